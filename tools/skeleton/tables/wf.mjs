// The table of Worldwide Football: two strips, the way to goal, the lane of the attack, the question.
import * as W from '../parts/wf.mjs';
import { d20, cardBack, esc } from '../parts/svg.mjs';
import { masthead, log, entries, hand, backs, question, icon, label, percent } from '../parts/shell.mjs';

export const css = `
.wf { display: grid; grid-template-columns: 268px 1fr; height: calc(var(--screen) - 63px); margin-top: 5px; }
.wf .play { display: flex; flex-direction: column; min-width: 0; padding: 0 18px; }
.strip { display: flex; align-items: center; gap: 14px; height: 62px; }
.strip .club { display: flex; align-items: center; gap: 8px; min-width: 116px; } .strip .club b { display: block; font-size: 22px; } .strip small { font-size: 11px; color: var(--ink-2); font-weight: 600; }
.strip .stars { display: flex; gap: 1px; min-width: 84px; }
.abil { display: flex; gap: 4px 5px; flex: 1; flex-wrap: wrap; min-width: 0; }
.ab { display: inline-flex; align-items: center; gap: 4px; font-size: 11.5px; font-weight: 600; padding: 3px 7px; line-height: 1.35; border: 1px solid var(--rule); border-radius: var(--r-1); color: var(--ink-2); white-space: nowrap; background: var(--sheet); }
.ab.can { background: var(--go); color: #14202E; border: 1.5px solid #14202E; }
.nums { display: flex; gap: 12px; } .num { display: grid; justify-items: center; font-size: 10.5px; font-weight: 600; color: var(--ink-2); line-height: 1.1; } .num b { font: 400 20px/1 var(--display); color: var(--ink); }
.trackbox svg { width: 100%; height: auto; }
.mid { display: grid; grid-template-columns: 1fr 322px; gap: 18px; flex: 1; min-height: 0; padding: 10px 0 8px; }
.lane { display: flex; gap: 10px; align-items: stretch; overflow: hidden; justify-content: flex-start; }
.duel { width: 118px; flex: none; display: grid; grid-template-rows: auto 26px 1fr; justify-items: center; position: relative; }
.duel > svg, .duel .cardbox { width: 118px; } .duel svg { filter: drop-shadow(2px 2px 0 rgb(20 32 46 / .2)); }
.duel .res { display: flex; align-items: center; gap: 5px; font: 600 11.5px/1 var(--text); white-space: nowrap; }
.duel .res b { font: 400 17px/1 var(--display); }
.duel .ans { position: relative; width: 106px; display: block; }
.duel .ans > svg { width: 88px; margin: 0 auto; }
.duel .drew { display: block; width: 88px; margin: 0 auto; position: relative; height: 123px; }
.duel .drew svg { position: absolute; width: 66px; } .duel .drew svg + svg { left: 20px; top: 12px; }
.duel .die { position: absolute; right: -12px; top: 26px; width: 50px; } .duel .die svg { width: 50px; filter: none; }
.slot { width: 92px; height: 126px; margin: 0 auto; border: 3px dashed #14202E; background: var(--go); border-radius: 8px; display: grid; place-items: center; text-align: center; font-size: 12px; font-weight: 700; color: #14202E; padding: 6px; line-height: 1.25; }
.cap { font-size: 11.5px; font-weight: 600; color: var(--ink-2); } .cap.under { display: block; text-align: center; margin-top: 4px; line-height: 1.25; }
.decide { display: flex; flex-direction: column; gap: 9px; min-height: 0; }
.decide .answer { padding: 8px 12px 6px; gap: 1px 10px; } .decide .answer svg.d20scale { grid-column: 1 / -1; width: 100%; margin-top: 3px; }
.benchrow { display: grid; grid-template-columns: auto 1fr; gap: 18px; align-items: end; padding-bottom: 14px; border-top: 1px solid var(--rule); padding-top: 10px; }
.benchrow .cardbox { width: 86px; } .benchrow .hand { gap: 9px; } .benchrow .hand > svg { width: 62px; } .benchrow .tip { bottom: calc(100% + 8px); left: -90px; width: 240px; }
.benchrow .squad { display: grid; gap: 8px; border-left: 1px solid var(--rule); padding-left: 16px; align-self: center; max-height: 132px; overflow: hidden; }
.squad .row { display: grid; grid-template-columns: 40px 1fr; gap: 10px; align-items: center; } .squad .row svg { width: 40px; filter: drop-shadow(1px 1px 0 rgb(20 32 46 / .2)); } .squad .row.can .txt b { background: var(--go); } .squad.many { gap: 4px; } .squad.many .row { grid-template-columns: 26px 1fr; } .squad.many .row svg { width: 26px; } .squad.many .txt { font-size: 11px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.squad .txt { font-size: 12px; line-height: 1.3; }
`;
const T = { en: { hand: 'hand', pile: 'pile', discard: 'discard', players: 'players', subs: 'subs', drew: (n) => `drew ${n} cards`, needs: (die, need) => `${die}, needs ${need}`, zone: 'Shot zone', die: 'die', open: 'Your answer', halves: ['', '1st half', '2nd half'], scale: (need, foul) => `${need} or more wins the ball${foul ? `, ${foul} is a foul` : ''}`, goal: 'a goal if nobody stops this' },
  fr: { hand: 'main', pile: 'pioche', discard: 'défausse', players: 'joueurs', subs: 'rempl.', drew: (n) => `${n} cartes piochées`, needs: (die, need) => `${die}, il faut ${need}`, zone: 'Zone de tir', die: 'dé', open: 'Votre réponse', halves: ['', '1<sup>re</sup> mi-temps', '2<sup>e</sup> mi-temps'], scale: (need, foul) => `${need} ou plus prend le ballon${foul ? `, ${foul} : faute` : ''}`, goal: 'un but si personne ne l’arrête' } };
const BLANK = { shirt: '#CBBFA4', trim: '#FBF8EF', cut: 'plain' };
const kitOf = (told, side) => (side.team ? told.facts(side.team).colours : BLANK);
const range = (faces) => (faces.length ? (faces.length > 1 ? `${faces[0]}–${faces.at(-1)}` : `${faces[0]}`) : '');

const num = (n, t) => `<span class="num"><b>${n}</b>${t}</span>`;
function strip(told, scene, number) {
  const { view } = scene; const side = view.sides[number]; const t = T[told.lang]; const place = `sides.${number}.abilities`;
  const can = (id) => scene.entries(id, place).length > 0;
  return `<div class="strip"><span class="club">${W.shirt(kitOf(told, side), 30)}<span><b class="disp">${side.team ? esc(told.text(side.team)) : '–'}</b><small>${side.seat === null ? '' : esc(told.head.names[side.seat])}</small></span></span>
  <span class="stars" aria-label="${side.stars}">${[...Array(Math.max(side.most_stars, side.stars))].map((_, i) => W.star(i < side.stars)).join('')}</span>
  <span class="abil" data-place="${place}">${side.abilities.map((id) => `<button class="ab ${can(id) ? 'can' : ''}" data-thing="${id}" title="${esc(told.full(id)).replaceAll('"', '”')}">${W.star(can(id), 11)}${esc(told.text(id))}</button>`).join('')}</span>
  <span class="nums">${num(view.hands[number]?.size ?? 0, t.hand)}${num(side.draw_pile.size, t.pile)}<span data-place="sides.${number}.discard_pile">${num(side.discard_pile.length, t.discard)}${[...new Set(side.discard_pile)].filter((id) => scene.entries(id, `sides.${number}.discard_pile`).length).map((id) => `<button class="ab can" data-thing="${id}">${esc(told.text(id))}</button>`).join('')}</span>${num(side.players.size, t.players)}${num(side.tokens, t.subs)}</span></div>`;
}
// The attack as the view tells it: a column a card, below it its answer, or where one may be given.
function lane(told, scene) {
  const t = T[told.lang]; const { lane: duels, decision, card } = scene.view; const open = decision?.card === card && scene.seat !== null;
  const caption = (text) => `<span class="cap under">${text}</span>`; const die = (drawing) => `<span class="die"><svg viewBox="0 0 44 44">${drawing}</svg></span>`;
  const answer = (duel) => {
    if (duel.defence) return `${W.action(told.thing(duel.defence), { lang: told.lang })}${die(d20(22, 22, 20, duel.roll, { skin: 'ivory' }))}${caption(t.needs(duel.total, duel.needed))}`;
    if (duel.trap) return caption(`${esc(told.text('ability:offside-trap'))} <b>${duel.trap}</b>`);
    if (duel.drew) return `<span class="drew">${cardBack()}${cardBack()}</span>${caption(t.drew(duel.drew))}`;
    if (duel.prevented) return caption(esc(told.text(`prevented:${duel.prevented.replaceAll('_', '-')}`)));
    return duel.reached === null && open ? `<span class="slot">${t.open}</span>` : '';
  };
  return duels.map((duel) => `<div class="duel">${W.action(told.thing(duel.card), { lang: told.lang })}<span class="res"><span class="muted">${duel.minute}’</span>${duel.reached === null ? '' : `<b>→ ${duel.reached} PA</b>`}</span><span class="ans">${answer(duel)}</span></div>`).join('');
}
// Answers: whatever the menu lists that has odds or lies nowhere; a roll shows its twenty faces.
function answers(told, scene) {
  const t = T[told.lang];
  return scene.menu.filter((entry) => entry.odds || entry.place === '').map((entry) => { const seen = scene.foreseen[entry.move] ?? {}; const on = entry.move === scene.hot; const roll = seen.die === 20;
    const sub = roll ? t.scale(seen.needed, range(seen.foul ?? [])) : entry.note ? told.say(entry.note) : entry.odds ? told.say(entry.odds.text) : '';
    const title = entry.thing && entry.place ? told.text(entry.thing) : told.say(entry.text);
    return `<button class="answer ${on ? 'on' : ''} ${entry.odds ? '' : 'neutral'}" ${entry.place === '' ? `data-move="${entry.move}" data-thing="${entry.thing}"` : ''}><span class="t" style="grid-column:1/3">${esc(title)}<br/><span class="s">${esc(sub)}</span></span>${entry.odds ? `<span class="odds">${percent(told, entry.odds.share)}<small>${esc(told.say(entry.odds.text).replace(/ \(.*\)$/, ''))}</small></span>` : ''}${roll ? W.d20Scale({ need: seen.needed, foul: seen.foul?.length ?? 0, w: 296 }) : ''}</button>`; }).join('');
}

export function board(told, scene) {
  const { view } = scene; const t = T[told.lang]; const steps = told.all('pa');
  const shot = view.card && Object.keys(told.facts(view.card).bonus).length ? view.card : told.all('card').find((card) => card.facts.family === 'shot').id;
  const bonus = Object.fromEntries(steps.filter((step) => shot in step.facts.shots).map((step) => { const all = step.facts.shots[shot] + view.cross; return [step.facts.number, `${t.die} ${all > 0 ? '+' : ''}${all}`]; }));
  const hops = view.lane.filter((duel) => duel.reached > duel.pa).map((duel) => ({ from: duel.pa, to: duel.reached, label: `${told.text(duel.card)} +${duel.reached - duel.pa}` }));
  const { from, to } = scene.preview; const step = (id) => +id.slice(3); const preview = from && to && from !== to ? { from: step(from), to: step(to) } : null;
  const against = view.sides[1 - view.ball].team;
  return `<div class="trackbox" data-place="board">${W.track({ pa: view.pa, steps, hops, preview, bonus, goal: against ? told.text(against) : '', shotLabel: t.zone })}</div>`;
}

export function table(told, scene) {
  const { view, seat } = scene; const { lang, head } = told; const t = T[lang]; const me = told.sideOf(seat ?? 0); const mine = view.sides[me]; const place = `hands.${me}`, squad = `sides.${me}.players`;
  const mark = (event, minute) => minute; const asked = view.decision?.asked?.[0];
  const chance = Object.values(scene.foreseen).find((seen) => seen.goal !== undefined)?.goal;
  const name = (side) => (view.sides[side].team ? told.text(view.sides[side].team) : head.names[side]);
  const row = (card) => { const man = mine.team && told.thing(told.facts(card).footballers[mine.team]); return `<button class="row ${scene.entries(card, squad).length ? 'can' : ''}" data-thing="${card}">${man ? W.player(man, kitOf(told, mine)) : ''}<span class="txt"><b>${esc(man ? man.text[lang].split(' ').slice(1).join(' ') : told.text(card))}</b><br/>${esc(man ? man.full[lang] : '')}</span></button>`; };
  return `${masthead({ lang, game: told.say(head.title), edition: told.text(view.mode), home: { name: name(0), mark: W.shirt(kitOf(told, view.sides[0]), 26) }, away: { name: name(1), mark: W.shirt(kitOf(told, view.sides[1]), 26) }, goals: view.score, clock: `${view.minute}’`, clockSub: t.halves[view.half] ?? view.half, turn: asked === undefined ? undefined : told.sideOf(asked) })}
<main class="wf">${log(entries(told, scene, mark), { lang, note: `${view.minute}’` })}
<section class="play">${strip(told, scene, 1 - me)}${board(told, scene)}
 <div class="mid"><div class="lane">${lane(told, scene)}${chance === undefined ? '' : `<div class="cap" style="align-self:start;max-width:108px;padding-top:4px"><b class="disp" style="font-size:30px;color:var(--ink)">${percent(told, chance)}</b><br/>${t.goal}</div>`}</div>
  <div class="decide">${seat === null ? '' : `${question(told, scene)}${answers(told, scene)}`}</div></div>
 ${strip(told, scene, me)}
 <div class="benchrow"><div class="hand" data-place="${place}">${seat === null ? backs(view.hands[me]?.size ?? 0) : hand(told, scene, view.hands[me].cards, place, (thing) => W.action(thing, { lang }), { tip: '' })}</div><div class="squad ${mine.players.cards.length > 2 ? 'many' : ''}" data-place="${squad}">${mine.players.cards.map(row).join('')}</div></div>
</section></main>`;
}
export const face = (told, id) => W.action(told.thing(id), { lang: told.lang });
