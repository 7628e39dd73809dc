// The pages: a table at one moment, and a match that is played from its first view and its events.
import { Told, Scene } from './told.mjs';
import { fold } from './fold.mjs';
import { places, slide, show, announce, wait } from './motion.mjs';

const get = async (name, part) => (await fetch(`data/${name}-${part}.json`)).json();
async function opened(name, part) {
  const [things, data, game] = await Promise.all([get(name, 'things'), get(name, part), import(`./tables/${name}.mjs`)]);
  document.head.insertAdjacentHTML('beforeend', `<style>${game.css}</style>`);
  document.body.innerHTML = '<div id="table"></div>';
  return { data, game, told: new Told(things, data), draw: (html) => { document.querySelector('#table').innerHTML = html; } };
}

export async function table(name) {
  const { told, data, game, draw } = await opened(name, 'table');
  draw(game.table(told, new Scene(data)));
}

// Plays a match: space pauses, → goes on by one event, End skips; `#70` starts on that line of the record.
const SPEEDS = [1.8, 1, 0.45, 0];
export async function match(name) {
  const { told, data, game, draw } = await opened(name, 'match');
  const view = { ...structuredClone(data.first), decision: null }; const log = data.opening.map((event) => ({ ...event, line: 0 })); const start = +location.hash.slice(1) || 0;
  let speed = 1, paused = false, step = () => {};
  const redraw = () => { draw(game.table(told, new Scene({ view, log: log.slice(-40) }))); document.querySelectorAll('.speed button').forEach((button, i) => button.setAttribute('aria-pressed', SPEEDS[i] === speed)); };
  document.addEventListener('click', (click) => { const i = [...document.querySelectorAll('.speed button')].indexOf(click.target); if (i >= 0) { speed = SPEEDS[i]; redraw(); } });
  document.addEventListener('keydown', (press) => { if (press.key === ' ') paused = !paused; if (press.key === 'End') speed = 0; if ([' ', 'ArrowRight', 'End'].includes(press.key)) step(); });
  redraw();
  for (const { line, events } of data.lines) for (const event of events) {
    const quick = line < start ? 0 : speed;
    if (paused && quick) await new Promise((resolve) => { step = resolve; });
    if (quick && event.card) await show(game.face(told, event.card), event.from ?? `hands.${event.seat}`, quick);
    const before = quick ? places() : null;
    fold(view, event); log.push({ ...event, line });
    if (!quick) continue;
    redraw();
    await slide(before, quick);
    if (event.kind === 'goal') await announce(event.text[told.lang], quick);
    await wait(120 * quick);
  }
  redraw();
  document.body.dataset.over = 'true';
}
