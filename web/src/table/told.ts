/** The things of a game, by their ids: whatever a view, a menu or an event names. Nothing here knows a game. */
import type { Description, Entry } from "../contract/kernel";
import { text, type Text } from "../words/words.svelte";

export interface SeatFacts { number: number; side: number; team?: string }
export interface TeamFacts { side: number; seats: string[]; colours?: Record<string, string> }

export class Told<Thing extends Description = Description> {
  readonly #things: Map<string, Thing>;
  readonly #kinds = new Map<string, Thing[]>();
  /** The seats of each side, in order. */
  readonly sides: number[][] = [];

  constructor(things: Thing[]) {
    this.#things = new Map(things.map((thing) => [thing.id, thing]));
    for (const thing of this.#things.values()) {
      const alike = this.#kinds.get(thing.kind);
      if (alike) alike.push(thing);
      else this.#kinds.set(thing.kind, [thing]);
    }
    for (const { id } of this.all("seat")) {
      const seat = Number(id.slice("seat:".length));
      (this.sides[this.sideOf(seat)] ??= []).push(seat);
    }
  }

  find = (id: string): Thing | undefined => this.#things.get(id);

  thing(id: string): Thing {
    const found = this.#things.get(id);
    if (!found) throw new Error(`nothing is told of ${id}`);
    return found;
  }

  facts = <Facts>(id: string): Facts => this.thing(id).facts as Facts;
  everything = (): Thing[] => [...this.#things.values()];
  all = (kind: string): readonly Thing[] => this.#kinds.get(kind) ?? [];

  /** What a thing is called; an id that nobody has described is shown by its name. */
  name = (id: string): string => text(this.find(id)?.text) || id.slice(id.indexOf(":") + 1);
  full = (id: string): string => text(this.find(id)?.full) || this.name(id);

  /** A bare word of a view or an event: `word("facing", "open_play")`. */
  word = (key: string, word: string): string => text(this.find(`${key}:${word.replace(/[ _]/g, "-")}`)?.text) || word;

  /** One word for the button that says a move. */
  verb = (entry: Entry): string => text(entry.button) || this.name(`verb:${entry.verb.replaceAll(" ", "-")}`);

  /** The side of a seat; a game that says nothing of sides has one for each. */
  sideOf = (seat: number): number => (this.find(`seat:${seat}`)?.facts as Partial<SeatFacts> | undefined)?.side ?? seat;
}

/** The lines of a text in both languages, put together by a game or a table. */
export const say = (told: Text | null | undefined): string => text(told);
