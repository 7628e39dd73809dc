/** What is on the table while events are shown and in no view: cards on their way, dice that roll, the shot on its stage.
 * One for each session. */
import type { TableEvent } from "../../contract/server";
import type { Session } from "../../table/session.svelte";
import { HandChanges } from "../shared/changes.svelte";
import { type Flight, Flights } from "../shared/flights.svelte";

/** A card on its way, and the side that plays it. */
export interface SideFlight extends Flight { side: number }
/** A shot or a penalty on its stage: the dice of the shooter, the die of the goalkeeper, at last the word. */
export interface Duel {
  kind: "shot" | "penalty";
  /** The side that shoots. */
  side: number;
  dice: number[];
  /** The die that counts, and what is added to it. */
  die: number;
  bonus: number;
  /** What the goalkeeper has come to; nothing before he has rolled. */
  keeper: number | null;
  rolling: "shot" | "keeper" | null;
  word: string;
  good: boolean;
  /** It was no goal because it went past it. */
  wide?: boolean;
  text: TableEvent["text"];
}
/** A die that decides something beside the lane. */
export interface Throw { faces: number; number: number; needed: number | null; good: boolean | null; rolling: boolean; text: TableEvent["text"] }

export class Play {
  flights = new Flights<SideFlight>();
  hand = new HandChanges();
  bar = $state.raw<TableEvent | null>(null);
  /** A card of the referee's, held up. */
  caution = $state.raw<{ colour: "yellow" | "red"; text: TableEvent["text"] } | null>(null);
  /** The d20 of the last answer in the lane rolls. */
  rolling = $state(false);
  /** What answers the last card of the lane, until its die has come to rest. */
  answer = $state.raw<{ defence: string; roll: number; total: number; needed: number } | null>(null);
  /** The attack is over: what lies in the lane fades. */
  leaving = $state(false);
  duel = $state.raw<Duel | null>(null);
  thrown = $state.raw<Throw | null>(null);
  /** A place on the way to goal that something has happened to, where nothing may move. */
  touched = $state<number | null>(null);

  field = $state.raw<HTMLElement | null>(null);
  ball = $state.raw<SVGGElement | null>(null);

  /** Everything is told: nothing is on its way any more. */
  rest() {
    this.flights.rest();
    this.hand.rest();
    this.bar = null;
    this.caution = null;
    this.duel = null;
    this.thrown = null;
    this.answer = null;
    this.rolling = this.leaving = false;
    this.touched = null;
  }
}

/** One's own cards as they were told: they are told anew with each version, and not while its events are shown. */
export const handOf = (session: Session): string => `${session.version} ${session.seat}`;

/** A list of cards without those that have gone and with those that have come meanwhile, each with its number among its
 * equals. */
export function heldNow(play: Play, session: Session, cards: string[], kind: string): Array<{ id: string; copy: number; key: string }> {
  const held = [...cards];
  const { gone, come } = play.hand.of(handOf(session));
  for (const card of gone) {
    const at = held.indexOf(card);
    if (at >= 0) held.splice(at, 1);
  }
  const seen = new Map<string, number>();
  return [...held, ...come.filter((card) => card.startsWith(kind))].map((id) => {
    const copy = seen.get(id) ?? 0;
    seen.set(id, copy + 1);
    return { id, copy, key: `${id} ${copy}` };
  });
}

const plays = new WeakMap<Session, Play>();
export function playOf(session: Session): Play {
  let play = plays.get(session);
  if (!play) plays.set(session, (play = new Play()));
  return play;
}
