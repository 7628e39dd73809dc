/** What the poster of a goal says: who, how, and why nobody kept it out; from what was told on the way to it. */
import type { PawnFacts } from "../../contract/footime";
import type { TableEvent } from "../../contract/server";
import type { Session } from "../../table/session.svelte";
import { say } from "../../words/words.svelte";
import type { Poster } from "../board";

interface Before { seat: number; card: string }
const before = new WeakMap<Session, Before>();

/** Keeps the card that the ball was played with last. */
export function remember(session: Session, event: TableEvent): void {
  if (event.kind === "card") before.set(session, { seat: event.seat as number, card: event["card"] as string });
}

export function poster(event: TableEvent, session: Session): Poster {
  const { told } = session;
  const side = event.side as number;
  const [pawn, shooter] = [event["pawn"] as string | null, event["shooter"] as number];
  const from = event["from"] as string | null;
  const how = event["how"] ? told.word("how", event["how"] as string) : "";
  const known = before.get(session);
  const card = known?.seat === shooter ? told.name(known.card) : how;
  const facts = pawn ? (told.find(pawn)?.facts as PawnFacts | undefined) : undefined;
  const who = session.name(shooter);
  const point = (id: string) => id.slice(id.indexOf(":") + 1);
  const way = from ? say("ft-goal-way", { from: point(from), to: point(event["to"] as string) }) : "";
  const unsaved = event["why"] as string;
  const others = (told.sides[1 - side] ?? []).map(session.name);
  const why = unsaved === "not saved" ? say("ft-unsaved", { names: others.join(", "), count: others.length }) : told.word("unsaved", unsaved);
  return {
    score: event["score"] as number[],
    who: facts ? say("ft-goal-who", { who, shirt: facts.shirt }) : who,
    how: [[card || how, way].filter(Boolean).join(", ")].map((words) => words.charAt(0).toLocaleUpperCase() + words.slice(1) + (words ? "." : ""))[0] ?? "",
    why: why.charAt(0).toLocaleUpperCase() + why.slice(1),
    next: say("ft-kicks-off", { team: told.name(told.all("team").find(({ facts: team }) => (team as { side: number }).side === 1 - side)?.id ?? "") }),
  };
}
