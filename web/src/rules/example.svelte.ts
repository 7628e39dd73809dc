/** A worked example of a clause at a table of its own: positions, one after the other, drawn by the board of its game. */
import { api } from "../api";
import type { ExampleShown, Past } from "../contract/server";
import { laid } from "../table/laid";
import { Session } from "../table/session.svelte";
import { shared } from "../table/shared";
import { still } from "../table/still";
import { Told } from "../table/told";

export class Worked extends Session {
  place = $state(0);

  constructor(readonly example: ExampleShown, told: Told) {
    super("", null);
    this.table = example.table;
    this.told = told;
    this.seat = example.seat;
    this.live = still(example.table);
    this.status = "open";
    this.#stand(0);
  }

  override get hosted() { return false; }
  override whyNot = () => Promise.resolve(null);
  get last() { return this.example.positions.length - 1; }
  get caption() { return this.example.captions[this.place]; }

  /** One position on, as it comes about, or back. */
  step = async (by: -1 | 1) => {
    this.show.interrupt();
    const [from, to] = [this.example.positions[this.place], this.example.positions[this.place + by]];
    if (!from || !to) return;
    const there = (this.place += by);
    if (by > 0 && this.show.pace()) await this.show.again(laid(from), [to], true);
    if (this.place === there) this.#stand(there);
  };

  #stand(place: number) {
    const past = this.example.positions[place] as Past;
    this.version = past.version;
    this.now = this.view = shared(this.view, laid(past));
    this.question = past.question;
  }
}

const opened = new Map<string, Promise<ExampleShown[]>>();

/** The examples of a game; where they cannot be fetched, there are none this time. */
export function examplesOf(game: string): Promise<ExampleShown[]> {
  let found = opened.get(game);
  if (!found) {
    found = api.examples(game).then(({ examples }) => examples);
    opened.set(game, found);
  }
  return found.catch(() => {
    opened.delete(game);
    return [];
  });
}

/** An example, with the words for its things. */
export const work = async (example: ExampleShown): Promise<Worked> =>
  new Worked(example, new Told(await api.things(example.table.game, example.table.things)));
