/** What every scoreboard shows, found in a view by the names that all games use. */
import type { Board, Side } from "../boards/board";
import type { Frame } from "../contract/kernel";
import type { Session } from "./session.svelte";

/** A number a side: the `score` of the view, or the goals of its sides; nothing where a game has neither. */
export function scoreOf(view: Frame): number[] | null {
  const { score, sides } = view as Frame & { score?: unknown; sides?: unknown };
  if (Array.isArray(score) && score.every((goals) => typeof goals === "number")) return score;
  if (Array.isArray(sides)) {
    const goals = sides.map((side) => (side as { goals?: unknown } | null)?.goals);
    if (goals.length && goals.every((number) => typeof number === "number")) return goals;
  }
  return view.outcome?.score ?? null;
}

/** The sides of a table, as its board or its seats name them. */
export const sidesOf = (session: Session, board: Board): Side[] =>
  board.sides?.(session) ?? session.told.sides.map((seats) => ({ seats, name: seats.map(session.name).join(" & ") }));
