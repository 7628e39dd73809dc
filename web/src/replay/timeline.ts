/** A match as a line: where one can stop, who did something there, and what stands out. */
import type { AnalysisShown, SaidThen, StoryShown } from "../contract/server";
import type { Line } from "../table/log";
import type { Told } from "../table/told";

export interface Stop {
  version: number;
  /** Who did something; nobody where the match itself goes on. */
  seat: number | null;
  side: number | null;
  /** Whether it goes above the line: it is ours. */
  ours: boolean;
  moment: "goal" | "shot" | "break" | "";
  /** What happened, for whoever does not see it. */
  said: SaidThen | null;
}

const RANK = ["", "shot", "break", "goal"];

/** Where one can stop: every version of which something is told, the first and the last. `ours` is the side that looks on;
 * what a match of many sides has no side for is told by its seats. */
export function stopsOf(story: StoryShown, told: Told, ours: number): Stop[] {
  const byVersion = new Map<number, SaidThen[]>([[story.first, []]]);
  for (const said of story.log) byVersion.set(said.version, [...(byVersion.get(said.version) ?? []), said]);
  if (!byVersion.has(story.last)) byVersion.set(story.last, []);
  return [...byVersion].sort(([one], [other]) => one - other).map(([version, lines]) => {
    const acts = lines.find((line) => line.seat !== null || line.side !== null);
    const side = acts ? (acts.side ?? told.sideOf(acts.seat as number)) : null;
    const seat = acts?.seat ?? (side === null ? null : (told.sides[side]?.[0] ?? null));
    const said = lines.reduce<SaidThen | null>((best, line) => (best === null || RANK.indexOf(line.moment) > RANK.indexOf(best.moment) ? line : best), null);
    return { version, seat, side, ours: side === ours, moment: (said?.moment ?? "") as Stop["moment"], said };
  });
}

/** The chance of a side to win at each stop, from what is known before it. */
export function chances(stops: Stop[], points: AnalysisShown["points"], side: number): number[] {
  return stops.map(({ version }) => (points.findLast((point) => point.line <= version) ?? points[0])?.values[side] ?? 0);
}

/** The place of the last stop that is not after a version. */
export const placeOf = (stops: Stop[], version: number): number => Math.max(0, stops.findLastIndex((stop) => stop.version <= version));

/** The next stop with a goal. */
export const nextGoal = (stops: Stop[], version: number): Stop | undefined => stops.find((stop) => stop.version > version && stop.moment === "goal");

/** The next stop at which our side does something after another has. */
export function nextTurn(stops: Stop[], version: number): Stop | undefined {
  let others = false;
  for (const stop of stops) {
    if (stop.version <= version) others = stop.side !== null && !stop.ours;
    else if (stop.side === null) continue;
    else if (!stop.ours) others = true;
    else if (others) return stop;
  }
  return undefined;
}

/** What each side has done in all. */
export function tally(story: StoryShown, told: Told, moment: "goal" | "shot"): number[] {
  const counts = told.sides.map(() => 0);
  for (const said of story.log) {
    const side = said.side ?? (said.seat === null ? null : told.sideOf(said.seat));
    if (said.moment === moment && side !== null) counts[side] = (counts[side] ?? 0) + 1;
  }
  return counts;
}

/** The log of the story, as a table's log has it. */
export function linesOf(story: StoryShown): Line[] {
  let before = 0;
  return story.log.map(({ version, kind, text, rule, seat, side }) => {
    const opens = version !== before || kind === "note";
    before = version;
    return { version, opens, kind, text, rule, seat, side, event: null };
  });
}
