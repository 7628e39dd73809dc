// The table of Footime.
import * as F from '../parts/ft.mjs';
import { el, g, ball, pileOf, esc } from '../parts/svg.mjs';
import { masthead, log, entries, hand, backs, buttons, question, phrase } from '../parts/shell.mjs';

export const css = `
.inl { display: inline-block; width: 22px; height: 20px; vertical-align: -5px; margin: -2px 1px; }
.ft { display: grid; grid-template-columns: 1fr 246px; grid-template-rows: 1fr 152px; height: calc(var(--screen) - 63px); margin-top: 5px; }
.ft .field { display: grid; place-items: center; padding: 6px 8px 6px; background: var(--sunk); position: relative; min-height: 0; } .ft .field > svg { width: 100%; height: 100%; }
.ft aside { border-left: var(--line); background: var(--sheet); grid-column: 2; grid-row: 1 / 3; display: flex; flex-direction: column; min-height: 0; } .ft aside .log { border: 0; flex: 1; }
.teams { padding: 10px 12px; border-bottom: 1px solid var(--rule); display: grid; gap: 6px; font-size: var(--t-2); } .teams .t { display: grid; grid-template-columns: 24px 1fr; gap: 8px; align-items: center; } .teams .m { display: flex; gap: 5px; flex-wrap: wrap; } .teams .m span { padding: 1px 6px; border: 1px solid var(--rule); border-radius: 2px; font-weight: 600; } .teams .m .now { background: var(--go); color: #14202E; border-color: #14202E; }
.legend { display: grid; grid-template-columns: repeat(2, auto); gap: 3px 12px; padding: 8px 12px; border-top: 1px solid var(--rule); font-size: 11.5px; font-weight: 600; background: var(--pitch-b); color: var(--chalk); } .legend span { display: inline-flex; align-items: center; gap: 6px; } .legend svg { width: 22px; height: 22px; }
.ft-dock { display: grid; grid-template-columns: auto 1fr; gap: 18px; padding: 0 14px; border-top: var(--line); align-items: center; }
.ft-dock .hand .cardbox { width: 69px; } .ft-dock .hand { gap: 7px; } .ft-dock .hand > svg { width: 60px; } .ft-dock .tip { bottom: calc(100% + 8px); left: auto; right: 0; --at: 85%; }
.ft .choices { display: flex; gap: 6px; flex-wrap: wrap; }
`;
const T = { fr: { players: 'joueurs', pile: 'dans la pioche', open: 'possible', periods: { 'first period': '1<sup>re</sup> période', 'second period': '2<sup>e</sup> période' } }, en: { players: 'players', pile: 'in the pile', open: 'possible', periods: { 'first period': '1st period', 'second period': '2nd period' } } };
const kitOf = (told, side) => told.all('team').find((team) => team.facts.side === side).facts.colours;
const kit = (told, side, s = 26) => `<svg width="${s}" height="${s}" viewBox="-18 -18 36 36" aria-hidden="true">${F.shirt(0, 0, kitOf(told, side), '', { s: 1.15 })}</svg>`;
// Pawns in a sentence become little shirts: no font has all of the circled numbers.
const shirts = (told) => (t) => esc(t).replace(/[①-⑪❶-❿⓫]/g, (c) => { const n = c === '⓫' ? 11 : c >= '❶' && c <= '❿' ? c.charCodeAt(0) - 0x2775 : c.charCodeAt(0) - 0x245f; const side = c >= '①' && c <= '⑪' ? 0 : 1; return `<svg class="inl" viewBox="-15 -14 30 28">${F.shirt(0, 0, kitOf(told, side), n)}</svg>`; });
const offPitch = (p, side, number) => [side ? p.W - number * 26 : number * 26, p.H + 14];

function pawns(told, scene, p) {
  const { view } = scene;
  return view.teams.map((team, side) => { let out = 0; return g({ 'data-place': `teams.${side}.pawns` }, Object.entries(team.pawns).map(([id, where]) => { const facts = told.facts(id); const [x, y] = p.isPoint(where) ? p.at(where) : offPitch(p, side, out++);
    return F.shirt(x, y, kitOf(told, side), facts.shirt, { id, s: p.isPoint(where) ? 1 : 0.75, keeper: team.keeper === id, booked: team.booked.includes(id), acting: view.decision?.pawn === id || scene.entries(id, `teams.${side}.pawns`).length > 0 }); })); }).join('');
}
const trails = (scene, p) => scene.log.filter((event) => p.isPoint(event.from) && p.isPoint(event.to) && event.from !== event.to).slice(-5).map((event, i) => F.trail(p.at(event.from), p.at(event.to), event.kind, 0.25 + 0.12 * i)).join('');
const reached = (scene, entry) => scene.foreseen[entry.move]?.reached ?? 'open';

export function board(told, scene) {
  const { view } = scene; const p = new F.Pitch(told);
  const points = scene.menu.filter((entry) => entry.place === 'board');
  const lines = view.teams.map((team, side) => team.offside ? F.offside(p.column(team.offside.line), p.H, told.facts(view.attacks[team.team]).goal.every((id) => p.at(id)[0] > p.W / 2) ? 1 : -1, kitOf(told, side), side) : '');
  const { from, to } = scene.preview;
  const layers = [lines.join(''), trails(scene, p), points.map((entry) => F.mark(p.at(entry.thing), reached(scene, entry), { hot: entry === scene.entry })).join(''), p.isPoint(from) && p.isPoint(to) ? F.aim(p.at(from), p.at(to)) : '', pawns(told, scene, p), ball(...p.at(view.ball), 9, { 'data-ball': view.ball })].join('');
  return el('svg', { viewBox: p.box, role: 'grid', 'aria-label': told.text('board:pitch') }, F.pitch(p, { layers }));
}
function legend(told, scene) {
  const kinds = new Map(); for (const entry of scene.menu.filter((entry) => entry.place === 'board')) if (!kinds.has(reached(scene, entry))) kinds.set(reached(scene, entry), entry.note ? told.say(entry.note) : T[told.lang].open);
  return kinds.size ? `<div class="legend">${[...kinds].map(([kind, text]) => `<span><svg viewBox="-16 -16 32 32">${F.mark([0, 0], kind)}</svg>${esc(text)}</span>`).join('')}</div>` : '';
}

export function table(told, scene) {
  const { view, seat } = scene; const { lang, head } = told; const t = T[lang]; const me = seat ?? 0; const place = `hands.${me}`; const html = shirts(told);
  const mark = Object.assign((event) => event.seat === undefined ? '' : `<svg width="15" height="15" viewBox="-16 -16 32 32">${F.shirt(0, 0, kitOf(told, told.sideOf(event.seat)), '')}</svg>`, { html });
  const asked = view.decision?.asked ?? [];
  const word = (entry) => { const facts = entry.thing ? told.facts(entry.thing) : {}; const said = facts.title ? `${facts.title[lang]} ${facts.number || ''}` : facts.column ? `${facts.row}${facts.column}` : entry.thing ? told.text(entry.thing) : told.say(entry.text); return entry.note ? `${said}, ${told.say(entry.note)}` : said; };
  const [x, y] = scene.preview.to && new F.Pitch(told).isPoint(scene.preview.to) ? new F.Pitch(told).at(scene.preview.to) : [];
  const tip = x !== undefined && scene.entry?.note ? `<span class="tip" style="right:${Math.max(62, 900 - x)}px;top:${Math.max(4, y - 62)}px;--at:90%"><b>${esc(told.say(scene.entry.note))}</b></span>` : '';
  const [home, away] = told.all('team');
  const turns = view.turns_left === null ? view.turns + 1 : `${view.turns + 1} / ${view.turns + view.turns_left}`;
  return `${masthead({ lang, game: told.say(head.title), edition: `${head.seats} ${t.players}`, home: { name: told.text(home.id), mark: kit(told, 0) }, away: { name: told.text(away.id), mark: kit(told, 1) }, goals: view.score, clock: turns, clockSub: t.periods[view.period] ?? view.period, turn: asked.length ? told.sideOf(asked[0]) : undefined })}
<main class="ft"><section class="field">${board(told, scene)}${tip}</section>
<aside><div class="teams">${head.sides.map((seats, side) => `<div class="t">${kit(told, side, 24)}<span class="m">${seats.map((other) => `<span class="${asked.includes(other) ? 'now' : ''}">${esc(head.names[other])} <small>${view.hands[other].size}</small></span>`).join('')}</span></div>`).join('')}<div class="t" style="grid-template-columns:30px 1fr"><span class="pile">${pileOf(view.draw_pile.size).replace('width="44"', 'style="width:26px"')}</span><span><b>${view.draw_pile.size}</b> ${t.pile}</span></div></div>
${log(entries(told, scene, mark), { lang })}${legend(told, scene)}</aside>
<section class="ft-dock"><div class="hand" data-place="${place}">${seat === null ? backs(view.hands[me].size) : hand(told, scene, view.hands[me].cards, place, (thing, uid) => F.card(thing, { lang, uid }), { tip: '' })}</div><div style="display:grid;gap:9px">${seat === null ? '' : `${question(told, scene, scene.question ? html(told.say(scene.question)) : undefined)}<div class="choices">${buttons(told, scene)}</div>${phrase(told, scene, word)}`}</div></section></main>`;
}
export const face = (told, id) => F.card(told.thing(id), { lang: told.lang, uid: 'f-' });
