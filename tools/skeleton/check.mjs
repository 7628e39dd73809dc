// node check.mjs [folder]: what `make skeleton` has written can be drawn, lit and followed by events alone.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { Told, Scene } from './told.mjs';
import { fold, at } from './fold.mjs';
import { drawn, unlit } from './lit.mjs';

const folder = pathToFileURL(`${resolve(process.argv[2] ?? 'build/skeleton')}/`);
const read = (name, part) => JSON.parse(readFileSync(new URL(`data/${name}-${part}.json`, folder)));
const wrong = []; const object = (name, line, what) => wrong.push(`${name}, line ${line}: ${what}`);
const open = (view) => ({ ...view, decision: null });

for (const name of ['fac', 'wf', 'wcg', 'ft']) {
  const game = await import(`./tables/${name}.mjs`); const match = read(name, 'match'), looks = read(name, 'looks'), moment = read(name, 'table'); const told = new Told(read(name, 'things'), match);
  // the events lead from the first view to every later one: as far as it is drawn, and at every path that was ever told
  const view = structuredClone(match.first); const log = []; const paths = new Set(); const lines = new Map(match.lines.map((line) => [line.line, line.events])); let events = 0, lit = 0; const stale = new Set();
  let line = 0;
  for (const look of looks) {
    for (; line <= look.line; line++) for (const event of lines.get(line) ?? []) { fold(view, event); log.push({ ...event, line }); Object.keys(event.after).forEach((path) => paths.add(path)); events++; }
    for (const path of paths) if (JSON.stringify(at(view, path)) !== JSON.stringify(at(look.public, path))) object(name, look.line, `${path} is ${JSON.stringify(at(view, path))} by events and ${JSON.stringify(at(look.public, path))} in the view`);
    const shown = { log: log.slice(-40) }; const followed = game.table(told, new Scene({ ...shown, view: open(view) })), seen = game.table(told, new Scene({ ...shown, view: open(look.public) }));
    drawn(followed);
    if (followed !== seen) { const from = [...seen].findIndex((letter, i) => letter !== followed[i]); object(name, look.line, `drawn by events …${followed.slice(from - 60, from + 60)}… but from the view …${seen.slice(from - 60, from + 60)}…`); }
    for (const key of Object.keys(look.public)) if (!['decision', 'outcome'].includes(key) && JSON.stringify(view[key]) !== JSON.stringify(look.public[key])) stale.add(key);
    // each entry of a menu lights one element
    for (const asked of look.asked) { const html = game.table(told, new Scene({ ...asked, ...shown })); for (const entry of unlit(asked.menu, drawn(html))) object(name, look.line, `${entry.move} at “${entry.place}” is not drawn once`); lit += asked.menu.length; }
  }
  const html = game.table(told, new Scene(moment)); for (const entry of unlit(moment.menu, drawn(html))) object(name, 'of the table', `${entry.move} at “${entry.place}” is not drawn once`);
  const foreign = /\b(undefined|NaN|\[object Object\])\b/.exec(html); if (foreign) object(name, 'of the table', `${foreign[0]} is drawn: …${html.slice(foreign.index - 80, foreign.index + 40)}…`);
  console.log(`${name}: ${events} events lead through ${looks.length} views, ${lit} entries light one element each; neither told by events nor drawn: ${[...stale].join(', ') || 'nothing'}`);
}
if (wrong.length) { console.error(wrong.slice(0, 12).join('\n')); console.error(`${wrong.length} objections`); process.exit(1); }
