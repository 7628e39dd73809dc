/** The log of a table: a line a sentence, those that one move brought about together. */
import type { History, TableEvent, Version } from "../contract/server";
import type { Text } from "../words/words.svelte";

export interface Line {
  /** The version that brought it about: a click on the line shows the position after it. */
  version: number;
  /** Whether it is the first sentence of its version. */
  opens: boolean;
  kind: string;
  text: Text;
  rule: string;
  seat: number | null;
  side: number | null;
  /** What it tells, for a board that shows what has happened lately. */
  event: TableEvent | null;
}

const NOTE = "note";
export const isGoal = (line: Line): boolean => /^goal\b/.test(line.kind);

export function lines(version: number, events: TableEvent[], notes: Text[] = []): Line[] {
  const told = events.filter((event) => event.text["en"]).map((event, place) => ({
    version, opens: place === 0, kind: event.kind, text: event.text, rule: event.rule ?? "",
    seat: event.seat ?? null, side: event.side ?? null, event,
  }));
  return [...told, ...notes.map((text) => ({ version, opens: true, kind: NOTE, text, rule: "", seat: null, side: null, event: null }))];
}

/** What was done last: the sentences of the newest version, from its goal on if there was one. Where that is but one of the same
 * seat, as when a turn ends with a card that is drawn, those before it belong to it. */
export function lately(log: Line[]): Line[] {
  const opening = (end: number) => log.findLastIndex((line, at) => at < end && line.opens);
  const last = opening(log.length);
  const before = opening(last);
  const [one, other] = [log[last], log[before]];
  const goal = log.findLastIndex(isGoal);
  const goesOn = last === log.length - 1 && one && other && one.seat !== null && one.seat === other.seat;
  return log.slice(Math.max(goesOn ? before : last, goal, 0));
}

export const ofHistory = (history: History): Line[] =>
  history.versions.flatMap((past) => lines(past.version, past.events as TableEvent[], past.notes));
export const ofVersion = (version: Version): Line[] => lines(version.version, version.events, version.notes);
