/** Shows what happened at the table, one event after the other: each is done when the eye has seen it. */
import type { Flown } from "../../contract/football-a-la-carte";
import type { TableEvent } from "../../contract/server";
import { reducedMotion } from "../../settings.svelte";
import type { Session } from "../../table/session.svelte";
import { wait } from "../../table/show.svelte";
import { say } from "../../words/words.svelte";
import type { Box } from "../shared/flights.svelte";
import { looksNorth, Pitch } from "./pitch";
import { handOf, playOf, type Play } from "./play.svelte";
import { remember } from "./poster";

/** Times of the tokens, in milliseconds. */
const CARD = 220, OPEN = 350, SQUARE = 70, REVEAL = 1400, STILL = 250, TURN = 600, BAR = 1500, VERDICT = 2400, GOAL = 2600, STILL_GOAL = 600, NET = 200;
const KICK = "cubic-bezier(.15, .85, .35, 1)";
const LAY = "cubic-bezier(.3, 0, .2, 1)";
/** How wide a card that lies open is, in the page's own measure. */
const LAID = 118;

type Fold = () => Promise<void>;
type Show = (shown: Shown) => Promise<void>;
interface Shown { session: Session; play: Play; event: TableEvent; fold: Fold; pace: number; still: boolean }

export async function perform(session: Session, event: TableEvent, fold: Fold, pace: number): Promise<void> {
  const play = playOf(session);
  if (play.reveal && !VERDICTS.has(event.kind)) {
    await wait(700 * pace);
    play.reveal = null;
  }
  remember(session, event);
  await (SHOWS[event.kind] ?? told)({ session, play, event, fold, pace, still: reducedMotion() });
}

/** Events that say what a cut has meant. */
const VERDICTS = new Set(["penalty stopped", "corner stopped", "goal", "penalty cut"]);

const SHOWS: Record<string, Show> = {
  card: laid, discard: laid, ball: runs, "ball set down": putDown, corner: putDown, draw: drawn, cut, "penalty cut": cut, goal,
  "penalty stopped": verdict, "corner stopped": verdict, "shot stopped": stopped, whistle: bar, level: bar, half, starter: bar,
  ends: half, "last turn": bar, "hand shown": bar, referee: bar,
};

/** Whatever has no picture of its own is told in the log. */
async function told({ fold, pace }: Shown) {
  await fold();
  await wait(STILL * pace);
}

// ---- cards

const pileBox = (play: Play, pile: string) => play.flights.boxOf(`[data-pile="${pile}"]`);
const handBox = (play: Play, seat: number) => play.flights.boxOf(`[data-fan="${seat}"]`) ?? play.flights.boxOf(`[data-place="hands.${seat}"]`);

/** The middle of the pitch, where cards lie open for a moment. */
function open(play: Play, at: number, of: number): Box | null {
  const field = play.field && play.flights.boxOf(".pitch");
  if (!field) return null;
  const width = Math.min(LAID, (field.width / (of + 1)) * 0.9);
  const x = field.x + field.width / 2 - (of * width) / 2 + at * width;
  return { x, y: field.y + field.height / 2 - width * 0.7, width, height: width * 1.4 };
}

/** The card leaves the hand or the fan, lies open, and goes to the discards. */
async function laid({ session, play, event, fold, pace, still }: Shown) {
  const cards = "card" in event ? [event["card"] as string] : (event["cards"] as string[]);
  const seat = event.seat as number;
  const boxes = cards.map((card) => (seat === session.seat && play.flights.boxOf(`[data-place="hands.${seat}"][data-thing="${card}"]`)) || handBox(play, seat));
  if (seat === session.seat) play.hand.add(handOf(session), cards, []);
  const away = pileBox(play, "discard") ?? pileBox(play, "draw");
  if (still || !away) return told({ session, play, event, fold, pace, still });
  const time = CARD * 2 + OPEN;
  const flights = cards.map((card, at) => {
    const [from, shown] = [boxes[at] ?? away, open(play, at, cards.length) ?? away];
    const stops = [{ ...from, width: Math.min(from.width, LAID), at: 0 }, { ...shown, at: CARD / time }, { ...shown, at: (CARD + OPEN) / time }, { ...away, at: 1 }];
    return play.flights.fly({ card, stops, time: time * pace });
  });
  await wait(CARD * pace);
  const folded = wait(OPEN * pace).then(fold);
  await Promise.all([...flights, folded]);
}

/** Backs slide from the pile to the fan; one's own are seen when they arrive. */
async function drawn({ session, play, event, fold, pace, still }: Shown) {
  const seat = event.seat as number;
  const own = (event["cards"] as string[] | undefined) ?? [];
  const [from, to] = [pileBox(play, "draw"), handBox(play, seat)];
  if (still || !from || !to) {
    play.hand.add(handOf(session), [], own);
    return told({ session, play, event, fold, pace, still });
  }
  const count = Math.min(event["count"] as number, 8);
  const there = { ...to, width: from.width * 0.8, x: to.x + Math.max(0, to.width - from.width), y: seat === session.seat ? to.y + to.height / 2 : to.y };
  const flights = Array.from({ length: count }, async (_, at) => {
    await wait(at * 90 * pace);
    await play.flights.fly({ card: null, stops: [{ ...from, at: 0 }, { ...there, at: 1 }], time: CARD * 1.3 * pace });
  });
  await Promise.all(flights);
  play.hand.add(handOf(session), [], own);
  await fold();
}

// ---- the ball

const pitchOf = (session: Session) => new Pitch(session.told, looksNorth(session.told, session.view as never, session.seat));

async function moves(play: Play, points: ReadonlyArray<readonly [number, number]>, time: number, easing: string, fold: Fold) {
  if (!play.ball || points.length < 2) return fold();
  const frames = points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  const animation = play.ball.animate(frames, { duration: time, easing, fill: "both" });
  await animation.finished.catch(() => {});
  const folded = fold();
  animation.cancel();
  await folded;
}

/** The ball runs its way square by square and leaves a chalk trail. */
async function runs({ session, play, event, fold, pace, still }: Shown) {
  const flown = event as unknown as Flown;
  const seat = event.seat as number;
  const own = session.told.sideOf(seat) === session.told.sideOf(session.seat ?? 0);
  const points = pitchOf(session).way({ ...flown, result: flown.net ? "shot" : "open_play" }, own);
  play.leaves(flown, seat, freeKick(session));
  if (still) return outlined({ session, play, event, fold, pace, still }, flown.net ?? flown.to);
  await moves(play, points, SQUARE * Math.max(3, points.length) * pace, KICK, fold);
  if (flown.net) await shakes(play, (points.at(-1) as readonly [number, number])[1] < 0, pace);
  else await wait(160 * pace);
}

/** The first leg of a free kick is dotted: the card on top was one when the ball left. */
function freeKick(session: Session): boolean {
  const view = session.view as unknown as { laid?: string[]; discard_pile: string[] };
  const top = view.discard_pile[0];
  return (session.told.find(top ?? "")?.facts as { family?: string } | undefined)?.family === "free_kick";
}

/** The net gives way. */
async function shakes(play: Play, top: boolean, pace: number) {
  const goal = play.field?.querySelector(`[data-goal="${top ? "top" : "bottom"}"]`);
  goal?.animate([{ transform: "none" }, { transform: "scaleY(1.22)" }, { transform: "scaleY(.95)" }, { transform: "none" }], { duration: 420 * pace, easing: LAY });
  await wait((NET + 260) * pace);
}

async function putDown({ session, play, event, fold, pace, still }: Shown) {
  const pitch = pitchOf(session);
  const ball = (event.after["ball"] as string | undefined) ?? (event["square"] as string);
  if (still) return outlined({ session, play, event, fold, pace, still }, ball);
  await moves(play, [pitch.at((session.view as unknown as { ball: string }).ball), pitch.at(ball)], CARD * 1.4 * pace, LAY, fold);
  await wait(120 * pace);
}

/** Where nothing may move, the thing appears in its place with a ring around it. */
async function outlined({ play, fold, pace }: Shown, square: string) {
  await fold();
  play.touched = square;
  await wait(STILL * pace);
  play.touched = null;
}

// ---- luck

/** The pile opens, the card rises, turns, and says its word. */
async function cut({ session, play, event, fold, pace, still }: Shown) {
  const view = session.view as unknown as { draw_pile: { size: number }; discard_pile: string[]; laid: string[] };
  const place = (event["place"] as number | undefined) ?? 0;
  const size = place > view.draw_pile.size || view.draw_pile.size <= 3 ? view.discard_pile.length - view.laid.length : view.draw_pile.size;
  play.reveal = { event, size, phase: "lifted", word: "", text: [event.text], good: false };
  await session.pause((still ? STILL : 620) * pace);
  play.reveal = { ...play.reveal, phase: "open" };
  await session.pause((still ? STILL : REVEAL) + 500 * pace);
  await fold();
  if (event.kind === "penalty cut") {
    const scored = event["scored"] as boolean;
    play.reveal = { ...play.reveal, word: say(scored ? "fac-scored" : "fac-saved"), good: !scored };
    await session.pause(VERDICT * pace);
    play.reveal = null;
  }
}

async function verdict({ session, play, event, fold, pace }: Shown) {
  await fold();
  if (!play.reveal) return bar({ session, play, event, fold: async () => {}, pace, still: false });
  const stage = play.reveal;
  play.reveal = { ...stage, word: say(event.kind === "penalty stopped" ? "fac-saved" : "fac-no-goal"), text: [...stage.text, event.text], good: true };
  await session.pause(VERDICT * pace);
  play.reveal = null;
}

async function stopped(shown: Shown) {
  await laid(shown);
  await bar({ ...shown, fold: async () => {} });
}

// ---- what stops play

async function goal({ session, play, event, fold, pace, still }: Shown) {
  const cut = play.reveal;
  for (;;) {
    const again = await session.stop(event, (still ? STILL_GOAL : GOAL) * Math.max(pace, 0.45));
    if (!again) break;
    if (cut) await cutAgain(session, play, cut, pace || 1);
    else await shotAgain(session, play, pace || 1);
  }
  play.reveal = null;
  play.trails = [];
  await fold();
}

/** The pile opens once more. */
async function cutAgain(session: Session, play: Play, cut: NonNullable<Play["reveal"]>, pace: number) {
  const still = reducedMotion();
  play.reveal = null; // the card rises anew, and does not turn back
  await wait(50);
  play.reveal = { ...cut, phase: "lifted", word: "" };
  await session.pause((still ? STILL : 620) * pace);
  play.reveal = { ...cut, phase: "open", word: "" };
  await session.pause((still ? STILL : REVEAL) + 500 * pace);
}

/** The ball runs into the net once more, a little slower; where nobody has seen it run, from where it lay. */
async function shotAgain(session: Session, play: Play, pace: number) {
  const pitch = pitchOf(session);
  const { resting, ball } = session.view as unknown as { resting: string | null; ball: string };
  const last = play.trails.at(-1);
  const shot = play.trails.filter((trail) => trail.seat === last?.seat && trail.age === 0);
  const ways = last?.net ? shot.map((leg) => pitch.way({ ...leg, result: leg.net ? "shot" : "open_play" })) : resting ? [[pitch.at(resting), pitch.at(ball)]] : [];
  const end = ways.at(-1)?.at(-1);
  if (!end || reducedMotion()) return wait(STILL * 2);
  for (const points of ways) await moves(play, points, SQUARE * 2.6 * Math.max(3, points.length) * pace, KICK, async () => {});
  await shakes(play, end[1] < 0, pace * 1.5);
}

async function bar({ play, event, fold, pace }: Shown) {
  play.bar = { event, cards: event.kind === "hand shown" ? (event["cards"] as string[]) : [] };
  await fold();
  await wait((event.kind === "hand shown" ? BAR * 1.6 : BAR) * pace);
  play.bar = null;
}

/** Ends change: the board turns round, and stands as the viewer attacks. */
async function half(shown: Shown) {
  const { session, play, event, fold, pace, still } = shown;
  const changes = looksNorth(session.told, { ...session.view, ...event.after } as never, session.seat) !== looksNorth(session.told, session.view as never, session.seat);
  if (event.kind === "half") play.trails = [];
  if (!changes || still || !play.field) return event.kind === "half" || changes ? bar(shown) : told(shown);
  play.bar = { event, cards: [] };
  await wait((BAR / 2) * pace);
  const turn = play.field.animate([{ transform: "none" }, { transform: "rotate(180deg)" }], { duration: TURN * pace, easing: LAY, fill: "both" });
  await turn.finished.catch(() => {});
  const folded = fold();
  turn.cancel();
  await folded;
  await wait((BAR / 2) * pace);
  play.bar = null;
}
