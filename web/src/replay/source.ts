/** Where a match that is over is read from, and with whose eyes. */
import { api } from "../api";
import type { Description } from "../contract/kernel";
import type { History, StoryShown, TableShown, VerdictShown } from "../contract/server";

/** A seat's, a spectator's, or everybody's: then all cards lie open. */
export type Eyes = number | "watching" | "open";

export interface Source {
  table: () => Promise<TableShown>;
  things: (table: TableShown) => Promise<Description[]>;
  story: () => Promise<StoryShown>;
  /** Versions from one line to another, 60 at most. */
  history: (from: number, to: number, eyes: Eyes) => Promise<History>;
  record: () => Promise<string>;
  verdict: () => Promise<VerdictShown>;
}

/** A match that was played at a table of this server. */
export const hosted = (id: string): Source => ({
  table: () => api.table(id),
  things: (table) => api.things(table.game, table.things),
  story: () => api.story(id),
  history: (from, to, eyes) => (eyes === "open" ? api.openHistory(id, from, to) : api.history(id, from, to, eyes === "watching" ? null : eyes)),
  record: () => api.record(id),
  verdict: () => api.verdict(id),
});
