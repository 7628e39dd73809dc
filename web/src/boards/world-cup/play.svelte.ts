/** What is on the table while events are shown and in no view: a card on its way, the dice, results that have just been
 * counted, who has won; and which part of the board is looked at. One for each session. */
import type { TableEvent } from "../../contract/server";
import type { Session } from "../../table/session.svelte";

export interface Counted { match: string; without: number[]; score: number[]; replay: boolean }
export interface Kick { match: string; side: number; scored: boolean; dot: string }

/** The board stops: the dice of a group or of a round, and what they change. */
export interface Scoring {
  where: string;
  /** The matches that are counted. */
  matches: string[];
  dots: string[];
  /** How many of them have been thrown. */
  thrown: number;
  results: Counted[];
  kicks: Kick[];
  /** Who came out of a hat, where nothing else parts nations that are level. */
  lots: TableEvent | null;
  /** Whether it waits for somebody to go on. */
  rests: boolean;
}

/** Which half of the board is looked at, where that is not the one that is played. */
export type Half = "groups" | "rounds";

export class Play {
  scoring = $state.raw<Scoring | null>(null);
  champion = $state.raw<TableEvent | null>(null);
  bar = $state.raw<TableEvent | null>(null);
  /** The card that lies open or is on its way; `null` shows its back. */
  card = $state.raw<{ face: string | null } | null>(null);
  flyer = $state.raw<HTMLElement | null>(null);
  /** The part of the board that a phone shows: a group or a round. */
  page = $state<string | null>(null);
  half = $state<Half | null>(null);
  /** A phone shows the tables of all groups, without their matches. */
  overview = $state(false);
  /** Whoever is out may see results alone. */
  results = $state(false);
  /** All groups are counted at once. */
  atOnce = $state(false);
  #hand = $state.raw<{ version: number; gone: string[]; come: string[] }>({ version: -1, gone: [], come: [] });

  /** One's own hand since it was told with a version: cards that have left it, and those that have come. */
  changes(version: number) {
    return this.#hand.version === version ? this.#hand : { gone: [], come: [] };
  }

  change(version: number, gone: string[], come: string[]) {
    const before = this.changes(version);
    this.#hand = { version, gone: [...before.gone, ...gone], come: [...before.come, ...come] };
  }

  /** Everything is told. */
  rest() {
    this.scoring = this.champion = this.bar = this.card = null;
    this.atOnce = false;
    this.#hand = { version: -1, gone: [], come: [] };
  }
}

const plays = new WeakMap<Session, Play>();
export function playOf(session: Session): Play {
  let play = plays.get(session);
  if (!play) plays.set(session, (play = new Play()));
  return play;
}
