/** What is on the table while events are shown and in no view: a card that lies open, dice at their place, a referee's
 * card, and what was told for the chalk of it. One for each session. */
import type { TableEvent } from "../../contract/server";
import type { Session } from "../../table/session.svelte";

/** Dice on the pitch: at a point, each with whose it is. */
export interface Thrown { at: string | null; dice: Array<{ value: number; side: number; wins?: boolean }>; words: string; settled: boolean }
export interface Laid { cards: string[]; from: DOMRect | null; to: DOMRect | null; time: number }

export class Play {
  laid = $state.raw<Laid | null>(null);
  thrown = $state.raw<Thrown | null>(null);
  /** A card that the referee holds up. */
  shown = $state<"yellow" | "red" | null>(null);
  bar = $state.raw<TableEvent | null>(null);
  /** A word over the pitch: “Offside”, “Foul”. */
  word = $state.raw<{ at: string | null; text: string } | null>(null);
  /** A point that something has happened at, where nothing may move. */
  touched = $state<string | null>(null);

  #told = $state.raw<{ version: number; events: TableEvent[] }>({ version: 0, events: [] });
  /** The viewer's own cards that have left the hand since a version was told, and those that have come to it. */
  #hand = $state.raw<{ version: number; gone: string[]; come: string[] }>({ version: 0, gone: [], come: [] });

  field = $state.raw<SVGSVGElement | null>(null);
  ball = $state.raw<SVGGElement | null>(null);

  /** What was told of a version so far. */
  toldOf(version: number): TableEvent[] {
    return this.#told.version === version ? this.#told.events : [];
  }

  tell(version: number, event: TableEvent) {
    this.#told = { version, events: [...this.toldOf(version), event] };
  }

  handAt(version: number): { gone: string[]; come: string[] } {
    return this.#hand.version === version ? this.#hand : { gone: [], come: [] };
  }

  changeHand(version: number, gone: string[], come: string[]) {
    const before = this.handAt(version);
    this.#hand = { version, gone: [...before.gone, ...gone], come: [...before.come, ...come] };
  }

  /** Everything is told. */
  rest() {
    this.laid = this.thrown = this.shown = this.bar = this.word = this.touched = null;
    this.#hand = { version: 0, gone: [], come: [] };
  }
}

const plays = new WeakMap<Session, Play>();
export function playOf(session: Session): Play {
  let play = plays.get(session);
  if (!play) plays.set(session, (play = new Play()));
  return play;
}
