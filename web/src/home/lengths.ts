/** How long a match takes. The decisions of a whole match were counted between coaches (a few matches each); how long
 * somebody thinks about one is our estimate. */
import { say } from "../words/words.svelte";

const A_PERSON_THINKS = 11;
const A_BOT_TAKES = 2.5;
const BEFORE_AND_AFTER = 90;

/** Decisions of all seats together, by game, mode or edition (`""` where there is none) and seats. */
const DECISIONS: Record<string, Record<string, Record<number, number>>> = {
  "football-a-la-carte": { "": { 2: 96, 3: 82, 4: 72 } },
  "worldwide-football": {
    amateur: { 1: 93, 2: 165 },
    professional: { 1: 136, 2: 255 },
    international: { 2: 268 },
  },
  "world-cup": {
    1930: { 2: 219, 4: 233 },
    1994: { 2: 500, 4: 486 },
    1998: { 2: 514, 4: 484, 8: 413 },
    2002: { 2: 514, 4: 481, 8: 413 },
    2022: { 2: 514, 4: 482, 8: 413 },
  },
  footime: { "": { 2: 608, 4: 676, 8: 735 } },
};
/** What Footime's figures were counted with. */
const TURNS = 90;

/** Where the sheet offers a shorter match: its turns. */
const SHORTEST: Record<string, number> = { footime: 20 };

export interface Table { game: string; mode: string; seats: number; people: number; turns?: number }

/** Minutes of a match, rounded to five; nothing for a game that nobody has counted. */
export function minutes({ game, mode, seats, people, turns = TURNS }: Table): number | null {
  const counted = DECISIONS[game]?.[mode];
  if (!counted) return null;
  const nearest = Object.keys(counted).map(Number).sort((a, b) => Math.abs(a - seats) - Math.abs(b - seats))[0];
  const decisions = (counted[nearest as number] as number) * (turns / TURNS);
  const share = seats ? people / seats : 1;
  const seconds = BEFORE_AND_AFTER + decisions * (share * A_PERSON_THINKS + (1 - share) * A_BOT_TAKES);
  return Math.max(5, Math.round(seconds / 300) * 5);
}

/** 45 min, 1 h 30. */
export function duration(time: number): string {
  if (time < 60) return say("time-minutes", { minutes: time });
  const halves = Math.round(time / 30);
  return say(halves % 2 ? "time-half-hours" : "time-hours", { hours: Math.floor(halves / 2) });
}

/** What a cover promises: from a match against bots to one among people. */
export function span(game: string, least: number): string | null {
  const modes = Object.keys(DECISIONS[game] ?? {});
  if (!modes.length) return null;
  const seats = Math.max(2, least);
  const all = modes.flatMap((mode) => [1, seats].flatMap((people) => (SHORTEST[game] ? [SHORTEST[game], TURNS] : [TURNS]).map((turns) => minutes({ game, mode, seats, people, turns }) as number)));
  const [short, long] = [Math.min(...all), Math.max(...all)];
  if (short === long) return say("about-minutes", { minutes: short });
  return say("minutes-range", { least: long < 60 ? String(short) : duration(short), most: duration(long) });
}
