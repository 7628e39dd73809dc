/** How matches of mine ended, counted by game and by whom they were played with. */
import type { TableShown } from "../contract/server";
import { botName, seatName } from "../words/seats";

export type Result = "won" | "drawn" | "lost";
export const RESULTS: Result[] = ["won", "drawn", "lost"];

/** How it ended for me; nothing where it was closed, watched, or where every seat was mine. */
export function resultOf(table: TableShown): Result | null {
  const outcome = table.outcome as { values: number[] } | null;
  if (!outcome || !table.mine.length || (table.mine.length === table.seats.length && table.seats.length > 1)) return null;
  const best = Math.max(...table.mine.map((seat) => outcome.values[seat] ?? 0));
  return best === 0 ? "lost" : best === 1 ? "won" : "drawn";
}

/** The others at a table, each once: people by their names, bots by what they are called. */
export function company(table: TableShown): string[] {
  const others = table.seats.filter((seat) => seat.kind !== "empty" && !table.mine.includes(seat.number));
  return [...new Set(others.map((seat) => (seat.kind === "bot" && seat.bot ? botName(seat.bot) : seatName(seat))))];
}

export interface Tally { name: string; played: number; won: number; drawn: number; lost: number }

/** So many matches of each name, the most played first. */
export function tallied(tables: TableShown[], names: (table: TableShown) => string[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const table of tables) {
    const result = resultOf(table);
    if (!result) continue;
    for (const name of names(table)) {
      const tally = tallies.get(name) ?? { name, played: 0, won: 0, drawn: 0, lost: 0 };
      tally.played += 1;
      tally[result] += 1;
      tallies.set(name, tally);
    }
  }
  return [...tallies.values()].sort((one, other) => other.played - one.played || one.name.localeCompare(other.name));
}

export interface Wanted { game: string; company: string; result: string }

/** The matches that are looked for; an empty wish is none. */
export const found = (tables: TableShown[], wanted: Wanted) =>
  tables.filter((table) =>
    (!wanted.game || table.game === wanted.game) &&
    (!wanted.company || company(table).includes(wanted.company)) &&
    (!wanted.result || resultOf(table) === wanted.result));
