/** What the poster of a goal says: who, how, and why nobody stopped it; from what was told on the way to it. */
import type { Flown } from "../../contract/football-a-la-carte";
import type { TableEvent } from "../../contract/server";
import type { Session } from "../../table/session.svelte";
import { say } from "../../words/words.svelte";
import type { Poster } from "../board";

interface Before { cards: string[]; flown: Flown | null; seat: number | null; cut: string | null }
const before = new WeakMap<Session, Before>();
const NOTHING: Before = { cards: [], flown: null, seat: null, cut: null };

/** Keeps what led to a goal: the cards of the last player who moved the ball, its way, and what a cut showed. */
export function remember(session: Session, event: TableEvent): void {
  const known = before.get(session) ?? NOTHING;
  if (event.kind === "card") {
    const same = event.seat === known.seat;
    before.set(session, { ...NOTHING, seat: event.seat ?? null, cards: [...(same ? known.cards : []), event["card"] as string], flown: same ? known.flown : null });
  } else if (event.kind === "ball") before.set(session, { ...known, flown: event as unknown as Flown });
  else if (event.kind === "cut") before.set(session, { ...known, cut: event["card"] as string });
  else if (event.kind === "draw" && event.seat !== known.seat) before.set(session, NOTHING);
}

export function poster(event: TableEvent, session: Session): Poster {
  const { told } = session;
  const known = before.get(session) ?? NOTHING;
  const nameOf = session.name;
  const [scorer, side] = [event.seat as number, event.side as number];
  const how = told.word("how", event["how"] as string);
  const mine = known.seat === scorer && known.cards.length > 0;
  const cards = mine ? known.cards.map(told.name).reduce((first, second) => say("fac-then", { first, second })) : how;
  const way = mine && known.flown?.net ? [known.flown.from, ...known.flown.path].map(told.name).concat(say("fac-in-the-net")).join(" → ") : "";
  const place = event["from"] as string;
  const from = place.startsWith("spot:") ? cards : say("fac-from", { how: cards, square: told.name(place) });
  const others = told.sides[1 - side] ?? [];
  const keeper = others.length === 1 ? nameOf(others[0] as number) : others.map(nameOf).join(", ");
  const unsaved = event["unsaved"] as string;
  const why = unsaved === "cut" ? (known.cut ? say("fac-cut-showed", { card: told.name(known.cut) }) : told.word("unsaved", unsaved))
    : unsaved === "no card to stop it" ? say("fac-no-stopper", { who: keeper }) : unsaved === "let in" ? say("fac-let-in", { who: keeper }) : told.word("unsaved", unsaved);
  return {
    score: event["score"] as number[], who: nameOf(scorer), how: way ? say("fac-how", { cards, way }) : `${from}.`, why: why.charAt(0).toLocaleUpperCase() + why.slice(1),
    next: others.length === 1 ? say("fac-kicks-off", { who: keeper }) : "",
  };
}
