/** Shows what happened at the table, one event after the other: each is done when the eye has seen it. */
import type { TableEvent } from "../../contract/server";
import { reducedMotion } from "../../settings.svelte";
import type { Session } from "../../table/session.svelte";
import { wait } from "../../table/show.svelte";
import { playOf, type Play, type Scoring } from "./play.svelte";
import { sightOf } from "./sight.svelte";
import { slides } from "./slides";

/** Times of the tokens, in milliseconds. */
const CARD = 220, OPEN = 350, DIE = 420, STILL = 250, BAR = 1500, MATCH = 250, RESULT = 260, CHANGED = 620, KICK = 420, FLAG = 240, ALONG = 620, SCROLL = 450, CUP = 4200;
/** So long the board stops between phases, unless somebody goes on earlier. */
const STOP = 9000;
const LAY = "cubic-bezier(.3, 0, .2, 1)";
/** How wide a card is that lies open. */
const LAID = 104;

type Fold = () => Promise<void>;
interface Shown { session: Session; play: Play; event: TableEvent; fold: Fold; pace: number; still: boolean }
type Show = (shown: Shown) => Promise<void>;

const SHOWS: Record<string, Show> = {
  card: laid, token: put, turned: put, penalty, draw: drawn, dice, result, kick, "shoot-out": shootOut, table: settled, lots, flag, round, replay: bar,
  reshuffle: bar, "last turns": bar, eliminated: bar, decided: bar, champion, referee: bar,
};
/** What whoever is out and sees results alone does not wait for. */
const CARDS = new Set(["card", "token", "turned", "penalty", "draw", "pile", "dealer", "reshuffle", "last turns"]);
/** What belongs to the counting of a group or a round. */
const COUNTING = new Set(["result", "kick", "shoot-out", "lots", "table"]);

export async function perform(session: Session, event: TableEvent, fold: Fold, pace: number): Promise<void> {
  const play = playOf(session);
  if (play.results && CARDS.has(event.kind)) return fold();
  if (play.scoring && !COUNTING.has(event.kind)) await rests(session, play, pace);
  await (SHOWS[event.kind] ?? told)({ session, play, event, fold, pace, still: reducedMotion() });
}

async function told({ fold, pace }: Shown) {
  await fold();
  await wait(120 * pace);
}

/** A bar across the board; many matches that are played again take longer to read. */
async function bar({ play, event, fold, pace }: Shown) {
  play.bar = event;
  await fold();
  const { length } = (event["matches"] as string[] | undefined) ?? [];
  await wait((BAR + MATCH * length) * pace);
  play.bar = null;
}

// ---- cards and tokens

interface Box { x: number; y: number; width: number; height: number }

function boxOf(...selectors: string[]): Box | null {
  const zoom = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--zoom")) || 1;
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0);
    if (found) return { x: found.x / zoom, y: found.y / zoom, width: found.width / zoom, height: found.height / zoom };
  }
  return null;
}
const handOf = (session: Session, seat: number, card: string) =>
  seat === session.seat ? boxOf(`[data-place="hands.${seat}"] [data-thing="${card}"]`) : boxOf(`[data-fan="${seat}"]`, ".masthead .phases");

const over = ({ x, y, width, height }: Box, size: number) => `translate(${x + width / 2 - size / 2}px, ${y + height / 2 - size * 0.7}px) scale(${size / 100})`;

/** The card on its way; it stays where it ends until the next one. */
async function flies(play: Play, frames: Keyframe[], time: number) {
  await wait(0); // its face is drawn first
  const animation = play.flyer?.animate(frames, { duration: time, easing: LAY, fill: "both" });
  await animation?.finished.catch(() => {});
}

/** The card leaves the hand or the other's place, and lies open in the middle of the board. */
async function laid({ session, play, event, fold, pace, still }: Shown) {
  const [seat, card] = [event.seat as number, event["card"] as string];
  const [from, field] = [handOf(session, seat, card), boxOf(".board")];
  if (seat === session.seat) play.change(session.version, [card], []);
  await fold();
  if (still || !from || !field) return wait(STILL * pace);
  play.card = { face: card };
  await flies(play, [{ transform: over(from, Math.min(from.width, LAID)), opacity: 1 }, { transform: over(field, LAID), opacity: 1 }], CARD * pace);
  await wait(OPEN * pace);
  if (event["use"] !== "discard") return;
  await flies(play, [{ transform: over(field, LAID), opacity: 1 }, { transform: over(field, LAID * 0.7), opacity: 0 }], CARD * pace);
  play.card = null;
}

const cell = (row: unknown) => `.board [data-thing="${row as string}"]`;

/** The card goes to its row, and the token lies there. */
async function put(shown: Shown) {
  const { play, event, fold, pace, still } = shown;
  await shows(shown);
  const [field, to] = [boxOf(".board"), boxOf(cell(event["row"]))];
  if (!still && play.card && field && to) {
    await flies(play, [{ transform: over(field, LAID), opacity: 1 }, { transform: over(to, 30), opacity: 0.4 }], CARD * 1.4 * pace);
    play.card = null;
  }
  await fold();
  await pops(event["row"] as string, event.kind === "turned", pace, still);
}

async function pops(row: string, turned: boolean, pace: number, still: boolean) {
  const token = [...document.querySelectorAll<SVGElement>(`${cell(row)} .token`)].at(-1);
  const from = turned ? { transform: "scaleX(0)" } : { transform: "scale(2.2)", opacity: 0 };
  if (!still) token?.animate([from, { transform: "none", opacity: 1 }], { duration: CARD * pace, easing: LAY });
  await wait((still ? STILL : CARD + 260) * pace);
}

/** A die is thrown at the row that it is about. */
async function penalty(shown: Shown) {
  const { play, event, pace } = shown;
  await shows(shown);
  const { card } = play;
  play.card = null; // it would lie upon what the die shows
  play.bar = event;
  await wait(DIE * 2.6 * pace);
  play.bar = null;
  play.card = card;
  await put(shown);
}

/** The part of the board that something happens in is looked at; where the whole of it has no room, it is scrolled there. */
async function shows({ session, play, event, pace, still }: Shown) {
  const match = event["match"] as string;
  const { group, phase } = sightOf(session).facts(match);
  play.page = group ?? phase;
  play.half = null;
  await wait(0);
  const drawn = document.querySelector(`.board [data-match="${match}"]`);
  const room = drawn?.closest("[data-scrolls]");
  if (!drawn || !room) return;
  const [own, seen] = [drawn.getBoundingClientRect(), room.getBoundingClientRect()];
  if (own.top >= seen.top && own.bottom <= seen.bottom) return;
  drawn.scrollIntoView({ block: "center", behavior: still ? "instant" : "smooth" });
  await wait(SCROLL * pace);
}

/** A back slides to whoever draws; one's own card is seen when it arrives. */
async function drawn({ session, play, event, fold, pace, still }: Shown) {
  const seat = event.seat as number;
  const own = (event["cards"] as string[] | undefined) ?? [];
  const [from, to] = [boxOf("[data-pile=draw]"), seat === session.seat ? boxOf(`[data-place="hands.${seat}"]`) : boxOf(`[data-fan="${seat}"]`)];
  if (!still && from && to) {
    play.card = { face: null };
    await flies(play, [{ transform: over(from, 26), opacity: 1 }, { transform: over(to, seat === session.seat ? 78 : 22), opacity: 0.6 }], CARD * 1.3 * pace);
    play.card = null;
  }
  if (seat === session.seat) play.change(session.version, [], own);
  await fold();
}

// ---- dice and results

/** It stops until somebody goes on, or long enough to read what the dice have changed. */
async function rests(session: Session, play: Play, pace: number) {
  const scoring = play.scoring as Scoring;
  play.scoring = { ...scoring, rests: true };
  if (!play.atOnce) await session.pause(Math.max(STOP * pace, 1500));
  play.scoring = null;
}

/** The matches that are about to be counted: those that are played again, or all of a group or a round. */
function counts(session: Session, where: string): string[] {
  const sight = sightOf(session);
  if (sight.view.replaying.length) return [...sight.view.replaying];
  return session.told.facts<{ matches: string[] }>(where).matches.filter((match) => !sight.facts(match).walkover);
}

async function dice({ session, play, event, fold, pace, still }: Shown) {
  const [where, dots] = [event["where"] as string, event["dots"] as string[]];
  play.scoring = { where, matches: counts(session, where), dots, thrown: 0, results: [], kicks: [], lots: null, rests: false };
  await fold();
  const { group } = { group: where.startsWith("group:") ? where : null };
  if (group) play.page = group;
  for (let thrown = 1; thrown <= dots.length && !play.atOnce; thrown++) {
    await wait((still ? 80 : DIE) * pace);
    play.scoring = { ...(play.scoring as Scoring), thrown };
    if (!session.performing) return;
  }
  if (!play.atOnce) await wait(DIE * pace);
}

async function result({ play, event, fold, pace }: Shown) {
  const [without, score] = [event["without_dice"] as number[], event["goals"] as number[]];
  if (!play.scoring) play.scoring = { where: "", matches: [], dots: [], thrown: 0, results: [], kicks: [], lots: null, rests: false };
  const counted = { match: event["match"] as string, without, score, replay: event["replay"] as boolean };
  const { scoring } = play;
  play.scoring = { ...scoring, thrown: scoring.dots.length, results: [...scoring.results, counted] };
  await fold();
  if (!play.atOnce) await wait((without.join() === score.join() ? RESULT : CHANGED) * pace);
}

async function kick({ play, event, fold, pace }: Shown) {
  const { scoring } = play;
  const kicked = { match: event["match"] as string, side: event.side as number, scored: event["scored"] as boolean, dot: event["dot"] as string };
  if (scoring) play.scoring = { ...scoring, kicks: [...scoring.kicks, kicked] };
  await fold();
  if (!play.atOnce) await wait(KICK * pace);
}

async function shootOut({ play, fold, pace }: Shown) {
  await fold();
  if (!play.atOnce) await wait(KICK * 2 * pace);
}

/** Lots part nations that are level: beside their table, or across the board where no table is shown. */
async function lots(shown: Shown) {
  const { play, event, fold, pace } = shown;
  if (!play.scoring) return bar(shown);
  play.scoring = { ...play.scoring, lots: event };
  await fold();
  if (!play.atOnce) await wait(CHANGED * pace);
}

/** A table is settled when its matches are counted: its lines slide to their places. */
async function settled({ play, fold, pace }: Shown) {
  await fold();
  if (!play.atOnce) await wait(RESULT * pace);
}

// ---- the bracket

/** A flag slides into its slot: along the line from the match that was won, or in from outside. */
async function flag({ session, play, event, fold, pace, still }: Shown) {
  const row = event["to"] as string;
  play.atOnce = false;
  play.half = "rounds";
  play.page = sightOf(session).facts(matchOf(session, row)).phase;
  await fold();
  await wait(0); // what has become of the bracket is drawn first
  const who = document.querySelector<SVGGElement>(`.board [data-slot="${row}"]`);
  const line = document.querySelector<SVGPathElement>(`.board [data-line="${event["from"] as string}"][data-into="${row}"]`);
  const time = line ? ALONG : FLAG;
  if (who && !still) slides(who, line, time * pace);
  await wait((still ? 60 : time) * pace);
}
const matchOf = (session: Session, row: string) => session.told.facts<{ match: string }>(row).match;

async function round(shown: Shown) {
  const { play, event } = shown;
  await bar(shown);
  play.half = null;
  play.page = event["phase"] as string;
}

/** The cup fills with ink. */
async function champion({ session, play, event, fold, pace, still }: Shown) {
  await fold();
  play.champion = event;
  await session.pause(Math.max((still ? STILL * 6 : CUP) * pace, 800));
  play.champion = null;
}
