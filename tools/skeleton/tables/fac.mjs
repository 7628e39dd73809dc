// The table of Football à la carte.
import * as P from '../parts/fac.mjs';
import { el, g, ball, pileOf, esc } from '../parts/svg.mjs';
import { masthead, log, entries, hand, backs, buttons, question, phrase, icon, label } from '../parts/shell.mjs';

export const css = `
.fac { display: grid; grid-template-columns: 268px 474px 1fr; height: calc(var(--screen) - 63px); margin-top: 5px; }
.fac .field { display: grid; place-items: center; background: var(--sunk); border-right: var(--line); position: relative; }
.fac .field > svg { height: 724px; width: auto; }
.fac .bench { padding: 14px 18px 14px; display: flex; flex-direction: column; gap: 12px; min-height: 0; }
.facing { display: grid; grid-template-columns: 1fr auto; gap: 14px; align-items: center; padding-bottom: 12px; border-bottom: 1px solid var(--rule); }
.fan { display: flex; } .fan > svg { width: 30px; margin-right: -16px; overflow: visible; }
.clockpile { display: flex; gap: 12px; align-items: center; }
.ticks { display: flex; gap: 1.5px; margin-top: 4px; } .ticks i { width: 3.5px; height: 11px; background: var(--rule); } .ticks i.left { background: var(--spot); } .ticks i.end { background: none; border: 1px solid var(--ink-2); }
.grid4 { display: grid; grid-template-columns: repeat(4, minmax(0, 124px)); gap: 26px 14px; margin-top: 4px; }
.fac .ticket .word { padding: 4px 6px; } .grid4 .tip { right: 0; top: calc(100% + 8px); --at: 78%; width: 262px; max-width: none; text-align: left; }
.know { font-size: var(--t-2); color: var(--ink-2); display: flex; gap: 6px; align-items: center; }
.foot { margin-top: auto; display: flex; gap: 8px; align-items: center; }
`;
const T = { fr: { half: ['1<sup style="font-size:.6em">re</sup>', '2<sup style="font-size:.6em">e</sup>'], halves: 'mi-temps', held: 'cartes en main', pile: 'cartes dans la pioche', ends: 'La mi-temps finit à', know: 'Vous le savez : carte', bottom: 'Vous le savez, la carte du dessous :', keys: '1 à 8 : carte · Entrée : jouer · Z : reprendre' },
  en: { half: ['1st', '2nd'], halves: 'half', held: 'cards in hand', pile: 'cards in the pile', ends: 'The half ends at', know: 'You know card', bottom: 'You know the bottom card:', keys: '1 to 8: card · Enter: play · Z: take back' } };

function clock(told, view) {
  const t = T[told.lang]; const { cards, half_ends_at: end } = told.facts('pile:draw'); const total = cards - view.hands.reduce((sum, held) => sum + held.size, 0); const { size } = view.draw_pile;
  return `<div class="clockpile"><div class="pile">${pileOf(size)}</div><div><b class="disp" style="font-size:30px">${size}</b> <span class="muted" style="font-size:12.5px">${t.pile}</span><div class="ticks">${[...Array(Math.max(total, size))].map((_, i) => `<i class="${i < end ? 'end' : i < size ? 'left' : ''}"></i>`).reverse().join('')}</div><span class="muted" style="font-size:11px">${t.ends} ${end}</span></div></div>`;
}
const known = (told, { size, known: cards }) => cards.map(([place, card]) => `<p class="know">${icon('eye')} ${place === size ? T[told.lang].bottom : `${T[told.lang].know} ${place} :`} ${esc(told.text(card))}.</p>`).join('');
const landing = (leg) => [...leg.path, ...(leg.net ? [leg.net] : [])];

export function board(told, scene) {
  const { view } = scene; const p = new P.Pitch(told, view.attacks, told.sideOf(scene.seat ?? 0)); const note = told.say(scene.entry?.note).replace(/^→ /, '');
  const legs = scene.preview.ball ?? []; const last = legs.at(-1);
  // squares to choose, and where the other entries of the menu would lead
  const lit = [...new Set(scene.menu.flatMap((entry) => entry.place === 'board' ? [entry.thing] : [scene.foreseen[entry.move]?.to ?? []].flat()))].filter((square) => !legs.length || square !== last.to);
  const layers = [
    lit.map((square) => P.litSquare(p, square, { label: told.text(square), small: true, hot: scene.entry?.thing === square })).join(''),
    legs.map((leg) => P.path(p, leg.from, landing(leg), { dotted: leg.dotted })).join(''),
    legs.slice(1).map((leg) => g({ opacity: 0.95 }, ball(...p.place(leg.from), 13))).join(''),
    P.ballOn(p, view.ball),
    last?.net ? P.flagLabel(p.place(last.net)[0] + 150, p.place(last.net)[1] < 0 ? -26 : p.H + 30, note, { w: 96 }) : '',
  ].join('');
  return el('svg', { viewBox: p.box, role: 'grid', 'aria-label': 'pitch' }, P.pitch(p, { layers }));
}

export function table(told, scene) {
  const { view, seat } = scene; const { lang, head } = told; const t = T[lang]; const me = seat ?? 0; const place = `hands.${me}`;
  const others = head.names.map((name, other) => other).filter((other) => other !== me);
  const word = (entry) => { const thing = entry.thing && told.thing(entry.thing); const title = thing?.facts.title ? `${thing.facts.title[lang]} ${thing.facts.arrows[0]?.number ?? ''}` : thing ? thing.text[lang] : told.say(entry.text); return entry.note ? `${title} ${told.say(entry.note)}` : title; };
  const mark = (event) => event.line ?? '';
  const asked = view.decision?.asked?.[0]; const turn = asked === undefined ? undefined : told.sideOf(asked);
  const mine = seat === null ? `<div class="fan" aria-label="${view.hands[me].size}">${backs(view.hands[me].size)}</div>` : `<div class="grid4" data-place="${place}">${hand(told, scene, view.hands[me].cards, place, (thing, uid) => P.card(thing, { lang, uid }), { notes: true })}</div>`;
  return `${masthead({ lang, game: told.say(head.title), home: { name: told.nameOfSide(0) }, away: { name: told.nameOfSide(1) }, goals: view.score, clock: t.half[view.half - 1], clockSub: t.halves, turn })}
<main class="fac">${log(entries(told, scene, mark), { lang })}
<section class="field">${board(told, scene)}</section>
<section class="bench">
  <div class="facing">${others.map((other) => `<div><div class="seat">${`<div class="fan" aria-label="${view.hands[other].size}">${backs(view.hands[other].size)}</div>`}<span style="margin-left:18px"><span class="name">${esc(head.names[other])}</span><br/><span class="sub">${view.hands[other].size} ${t.held}</span></span></div></div>`).join('')}${clock(told, view)}</div>
  ${known(told, view.draw_pile)}
  ${seat === null ? '' : `${question(told, scene)}${phrase(told, scene, word)}`}
  ${mine}
  ${seat === null ? '' : `<div class="foot">${buttons(told, scene)}<button class="btn quiet small">${icon('hint')}${label(lang, 'hint')}</button><button class="btn quiet small">${icon('log')}${label(lang, 'moves')} (${scene.menu.length})</button><span class="muted" style="font-size:12px;margin-left:auto">${t.keys}</span></div>`}
</section></main>`;
}
export const face = (told, id) => P.card(told.thing(id), { lang: told.lang, uid: 'f-' });
