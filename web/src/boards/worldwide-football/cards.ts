/** Cards on their way: from a hand to the lane, from a pile to a hand, open in the middle for a moment. */
import { tick } from "svelte";
import type { TableEvent } from "../../contract/server";
import type { Session } from "../../table/session.svelte";
import { wait } from "../../table/show.svelte";
import type { Box } from "../shared/flights.svelte";
import { thrown } from "./luck";
import { handOf, type Play } from "./play.svelte";
import { DIE, OPEN, READ, said, type Shown, sideOf, STILL, told } from "./shown";

const CARD = 220;
/** How wide a card that lies open is, in the page's own measure. */
const LAID = 118;

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

const cardOf = (event: TableEvent) => ((event["card"] ?? event["player"]) as string | undefined) ?? null;
const isOwn = (session: Session, event: TableEvent) => session.seat !== null && session.told.sideOf(session.seat) === sideOf(event);

/** A card leaves one's own hand or comes to it, before the next version tells the hand anew. */
function changes({ session, play, event }: Shown, gone: string[], come: string[]) {
  if (isOwn(session, event)) play.hand.add(handOf(session), gone, come);
}
const leavesHand = (event: TableEvent) => /^hands\.|\.players$/u.test(String(event["from"] ?? ""));
const comesToHand = (event: TableEvent) => /^hands\.|\.players$/u.test(String(event["to"] ?? ""));

/** The card leaves the hand or the other's fan and lies down in the lane. */
export async function laid(shown: Shown) {
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
export async function defence(shown: Shown) {
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

export async function added(shown: Shown) {
  await opened(shown);
  await wait(READ * 0.6 * shown.pace);
}

/** A card is turned up or played, lies open in the middle, and goes where it belongs. */
export async function opened(shown: Shown) {
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
export async function drawn(shown: Shown) {
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

export async function discarded(shown: Shown) {
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
export async function counter(shown: Shown) {
  await opened({ ...shown, event: { ...shown.event, text: {} } });
  await thrown(shown);
}
