/** What the engine foresees of moves, as the pitch shows it. */
import type { Leg, SaveForeseen } from "../../contract/football-a-la-carte";
import type { Entry } from "../../contract/kernel";
import type { Session } from "../../table/session.svelte";

export const foreseenOf = (session: Session, entry: Entry | null): SaveForeseen | null =>
  entry ? ((session.foreseen[entry.move] as SaveForeseen | undefined) ?? null) : null;

/** Where a move would leave the ball: a net, a square, or the corner that it would concede. */
export function landing(foreseen: SaveForeseen | null | undefined): string | null {
  return foreseen?.ball?.at(-1)?.net ?? foreseen?.to ?? foreseen?.corner ?? null;
}

/** The legs to be drawn: of what is under the pointer, else of what was said last. */
export function legs(session: Session): Leg[] {
  const hot = foreseenOf(session, session.hot)?.ball;
  if (hot) return hot;
  for (const word of session.said.toReversed()) {
    const ball = (word.foreseen[word.entry.move] as SaveForeseen | undefined)?.ball;
    if (ball) return ball;
  }
  return [];
}

/** A note without the arrow that it begins with. */
export const bare = (note: string) => note.replace(/^→\s*/u, "");

/** Entries by the thing that they speak of, or by where they lead. */
export function gathered(entries: Entry[], key: (entry: Entry) => string | null): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const at = key(entry);
    if (at) found.set(at, [...(found.get(at) ?? []), entry]);
  }
  return found;
}
