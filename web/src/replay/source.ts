/** Where a match that is over is read from, and with whose eyes. */
import { api } from "../api";
import type { Description } from "../contract/kernel";
import type { AnalysisShown, History, RecordShown, StoryShown, TableShown, VerdictShown } from "../contract/server";

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
  /** What decided the match: takes a server some seconds. */
  analysis?: () => Promise<AnalysisShown>;
}

/** A match that was played at a table of this server. */
export const hosted = (id: string): Source => ({
  table: () => api.table(id),
  things: (table) => api.things(table.game, table.things),
  story: () => api.story(id),
  history: (from, to, eyes) => (eyes === "open" ? api.openHistory(id, from, to) : api.history(id, from, to, eyes === "watching" ? null : eyes)),
  record: () => api.record(id),
  verdict: () => api.verdict(id),
  analysis: () => api.analysis(id),
});

/** A match in a file, as the server has read it. */
export const brought = (record: string, shown: RecordShown): Source => ({
  table: async () => shown.table,
  things: async () => shown.things as Description[],
  story: async () => shown.story,
  history: (from, to, eyes) => api.broughtLines(record, from, to, typeof eyes === "number" ? eyes : null, eyes === "open"),
  record: async () => record,
  verdict: () => api.broughtVerdict(record),
});
