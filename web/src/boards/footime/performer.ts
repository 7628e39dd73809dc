/** Shows what happened at the table, one event after the other: each is done when the eye has seen it. */
import type { TableEvent } from "../../contract/server";
import { reducedMotion } from "../../settings.svelte";
import type { Session } from "../../table/session.svelte";
import { wait } from "../../table/show.svelte";
import { say, text } from "../../words/words.svelte";
import { chalkOf } from "./chalk";
import { isPoint, pitchOf, U } from "./pitch";
import { playOf, type Play } from "./play.svelte";
import { remember } from "./poster";

/** Times of the tokens, in milliseconds. */
const CARD = 790, BALL = 70, RUN = 45, DIE = 700, READ = 620, STILL = 250, BAR = 1500, GOAL = 2600, STILL_GOAL = 600, HELD = 700;
const KICK = "cubic-bezier(.15, .85, .35, 1)";
const LAY = "cubic-bezier(.3, 0, .2, 1)";

type Fold = () => Promise<void>;
interface Shown { session: Session; play: Play; event: TableEvent; fold: Fold; pace: number; still: boolean }
type Show = (shown: Shown) => Promise<void>;

export async function perform(session: Session, event: TableEvent, fold: Fold, pace: number): Promise<void> {
  remember(session, event);
  const shown = { session, play: playOf(session), event, fold, pace, still: reducedMotion() };
  if (event.kind !== "goal") isTold(shown); // its chalk lies as long as it may be seen again
  await (SHOWS[event.kind] ?? told)(shown);
}

/** What is told leaves its chalk. */
function isTold({ session, play, event }: Shown) {
  if (session.telling !== null) play.tell(session.telling, event);
}

const SHOWS: Record<string, Show> = {
  card: laid, "thrown away": laid, draw: drawn, deal: drawn, run: runs, "ball taken along": taken, ball: kicked, shot: inTheNet,
  "ball placed": moved, "out of play": called, "set piece": called, "pawn displaced": moved, injured: moved, replaced: moved,
  "pawn moved away": moved, "taker stands": moved, "taker steps in": moved, "new goalkeeper": moved, "line-up": linedUp, "kick-off": linedUp,
  roll: rolled, "captains roll": contest, duel: contest, var: contest, "shoot-out shot": shotAt,
  foul: called, "foul reversed": called, offside: called, "offside called": called, "turn lost": called, retained: called, confirmed: called,
  booked: cautioned, expelled: cautioned, annulled, goal, whistle: bar, period: bar, "ends changed": changed, "full time": bar, forfeit: bar, referee: bar,
};

/** Whatever has no picture of its own is told in the log. */
async function told({ event, fold, pace }: Shown) {
  await fold();
  await wait((text(event.text) ? STILL : 60) * pace);
}

// ---- what moves

/** Where pawns and ball are drawn. */
function places(play: Play): Map<Element, string> {
  const all = play.field?.querySelectorAll<SVGElement>('[data-thing^="pawn:"], [data-thing="ball"]') ?? [];
  return new Map([...all].map((element) => [element, element.style.transform]));
}

/** Folds the event, and has whatever changed its place slide there. */
async function slides({ play, fold, still, event, pace }: Shown, time: number, easing: string, high = false) {
  const before = places(play);
  await fold();
  const moving = [...places(play)].filter(([element, now]) => (before.get(element) ?? now) !== now);
  if (still) {
    const to = event["to"] as string | undefined;
    play.touched = isPoint(to) ? to : null;
    await wait(STILL * pace);
    play.touched = null;
    return;
  }
  await Promise.all(moving.map(([element, now]) => {
    const from = before.get(element) as string;
    const frames = high ? [{ transform: from }, { transform: between(from, now) }, { transform: now }] : [{ transform: from }, { transform: now }];
    return element.animate(frames, { duration: Math.max(1, time * pace), easing: high ? "ease-in-out" : easing }).finished.catch(() => {});
  }));
}

/** Half-way through the air: higher, and nearer to the eye. */
function between(from: string, to: string): string {
  const [[a = 0, b = 0], [x = 0, y = 0]] = [numbers(from), numbers(to)];
  return `translate(${(a + x) / 2}px, ${(b + y) / 2 - Math.min(60, Math.hypot(x - a, y - b) * 0.2)}px) scale(1.7)`;
}
const numbers = (transform: string) => (transform.match(/-?[\d.]+/g) ?? []).map(Number);

function far(session: Session, event: TableEvent): number {
  const pitch = pitchOf(session.told);
  const [from, to] = [event["from"] as string, event["to"] as string];
  if (!isPoint(from) || !isPoint(to)) return 4;
  const [[a, b], [x, y]] = [pitch.at(from), pitch.at(to)];
  return Math.max(Math.abs(a - x), Math.abs(b - y)) / U;
}

async function runs(shown: Shown) {
  const { session, event, pace } = shown;
  await slides(shown, Math.max(260, RUN * 2 * far(session, event)), LAY);
  await wait(90 * pace);
}

async function taken(shown: Shown) {
  await slides(shown, Math.max(180, RUN * far(shown.session, shown.event)), LAY);
  await wait(90 * shown.pace);
}

async function kicked(shown: Shown) {
  const { session, event, pace } = shown;
  const high = event["how"] === "aerial";
  await slides(shown, Math.max(320, BALL * far(session, event) * (high ? 1.6 : 1)), KICK, high);
  await wait(120 * pace);
}

async function moved(shown: Shown) {
  await slides(shown, 360, LAY);
  await wait(160 * shown.pace);
}

async function linedUp(shown: Shown) {
  await slides(shown, 520, LAY);
  await wait(200 * shown.pace);
}

/** The net gives way. */
async function inTheNet({ session, play, event, fold, pace, still }: Shown) {
  await fold();
  const side = pitchOf(session.told).goal(event["point"] as string);
  if (!still) play.field?.querySelector(`[data-goal="${side > 0 ? "east" : "west"}"]`)?.animate([{ transform: "none" }, { transform: "scaleX(1.35)" }, { transform: "scaleX(.94)" }, { transform: "none" }], { duration: 420 * pace, easing: LAY });
  await wait(460 * pace);
}

// ---- cards

const boxOf = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0) ?? null;

async function laid({ session, play, event, fold, pace, still }: Shown) {
  const cards = "card" in event ? [event["card"] as string] : (event["cards"] as string[]);
  const seat = event.seat as number;
  const own = seat === session.seat;
  const from = (own && boxOf(`[data-place="hands.${seat}"] [data-thing="${cards[0]}"]`)) || boxOf(`[data-seat="${seat}"]`);
  if (own) play.changeHand(session.version, cards, []);
  if (!cards.length) return fold();
  play.laid = { cards: cards.slice(0, 8), from, to: boxOf("[data-pile=discard]"), time: still ? 0 : CARD * pace };
  await wait((still ? STILL * 2 : CARD * 0.5) * pace);
  await fold();
  await wait((still ? 0 : CARD * 0.5) * pace);
  play.laid = null;
}

async function drawn({ session, play, event, fold, pace }: Shown) {
  const own = (event["cards"] as string[] | undefined) ?? [];
  if (own.length) play.changeHand(session.version, [], own);
  await fold();
  await wait((own.length ? 200 : 60) * pace);
}

/** A card is held up, then a small one stands on the shirt. */
async function cautioned(shown: Shown) {
  const { play, event, pace } = shown;
  play.shown = event.kind === "booked" ? "yellow" : "red";
  await wait(HELD * pace);
  play.shown = null;
  await slides(shown, 420, LAY);
  await wait(120 * pace);
}

// ---- luck

const ballOf = (session: Session) => (session.view as unknown as { ball: string }).ball;
const placeOf = (session: Session, pawn: string | null | undefined): string | null => {
  const teams = (session.view as unknown as { teams?: Array<{ pawns: Record<string, string> }> }).teams ?? [];
  return pawn ? (teams.map(({ pawns }) => pawns[pawn]).find(isPoint) ?? null) : null;
};

async function rolled({ session, play, event, fold, pace, still }: Shown) {
  const dice = [{ value: event["value"] as number, side: session.told.sideOf(event.seat as number) }];
  play.thrown = { at: ballOf(session), dice, words: session.told.word("why", event["why"] as string), settled: false };
  await fold();
  await wait((still ? STILL : DIE) * pace);
  play.thrown = { ...play.thrown, settled: true };
  await wait(READ * pace);
  play.thrown = null;
}

/** Two dice side by side, until they differ. */
async function contest({ session, play, event, fold, pace, still }: Shown) {
  const rolls = event["rolls"] as number[] | number[][];
  const rounds = (Array.isArray(rolls[0]) ? rolls : [rolls]) as number[][];
  const first = event.kind === "captains roll" ? 0 : session.told.sideOf(event.seat as number);
  const at = event.kind === "duel" ? placeOf(session, event["pawn"] as string) : event.kind === "var" ? ballOf(session) : null;
  for (const [round, [one = 0, other = 0]] of rounds.entries()) {
    const dice = [{ value: one, side: first, wins: one > other }, { value: other, side: 1 - first, wins: other > one }];
    const words = round < rounds.length - 1 ? say("ft-again") : event.kind === "var" ? "VAR" : text(event.text);
    play.thrown = { at, dice, words: event.kind === "var" ? "VAR" : "", settled: false };
    await wait((still ? STILL : DIE) * pace);
    play.thrown = { ...play.thrown, words, settled: true };
    await wait(READ * 1.4 * pace);
    play.thrown = null;
  }
  await fold();
}

async function shotAt(shown: Shown) {
  const { session, play, event, pace, still } = shown;
  const side = event["side"] as number;
  const dice = (event["dice"] as number[]).map((value, place) => ({ value, side: place ? 1 - side : side }));
  const result = session.told.word("kick", event["result"] as string);
  if (dice.length) {
    play.thrown = { at: ballOf(session), dice, words: result, settled: false };
    await wait((still ? STILL : DIE * 1.4) * pace);
    play.thrown = null;
  }
  await bar(shown);
}

// ---- what is called, and what stops play

const WORDS: Record<string, (shown: Shown) => string> = {
  foul: () => say("ft-foul"), "foul reversed": () => say("ft-reversed"), offside: () => say("ft-offside-word"), "offside called": () => say("ft-offside-word"),
  "turn lost": () => say("ft-lost"), retained: ({ session }) => session.told.word("reached", "kept"),
  "out of play": ({ session, event }) => session.told.word("how", event["restart"] as string), "set piece": ({ session, event }) => session.told.word("how", event["what"] as string),
  confirmed: () => say("ft-confirmed"),
};
/** Words of which little depends pass quickly. */
const QUICK = new Set(["retained", "turn lost"]);

async function called(shown: Shown) {
  const { session, play, event, pace } = shown;
  const pawn = (event["victim"] ?? event["pawn"]) as string | null;
  const at = (event["point"] as string | undefined) ?? placeOf(session, pawn) ?? ballOf(session);
  const word = WORDS[event.kind]?.(shown) ?? text(event.text);
  play.word = { at, text: word.charAt(0).toLocaleUpperCase() + word.slice(1) };
  await slides(shown, 360, LAY);
  await wait((QUICK.has(event.kind) ? 420 : 900) * pace);
  play.word = null;
}

/** It does not count: the trail is struck through, and ball and pawns go back. */
async function annulled(shown: Shown) {
  const { play, pace } = shown;
  play.word = { at: ballOf(shown.session), text: say("ft-annulled") };
  await wait(800 * pace);
  await slides(shown, 600, LAY);
  play.word = null;
  await wait(300 * pace);
}

async function goal(shown: Shown) {
  const { session, play, event, fold, pace, still } = shown;
  while (await session.stop(event, (still ? STILL_GOAL : GOAL) * Math.max(pace, 0.45))) await again(session, play, pace || 1);
  isTold(shown);
  await fold();
}

/** The ball runs into the net once more, a little slower. */
async function again(session: Session, play: Play, pace: number) {
  const last = chalkOf(session).findLast(({ to }) => pitchOf(session.told).goal(to));
  if (!last || !play.ball || reducedMotion()) return wait(STILL * 2);
  const frames = [last.from, last.to].map((point) => ({ transform: `translate(${pitchOf(session.told).ball(point).map((at) => `${at}px`).join(", ")})` }));
  await play.ball.animate(frames, { duration: 1100 * pace, easing: KICK }).finished.catch(() => {});
  await wait(500 * pace);
}

async function bar({ play, event, fold, pace }: Shown) {
  if (!text(event.text)) return fold();
  play.bar = event;
  await fold();
  await wait(BAR * pace);
  play.bar = null;
}

async function changed(shown: Shown) {
  const { play, event, pace } = shown;
  play.bar = event;
  await slides(shown, 600, LAY);
  await wait((BAR / 2) * pace);
  play.bar = null;
}
