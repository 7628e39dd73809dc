/** What is on the table while events are shown and in no view: chalk of runs and passes, a card that lies open, dice at
 * their place, a referee's card. One for each session. */
import type { TableEvent } from "../../contract/server";
import type { Session } from "../../table/session.svelte";

export interface Trail { from: string; to: string; run: boolean; high: boolean; age: number; struck: boolean }
/** Dice on the pitch: at a point, each with whose it is. */
export interface Thrown { at: string | null; dice: Array<{ value: number; side: number; wins?: boolean }>; words: string; settled: boolean }
export interface Laid { cards: string[]; from: DOMRect | null; to: DOMRect | null; time: number }

/** Cards after which chalk is gone. */
const AGES = 5;

export class Play {
  trails = $state.raw<Trail[]>([]);
  laid = $state.raw<Laid | null>(null);
  thrown = $state.raw<Thrown | null>(null);
  /** A card that the referee holds up. */
  shown = $state<"yellow" | "red" | null>(null);
  bar = $state.raw<TableEvent | null>(null);
  /** A word over the pitch: “Offside”, “Foul”. */
  word = $state.raw<{ at: string | null; text: string } | null>(null);
  /** A point that something has happened at, where nothing may move. */
  touched = $state<string | null>(null);

  /** The viewer's own cards that have left the hand since a version was told, and those that have come to it. */
  #hand = $state.raw<{ version: number; gone: string[]; come: string[] }>({ version: 0, gone: [], come: [] });

  field = $state.raw<SVGSVGElement | null>(null);
  ball = $state.raw<SVGGElement | null>(null);

  /** A run or a pass leaves its chalk. */
  chalk(trail: Omit<Trail, "age" | "struck">) {
    this.trails = [...this.trails, { ...trail, age: 0, struck: false }];
  }

  /** Another card: the chalk of those before it grows faint. */
  fade() {
    this.trails = this.trails.map((one) => ({ ...one, age: one.age + 1 })).filter(({ age }) => age < AGES);
  }

  /** What has been played last does not count. */
  strike() {
    this.trails = this.trails.map((one) => (one.age === 0 ? { ...one, struck: true } : one));
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
