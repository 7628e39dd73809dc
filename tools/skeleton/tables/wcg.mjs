// The table of The World Cup Game: groups with their live tables, then the bracket.
import * as C from '../parts/wcg.mjs';
import { el, g, shape, SHAPES, ownerMark, esc } from '../parts/svg.mjs';
import { masthead, log, entries, hand, backs, buttons, question, phrase, plates } from '../parts/shell.mjs';

export const css = `
.wcg { display: grid; grid-template-columns: 1fr 236px; grid-template-rows: 1fr 126px; height: calc(var(--screen) - 63px); margin-top: 5px; }
.groups { display: grid; grid-template-columns: repeat(4, 1fr); grid-template-rows: repeat(2, minmax(0, 1fr)); gap: 8px; padding: 9px 10px 8px; min-height: 0; position: relative; }
.groups.few { grid-template-columns: repeat(2, 1fr); } .groups svg.group { width: 100%; height: 100%; } .bracket { padding: 8px; min-height: 0; } .bracket svg { width: 100%; height: 100%; }
.side { border-left: var(--line); background: var(--sheet); display: flex; flex-direction: column; min-height: 0; grid-row: 1 / 3; grid-column: 2; }
.side .log { border: 0; flex: 1; }
.toklegend { display: grid; grid-template-columns: 1fr 1fr; gap: 2px 8px; padding: 8px 12px; border-top: 1px solid var(--rule); font-size: 11.5px; font-weight: 600; } .toklegend span { display: flex; gap: 6px; align-items: center; } .toklegend svg { width: 22px; height: 22px; }
.seats { padding: 10px 12px; border-bottom: 1px solid var(--rule); display: grid; gap: 5px; }
.seatrow { display: grid; grid-template-columns: 16px 1fr auto auto; gap: 7px; align-items: center; font-size: var(--t-2); } .seatrow b { font-weight: 700; } .seatrow .h { font: 400 16px/1 var(--display); } .seatrow.turn { background: var(--go); color: #14202E; margin: 0 -12px; padding: 3px 12px; }
.table-dock { display: grid; grid-template-columns: 268px 1fr; gap: 16px; align-items: center; padding: 0 14px 0 14px; border-top: var(--line); background: var(--paper); }
.table-dock .hand .cardbox { width: 78px; } .table-dock .hand > svg { width: 62px; } .table-dock .tip { bottom: calc(100% + 8px); }
.phases { display: flex; align-items: center; gap: 10px; margin-right: 8px; } .phases ol { display: flex; align-items: center; gap: 7px; font: 400 15px/1 var(--display); letter-spacing: 0; color: var(--ink-2); white-space: nowrap; } .phases li + li::before { content: "›"; margin-right: 7px; } .phases .now { color: var(--ink); box-shadow: 0 4px 0 var(--spot); }
.phases .left { display: flex; gap: 6px; align-items: center; font-size: 11px; font-weight: 600; color: var(--ink-2); line-height: 1.15; white-space: nowrap; }
`;
const T = { fr: { cards: 'cartes,', run: (n, all) => `pioche ${n} sur ${all}`, nations: 'nations', title: 'Le tournoi en direct', vulnerable: 'vulnérable' }, en: { cards: 'cards,', run: (n, all) => `pile ${n} of ${all}`, nations: 'nations', title: 'The cup, live', vulnerable: 'vulnerable' } };
const DAY = ['#0215C3', '#6C1116', '#007966', '#B319A5', '#896300', '#2D0F40'];
const text = (x, y, t, o = {}) => el('text', { x, y, ...o }, t);
const owners = (view) => Object.fromEntries(view.teams.flatMap((teams, seat) => teams.map((team) => [team, seat])));
const ownerShape = (owner, x, y, r, printed) => owner === undefined ? '' : shape(SHAPES[owner % 6], x, y, r, { fill: printed ? DAY[owner % 6] : `var(--p${(owner % 6) + 1})` });
// Half goals as people write them: 1½.
const written = (halves) => (halves % 2 ? `${halves > 1 ? Math.floor(halves / 2) : ''}½` : `${halves / 2}`);
const small = (score) => score.replaceAll('½', '<tspan font-size="11" font-family="var(--text)" font-weight="800" dy="-6">½</tspan><tspan dy="6">\u200b</tspan>');

// A row as it stands, or as it would after the entry under the pointer.
function rowAfter(scene, row) { const next = scene.preview; return next.row === row.row ? { ...row, tokens: next.tokens, vulnerable: next.vulnerable, free: next.free, half_goals: next.half_goals[0] } : row; }
function spaces(told, scene, row, o) {
  const after = rowAfter(scene, row); const can = scene.entries(row.row, 'board').length > 0;
  return C.rowOf({ tokens: after.tokens.map((token) => told.facts(token)), spaces: after.tokens.length + after.free, vulnerable: after.vulnerable ? after.tokens.length - 1 : -1, next: can && scene.preview.row !== row.row, id: row.row, label: told.text(row.row), ...o });
}

function group(told, scene, number, own, recent) {
  const { view } = scene; const w = 246; const me = scene.seat ?? 0; const id = view.groups[number].group; const facts = told.facts(id); const out = [];
  const matches = facts.matches.map((match) => view.matches[told.facts(match).number]);
  const hot = matches.find((match) => match.rows.some((row) => row.row === scene.preview.row)); const now = view.groups[number].table; const list = hot && scene.preview.table ? scene.preview.table : now;
  out.push(el('rect', { x: 0.75, y: 0.75, width: w - 1.5, height: 286.500, rx: 3, fill: 'var(--sheet)', stroke: 'var(--ink)', 'stroke-width': 1.5 }), el('path', { d: 'M.75 .75h40v79h-40z', fill: 'var(--spot)' }), text(20.5, 58, facts.name, { 'text-anchor': 'middle', class: 'disp', 'font-size': 50, fill: 'var(--spot-ink)' }));
  list.forEach((line, i) => { const y = 13 + i * 18.400; const team = told.facts(line.team); const mine = own[line.team] === me; const moved = now.findIndex((other) => other.team === line.team) - i; const d = line.goals_for - line.goals_against;
    out.push(g({ 'data-team': line.team }, moved !== 0 && el('rect', { x: 42, y: y - 11.5, width: w - 44, height: 18, fill: 'var(--go)' }), text(50, y + 4, i + 1, { 'font-size': 11, 'font-weight': 600, fill: moved ? '#14202E' : 'var(--ink-2)' }), ownerShape(own[line.team], 68, y, 5.6, moved !== 0), C.flag(team.flag, 79, y - 6, 18), text(103, y + 4.5, team.code, { 'font-size': 13, 'font-weight': mine ? 800 : 500, fill: moved ? '#14202E' : 'var(--ink)' }),
      el('circle', { cx: 152, cy: y, r: 4, fill: team.paint, stroke: 'var(--ink-2)', 'stroke-width': 1 }), moved !== 0 && text(134, y + 4.5, moved > 0 ? '▲' : '▼', { 'font-size': 10, fill: '#14202E' }),
      text(182, y + 4, (d > 0 ? '+' : d < 0 ? '−' : '') + Math.abs(d), { 'text-anchor': 'end', 'font-size': 11, fill: moved ? '#14202E' : 'var(--ink-2)' }), text(w - 12, y + 6, line.points, { 'text-anchor': 'end', class: 'disp', 'font-size': 19, fill: moved ? '#14202E' : 'var(--ink)' }))); });
  out.push(el('path', { d: `M41 ${4.4 + facts.qualify * 18.4}h${w - 42}`, stroke: 'var(--spot)', 'stroke-width': 2, 'stroke-dasharray': '5 3' }), el('path', { d: `M.75 79h${w - 1.5}`, stroke: 'var(--ink)', 'stroke-width': 1.5 }));
  matches.forEach((match, i) => { const y = 96.500 + i * 34.600; const cx = w / 2; const isHot = match === hot; const ink = isHot ? '#14202E' : 'var(--ink)';
    if (isHot) out.push(el('rect', { x: 2, y: y - 17, width: w - 4, height: 34, fill: 'var(--go)' }));
    else if (i % 2) out.push(el('rect', { x: 2, y: y - 17, width: w - 4, height: 34.5, fill: 'var(--paper)' }));
    out.push(g({ role: 'row', 'aria-label': told.text(match.match) }, match.rows.map((row, k) => { const team = told.facts(row.team); const dir = k ? 1 : -1; const lx = k ? w - 7 : 7;
      return g({}, C.flag(team.flag, k ? w - 25 : 7, y - 12.500, 18), text(lx, y + 12, team.code, { 'text-anchor': k ? 'end' : 'start', 'font-size': 11.5, 'font-weight': own[row.team] === me ? 800 : 500, fill: ink }), ownerShape(own[row.team], k ? w - 31.500 : 31.500, y - 6.500, 4.600, isHot), spaces(told, scene, row, { x: cx + dir * 21, y, dir })); })));
    const score = match.score && !isHot ? match.score.join('–') : match.rows.map((row) => written(rowAfter(scene, row).half_goals)).join('–');
    out.push(text(cx, y + 10, small(score), { 'text-anchor': 'middle', class: 'disp', 'font-size': 21, fill: ink }), text(cx, y - 8, told.text(match.match), { 'text-anchor': 'middle', 'font-size': 9.5, 'font-weight': 600, fill: isHot ? '#14202E' : 'var(--ink-2)' }));
    const by = recent[match.match];
    if (by !== undefined && !isHot) out.push(el('path', { d: `M2 ${y - 17}h5l-5 5zM${w - 2} ${y - 17}h-5l5 5z`, fill: `var(--p${(by % 6) + 1})` }), el('rect', { x: 2.5, y: y - 16.500, width: w - 5, height: 34, fill: 'none', stroke: `var(--p${(by % 6) + 1})`, 'stroke-width': 1.6 })); });
  return el('svg', { viewBox: `0 0 ${w} 288`, class: 'group', role: 'grid', 'aria-label': told.text(id) }, out);
}

// The rounds: a column each, a match where its thing says.
function bracket(told, scene, own) {
  const { view } = scene; const matches = view.matches.filter((match) => !told.facts(match.match).group); const places = matches.map((match) => told.facts(match.match));
  const columns = Math.max(...places.map(({ x }) => x)) + 1, lines = Math.max(...places.map(({ y }) => y)) + 1; const W = 1028, H = 596; const cw = W / columns, ch = H / lines; const bw = cw - 26, bh = Math.min(66, ch - 4);
  const box = (match, facts) => { const [x, y] = [facts.x * cw, facts.y * ch + (ch - bh) / 2]; const live = view.in_play.includes(match.match);
    return g({ transform: `translate(${x} ${y})`, opacity: match.rows[0].team ? 1 : 0.5 }, el('rect', { width: bw, height: bh, rx: 3, fill: 'var(--sheet)', stroke: live ? 'var(--ink)' : 'var(--rule)', 'stroke-width': live ? 2 : 1.5 }), text(bw - 6, 11, told.text(match.match), { 'text-anchor': 'end', 'font-size': 9.5, fill: 'var(--ink-2)' }),
      match.rows.map((row, k) => { const cy = bh * (k ? 0.76 : 0.32); const lost = match.winner && match.winner !== row.team; const score = match.score ? `${match.score[k]}${match.shoot_out ? ` (${match.shoot_out[k]})` : ''}` : written(rowAfter(scene, row).half_goals);
        return g({ opacity: lost ? 0.5 : 1 }, row.team ? [C.flag(told.facts(row.team).flag, 8, cy - 7, 21), ownerShape(own[row.team], 38, cy, 5), text(48, cy + 5, told.facts(row.team).code, { 'font-size': 13.5, 'font-weight': 700, fill: 'var(--ink)' }), text(bw - 10, cy + 7, small(score), { 'text-anchor': 'end', class: 'disp', 'font-size': 19, fill: 'var(--ink)' })] : '', spaces(told, scene, row, { x: 86, y: cy, dir: 1 })); })); };
  return el('svg', { viewBox: `0 0 ${W} ${H}`, preserveAspectRatio: 'xMidYMid meet' }, matches.map((match, i) => box(match, places[i])));
}

export function board(told, scene) {
  const { view } = scene; const own = owners(view); const me = scene.seat ?? 0; const isGroups = told.facts(view.phase).matches.some((match) => told.facts(match).group);
  if (!isGroups) return `<section class="bracket" data-place="board">${bracket(told, scene, own)}</section>`;
  // what has changed since one's own last turn, by whom
  const last = scene.log.findLast((event) => event.seat === me)?.line ?? 0; const recent = Object.fromEntries(scene.log.filter((event) => event.line >= last && event.match && event.seat !== undefined).map((event) => [event.match, event.seat]));
  return `<section class="groups ${view.groups.length > 4 ? '' : 'few'}" data-place="board">${view.groups.map((_, number) => group(told, scene, number, own, recent)).join('')}</section>`;
}
function phases(told, view) {
  const t = T[told.lang]; const cup = told.facts('tournament:cup'); const groups = told.facts(view.phase).number === 0;
  return `<div class="phases"><ol>${cup.phases.map((phase) => `<li><span class="${phase === view.phase ? 'now' : ''}">${esc(told.say(told.facts(phase).short))}</span></li>`).join('')}</ol><span class="left"><span>${plates(view.draw_pile.size)}</span><span>${t.cards}<br/>${groups ? t.run(view.run, cup.runs) : ''}</span></span></div>`;
}
const legend = (told) => { const shown = told.all('token').filter((token) => !token.facts.face_down).filter((token, i, all) => all.findIndex((other) => other.facts.goal === token.facts.goal && other.facts.vulnerable === token.facts.vulnerable) === i); const turned = told.all('token').find((token) => token.facts.face_down); const goal = shown.find((token) => token.facts.goal && token.facts.vulnerable);
  const tok = (facts, label, o) => `<span><svg viewBox="-12 -12 24 24">${C.token(facts, 0, 0, 9, o)}</svg>${esc(label)}</span>`; return `<div class="toklegend">${shown.map((token) => tok(token.facts, token.text[told.lang])).join('')}${tok(goal.facts, T[told.lang].vulnerable, { vulnerable: true })}${tok(turned.facts, turned.text[told.lang].split(', ').at(-1))}</div>`; };

export function table(told, scene) {
  const { view, seat } = scene; const { lang, head } = told; const t = T[lang]; const me = seat ?? 0; const place = `hands.${me}`; const asked = view.decision?.asked ?? [];
  const mark = (event) => event.seat === undefined ? '' : ownerMark(event.seat % 6, 13);
  const word = (entry) => told.say(entry.text);
  return `${masthead({ lang, game: told.say(head.title), edition: told.facts('tournament:cup').edition, mid: phases(told, view) })}
<main class="wcg">${board(told, scene)}
<aside class="side"><div class="seats">${head.names.map((name, other) => `<div class="seatrow ${asked.includes(other) ? 'turn' : ''}">${ownerMark(other % 6, 15).replace(`var(--p${(other % 6) + 1})`, asked.includes(other) ? DAY[other % 6] : `var(--p${(other % 6) + 1})`)}<b>${esc(name)}</b><span>${view.teams[other].length} ${t.nations}</span><span class="h">${view.hands[other].size}</span></div>`).join('')}</div>${log(entries(told, scene, mark), { lang, title: t.title })}${legend(told)}</aside>
<section class="table-dock"><div class="hand" data-place="${place}">${seat === null ? backs(view.hands[me].size) : hand(told, scene, view.hands[me].cards, place, (thing) => C.card(thing, (id) => told.facts(id), { lang }), { tip: '' })}</div><div style="display:grid;gap:9px">${seat === null ? '' : `${question(told, scene)}<div>${buttons(told, scene)}</div>${phrase(told, scene, word)}`}</div></section></main>`;
}
export const face = (told, id) => C.card(told.thing(id), (token) => told.facts(token), { lang: told.lang });
