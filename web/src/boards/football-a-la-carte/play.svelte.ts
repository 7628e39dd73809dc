/** What is on the table while events are shown and in no view: where the ball has just run, cards on their way, the card
 * that a cut has shown. One for each session. */
import type { Flown } from "../../contract/football-a-la-carte";
import type { TableEvent } from "../../contract/server";
import type { Session } from "../../table/session.svelte";
import { HandChanges } from "../shared/changes.svelte";
import { Flights } from "../shared/flights.svelte";

export interface Trail extends Flown { seat: number; age: number; dotted: boolean }
/** A cut: the pile is open at a place, the card lies face down, then open; at last what it means. */
export interface Reveal { event: TableEvent; size: number; phase: "lifted" | "open"; word: string; text: TableEvent["text"][]; good: boolean }

const AGES = 3;

export class Play {
  trails = $state.raw<Trail[]>([]);
  flights = new Flights();
  hand = new HandChanges();
  bar = $state.raw<{ event: TableEvent; cards: string[] } | null>(null);
  reveal = $state.raw<Reveal | null>(null);
  /** A square that something has happened to, where nothing may move. */
  touched = $state<string | null>(null);
  /** How often a stage of a gesture stands on the page. */
  stages = $state(0);

  field = $state.raw<SVGSVGElement | null>(null);
  ball = $state.raw<SVGGElement | null>(null);

  leaves(flown: Flown, seat: number, dotted: boolean) {
    const aged = this.trails.map((trail) => (this.trails.at(-1)?.seat === seat ? trail : { ...trail, age: trail.age + 1 }));
    this.trails = [...aged.filter((trail) => trail.age < AGES), { ...flown, seat, dotted, age: 0 }];
  }

  /** Everything is told: nothing is on its way any more. */
  rest() {
    this.flights.rest();
    this.hand.rest();
    this.bar = null;
    this.reveal = null;
    this.touched = null;
  }
}

/** A hand as it was told: it is told anew with each version, and not while its events are shown. */
export function handOf(session: Session): string {
  const view = session.shown as { hands?: Array<{ cards: string[] }> };
  return `${session.version} ${view.hands?.[session.seat ?? -1]?.cards.join() ?? ""}`;
}

const plays = new WeakMap<Session, Play>();
export function playOf(session: Session): Play {
  let play = plays.get(session);
  if (!play) plays.set(session, (play = new Play()));
  return play;
}
