/** Shows what happened at the table, one event after the other: each is done when the eye has seen it. */
import { tick } from "svelte";
import type { TableEvent } from "../../contract/server";
import { reducedMotion } from "../../settings.svelte";
import type { Session } from "../../table/session.svelte";
import { wait } from "../../table/show.svelte";
import { say } from "../../words/words.svelte";
import type { Box } from "../shared/flights.svelte";
import { handOf, playOf, type Duel, type Play } from "./play.svelte";
import { placeNumber } from "./scene";
import { viewOf } from "./sides";

/** Times of the tokens, in milliseconds. */
const CARD = 220, OPEN = 350, DIE = 700, STILL = 250, HOP = 420, BAR = 1500, CAUTION = 700, READ = 900, VERDICT = 1700, GOAL = 2600, STILL_GOAL = 600, FADE = 260;
const KICK = "cubic-bezier(.15, .85, .35, 1)";
/** How wide a card that lies open is, in the page's own measure. */
const LAID = 118;

type Fold = () => Promise<void>;
export interface Shown { session: Session; play: Play; event: TableEvent; fold: Fold; pace: number; still: boolean }
type Show = (shown: Shown) => Promise<void>;

export async function perform(session: Session, event: TableEvent, fold: Fold, pace: number): Promise<void> {
  const play = playOf(session);
  if (play.duel?.word && event.kind !== "goal") play.duel = null;
  await (SHOWS[event.kind] ?? told)({ session, play, event, fold, pace, still: reducedMotion() });
}

const SHOWS: Record<string, Show> = {
  lay: laid, defence, "added to roll": added, validated: hops, "player counts": hops, foul: fouled, corner: hops, player: opened, "active player": opened, "active shot": opened,
  "defence card": opened, "not valid": opened, counter, ability: hops, search: drawn, recover: opened, draw: drawn, "draw player": drawn, "defence pile": drawn, discard: discarded, "discard player": discarded, substitution: opened,
  "offside trap": thrown, dive: thrown, "ability die": thrown, creativity: thrown,
  shot, "shot again": shotAgain, "save roll": saveRoll, saved: verdict, "off target": verdict, "penalty saved": verdict, faces, "shoot-out kick": kicked, goal,
  "yellow card": caution, "red card": caution, "set piece": bar, "ball lost": lost,
  whistle: bar, half: bar, toss: bar, "extra time": bar, "shoot-out": bar, "full time": bar, referee: bar,
};

/** Whatever has no picture of its own is told in the log. */
async function told({ fold, pace, event }: Shown) {
  await fold();
  await wait((event.text["en"] ? STILL : 60) * pace);
}

// ---- where things lie

/** A place of the view: the thing in it where it is one's own, else the figure that counts it, else its side. */
function placeBox(play: Play, place: string, side: number, thing?: string): Box | null {
  const own = thing ? [`[data-place="${place}"][data-thing="${thing}"]`] : [];
  const found = play.flights.boxOf(...own, `[data-pile="${place}"]`, `[data-fan="${side}"]`);
  return found && { ...found, width: Math.min(found.width, LAID * 0.8) };
}

/** The middle of the board, where cards lie open for a moment. */
function middle(play: Play): Box | null {
  const field = play.flights.boxOf(".board");
  if (!field) return null;
  const width = Math.min(LAID, field.width / 4);
  return { x: field.x + field.width / 2 - width / 2, y: field.y + field.height * 0.56 - width * 0.7, width, height: width * 1.4 };
}

const sideOf = (event: TableEvent) => event.side as number;
const cardOf = (event: TableEvent) => ((event["card"] ?? event["player"]) as string | undefined) ?? null;
const isOwn = (session: Session, event: TableEvent) => session.seat !== null && session.told.sideOf(session.seat) === sideOf(event);

/** A card leaves one's own hand or comes to it, before the next version tells the hand anew. */
function changes({ session, play, event }: Shown, gone: string[], come: string[]) {
  if (isOwn(session, event)) play.hand.add(handOf(session), gone, come);
}
const leavesHand = (event: TableEvent) => /^hands\.|\.players$/u.test(String(event["from"] ?? ""));
const comesToHand = (event: TableEvent) => /^hands\.|\.players$/u.test(String(event["to"] ?? ""));

// ---- cards

/** The card leaves the hand or the other's fan and lies down in the lane. */
async function laid(shown: Shown) {
  await toTheLane(shown, '[data-duel="last"] .attack');
}

async function toTheLane(shown: Shown, target: string) {
  const { play, event, fold, pace, still } = shown;
  const card = cardOf(event);
  const from = event["from"] ? placeBox(play, event["from"] as string, sideOf(event), card ?? undefined) : null;
  if (card && leavesHand(event)) changes(shown, [card], []);
  await fold();
  const element = [...document.querySelectorAll<HTMLElement>(target)].at(-1);
  element?.closest(".duel")?.scrollIntoView({ block: "nearest", inline: "end" });
  const to = play.flights.boxOf(target);
  if (still || !card || !from || !to || !element) return wait(STILL * pace);
  element.style.visibility = "hidden"; // it comes flying
  await play.flights.fly({ card, side: sideOf(event), stops: [{ ...from, at: 0 }, { ...to, at: 1 }], time: CARD * 1.6 * pace });
  element.style.visibility = "";
  await wait(OPEN * 0.6 * pace);
}

/** A defence card and its roll: the d20 rolls beside the card, then the number stands against what is needed. What it has
 * brought is told when it has come to rest. */
async function defence(shown: Shown) {
  const { play, event, fold, pace, still } = shown;
  const [roll, total, needed] = ["d20", "total", "needed"].map((name) => event[name] as number) as [number, number, number];
  if (still) return said(shown);
  play.rolling = true;
  await toTheLane({ ...shown, fold: async () => {
    play.answer = { defence: cardOf(event) as string, roll, total, needed };
    await tick();
  } }, '[data-answer="last"] .defence');
  play.rolling = false;
  await wait(16);
  play.rolling = true; // the die begins when the card lies there
  await wait(DIE * pace);
  play.rolling = false;
  await fold();
  play.answer = null;
  await wait(READ * pace);
}

async function added(shown: Shown) {
  await opened(shown);
  await wait(READ * 0.6 * shown.pace);
}

/** A card is turned up or played, lies open in the middle, and goes where it belongs. */
async function opened(shown: Shown) {
  const { play, event, fold, pace, still } = shown;
  const card = cardOf(event);
  const [from, to] = [event["from"], event["to"]].map((place) => (typeof place === "string" ? placeBox(play, place, sideOf(event), card ?? undefined) : null));
  const open = middle(play);
  if (card && leavesHand(event)) changes(shown, [card], []);
  if (still || !card || !from || !open) {
    if (card && comesToHand(event)) changes(shown, [], [card]);
    return told(shown);
  }
  const end = to ?? { ...open, y: open.y + 40 };
  const long = OPEN + (event.text["en"] ? READ * 0.7 : 0);
  const time = CARD * 2 + long;
  const flight = play.flights.fly({ card, side: sideOf(event), stops: [{ ...from, at: 0 }, { ...open, at: CARD / time }, { ...open, at: (CARD + long) / time }, { ...end, width: Math.min(end.width, 40), at: 1 }], time: time * pace });
  await Promise.all([flight, wait(CARD * pace).then(fold)]);
  if (comesToHand(event)) changes(shown, [], [card]);
}

/** Backs slide from a pile to a hand; one's own are seen when they arrive. */
async function drawn(shown: Shown) {
  const { play, event, fold, pace, still } = shown;
  const own = ((event["cards"] ?? event["players"]) as string[] | undefined) ?? (cardOf(event) ? [cardOf(event) as string] : []);
  const [from, to] = [event["from"], event["to"]].map((place) => placeBox(play, String(place), sideOf(event)));
  if (!still && from && to) {
    const count = Math.min((event["count"] as number | undefined) ?? 1, 6);
    const start = { ...from, width: Math.min(from.width, 40) };
    const there = { ...to, width: 40, y: to.y + Math.max(0, to.height / 2 - 28) };
    await Promise.all(Array.from({ length: count }, async (_, at) => {
      await wait(at * 80 * pace);
      await play.flights.fly({ card: null, side: sideOf(event), stops: [{ ...start, at: 0 }, { ...there, x: there.x + at * 6, at: 1 }], time: CARD * 1.3 * pace });
    }));
  }
  if (comesToHand(event)) changes(shown, [], own);
  await fold();
  if (still) await wait(STILL * pace);
}

async function discarded(shown: Shown) {
  const { play, event, fold, pace, still } = shown;
  const card = cardOf(event);
  const from = placeBox(play, String(event["from"]), sideOf(event), card ?? undefined);
  const to = placeBox(play, String(event["to"]), sideOf(event));
  if (card && leavesHand(event)) changes(shown, [card], []);
  await fold();
  if (still || !from || !to) return wait(STILL * pace);
  await play.flights.fly({ card, side: sideOf(event), stops: [{ ...from, at: 0 }, { ...to, width: 30, at: 1 }], time: CARD * 1.6 * pace });
}

/** A D card answers an M or A card: both are seen, then the die. */
async function counter(shown: Shown) {
  await opened({ ...shown, event: { ...shown.event, text: {} } });
  await thrown(shown);
}

// ---- the ball on its way

/** The ball hops to the place that the attack has come to. */
async function hops(shown: Shown) {
  const { session, play, event, fold, pace, still } = shown;
  const from = viewOf(session).pa;
  const to = event["to"] ? placeNumber(session, event["to"] as string) : from;
  if (from === to || !play.ball) return event.kind === "validated" ? told(shown) : said(shown);
  if (still) {
    await fold();
    play.touched = to;
    await wait(STILL * pace);
    play.touched = null;
    return;
  }
  await hop(play, from, to, HOP * pace, fold);
  await wait(180 * pace);
}

async function hop(play: Play, from: number, to: number, time: number, fold: Fold) {
  const { ball } = play;
  if (!ball) return fold();
  const step = Number(ball.dataset["step"]);
  const [start] = /translate\(([^)]*)\)/u.exec(ball.style.transform)?.slice(1) ?? ["0px, 0px"];
  const [x, y] = (start as string).split(",").map((one) => Number.parseFloat(one)) as [number, number];
  const end = x + (to - from) * step;
  const frames = [`translate(${x}px, ${y}px)`, `translate(${(x + end) / 2}px, ${y - 30}px)`, `translate(${end}px, ${y}px)`].map((transform) => ({ transform }));
  const animation = ball.animate(frames, { duration: time, easing: KICK, fill: "both" });
  await animation.finished.catch(() => {});
  const folded = fold();
  await folded;
  animation.cancel();
}

/** A sentence that stands beside the board long enough to be read. */
async function said({ fold, pace, event }: Shown) {
  await fold();
  await wait((event.text["en"] ? READ : STILL) * pace);
}

async function fouled(shown: Shown) {
  await bar({ ...shown, fold: async () => {} });
  await hops(shown);
}

/** The attack is over: its cards go, the ball goes back. */
async function lost(shown: Shown) {
  const { session, play, fold, pace, still } = shown;
  if (still) return said(shown);
  await wait(OPEN * pace);
  play.leaving = true;
  await wait(FADE * pace);
  await hop(play, viewOf(session).pa, 0, HOP * pace, fold);
  play.leaving = false;
  await wait(STILL * pace);
}

// ---- luck

/** A die in the middle that decides something. */
async function thrown({ play, event, fold, pace, still }: Shown) {
  const faces = event["d6"] !== undefined ? 6 : 20;
  const good = (event["works"] ?? event["foul"] ?? event["activates"] ?? event["countered"] ?? null) as boolean | null;
  const number = (event["die"] ?? event["d6"] ?? event["d20"]) as number;
  play.thrown = { faces, number, needed: (event["needed"] as number | undefined) ?? null, good, rolling: !still, text: event.text };
  if (!still) await wait(DIE * pace);
  play.thrown = { ...play.thrown, rolling: false };
  await fold();
  await wait((READ + 300) * pace);
  play.thrown = null;
}

/** The stage: the goal, the dice of the shot. */
async function shot({ session, play, event, fold, pace, still }: Shown) {
  const base: Duel = { kind: "shot", side: sideOf(event), dice: event["dice"] as number[], die: event["die"] as number, bonus: event["bonus"] as number, keeper: null, rolling: still ? null : "shot", word: "", good: false, text: {} };
  play.duel = base;
  await session.pause((still ? STILL : DIE) * pace);
  await fold();
  play.duel = { ...base, rolling: null };
  await session.pause(READ * pace);
}

async function shotAgain(shown: Shown) {
  const { play, event } = shown;
  const before = play.duel;
  await shot({ ...shown, event: { ...event, dice: [event["die"]], bonus: before?.bonus ?? viewOf(shown.session).shot_bonus, side: before?.side ?? viewOf(shown.session).ball } as unknown as TableEvent });
}

/** Then the keeper's die. */
async function saveRoll({ session, play, event, fold, pace, still }: Shown) {
  const view = viewOf(session);
  const quality = event["quality"] as number;
  const base: Duel = play.duel ?? { kind: "shot", side: 1 - sideOf(event), dice: [view.shot_die || quality], die: view.shot_die || quality, bonus: view.shot_die ? view.shot_bonus : 0, keeper: null, rolling: null, word: "", good: false, text: {} };
  play.duel = { ...base, keeper: event["keeper"] as number, rolling: still ? null : "keeper" };
  await session.pause((still ? STILL : DIE) * pace);
  await fold();
  play.duel = { ...play.duel, rolling: null };
  await session.pause(READ * 0.7 * pace);
}

/** A shot that is no goal. */
async function verdict({ session, play, event, fold, pace }: Shown) {
  await fold();
  const word = say(event.kind === "off target" ? "wf-wide" : "wf-saved");
  if (!play.duel) return bar({ session, play, event, fold: async () => {}, pace, still: false });
  play.duel = { ...play.duel, rolling: null, word, good: false, wide: event.kind === "off target", text: event.text };
  await session.pause(VERDICT * pace);
  play.duel = null;
}

/** Both faces of a penalty are shown. */
async function faces({ session, play, event, fold, pace, still }: Shown) {
  const [shooter, keeper] = [event["shooter"] as number, event["keeper"] as number];
  play.duel = { kind: "penalty", side: sideOf(event), dice: [shooter], die: shooter, bonus: 0, keeper, rolling: still ? null : "shot", word: "", good: false, text: {} };
  await session.pause((still ? STILL : DIE) * pace);
  await fold();
  play.duel = { ...play.duel, rolling: null };
  await session.pause(READ * pace);
}

async function kicked(shown: Shown) {
  const { session, play, event, fold, pace } = shown;
  if (!play.duel) await faces({ ...shown, fold: async () => {} });
  await fold();
  const scores = event["scores"] as boolean;
  if (play.duel) play.duel = { ...play.duel, word: say(scores ? "wf-scored" : "wf-saved"), good: scores, text: event.text };
  await session.pause(VERDICT * pace);
  play.duel = null;
}

// ---- what stops play

async function goal({ session, play, event, fold, pace, still }: Shown) {
  const before = play.duel;
  if (before) {
    play.duel = { ...before, rolling: null, word: say("wf-scored"), good: true, text: {} };
    await session.pause(STILL * 2 * pace);
  }
  for (;;) {
    const again = await session.stop(event, (still ? STILL_GOAL : GOAL) * Math.max(pace, 0.45));
    if (!again) break;
    if (before) await shownAgain(session, play, before, pace || 1);
  }
  play.duel = null;
  await fold();
}

/** The dice roll once more. */
async function shownAgain(session: Session, play: Play, duel: Duel, pace: number) {
  const keeper = duel.keeper;
  play.duel = { ...duel, keeper: null, rolling: "shot", word: "", good: false };
  await session.pause(DIE * pace);
  play.duel = { ...duel, keeper, rolling: duel.kind === "shot" ? "keeper" : null, word: "" };
  await session.pause(DIE * pace);
  play.duel = { ...duel, rolling: null, word: say("wf-scored"), good: true };
  await session.pause(READ * pace);
}

async function caution({ play, event, fold, pace }: Shown) {
  play.duel = null;
  play.caution = { colour: event.kind === "red card" ? "red" : "yellow", text: event.text };
  await fold();
  await wait((CAUTION + READ * 0.6) * pace);
  play.caution = null;
}

async function bar({ play, event, fold, pace }: Shown) {
  play.duel = null;
  play.bar = event;
  await fold();
  await wait((event.kind === "foul" || event.kind === "set piece" ? BAR * 0.7 : BAR) * pace);
  play.bar = null;
}
