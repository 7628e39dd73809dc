/** What may be said of points and pawns, and what would follow, as the pitch shows it. */
import type { BallForeseen, LineUpForeseen } from "../../contract/footime";
import type { Entry } from "../../contract/kernel";
import { speaksOf } from "../../table/phrase";
import type { Session } from "../../table/session.svelte";
import { isPoint } from "./pitch";
import type { Pawn } from "./teams";

export type Foreseen = BallForeseen & LineUpForeseen;
export const foreseenOf = (session: Session, entry: Entry | null): Foreseen | null =>
  entry ? ((session.foreseen[entry.move] ?? session.said.find((word) => word.menu.includes(entry))?.foreseen[entry.move] ?? null) as Foreseen | null) : null;

export interface Lit { entries: Map<string, Entry[]>; kinds: Map<string, string>; speaks: boolean }

/** Points that may be chosen, with how each would be reached; and those of pawns that may. */
export function litOf(session: Session, pawns: Pawn[]): Lit {
  const entries = new Map<string, Entry[]>();
  const kinds = new Map<string, string>();
  if (!session.menu.length || session.seat === null) return { entries, kinds, speaks: false };
  const board = speaksOf("board", session.moment, session.said);
  const speaks = board !== null && board.words === session.said.length;
  if (board && speaks) {
    for (const entry of board.moment.menu) {
      if (entry.place !== "board") continue;
      entries.set(entry.thing, [...(entries.get(entry.thing) ?? []), entry]);
      kinds.set(entry.thing, (board.moment.foreseen[entry.move] as Foreseen | undefined)?.reached ?? "open");
    }
  }
  for (const { id, where, place } of pawns) {
    if (!isPoint(where) || entries.has(where)) continue;
    const own = session.entries(id, place);
    if (own.length) entries.set(where, own);
  }
  return { entries, kinds, speaks };
}

/** The kinds of marks that are on the board, in the order of a legend. */
export const KINDS = ["open", "kept", "with_ball", "goal", "flagged"];
export const kindsOf = (lit: Lit): string[] => KINDS.filter((kind) => [...lit.kinds.values()].includes(kind));
