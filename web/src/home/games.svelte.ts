/** The games of this server. The four that come with Onze are drawn before it has answered. */
import { api, Refused, type GameShown, type GamesShown } from "../api";
import type { Text } from "../words/words.svelte";

/** What a cover says of a game. */
export interface Covered { id: string; title: Text; least: number; most: number; lesson: boolean }

const both = (title: string): Text => ({ en: title, fr: title });
const OURS: Covered[] = [
  { id: "football-a-la-carte", title: { en: "Football à la carte", fr: "Le football à la carte" }, least: 2, most: 4, lesson: true },
  { id: "worldwide-football", title: both("Worldwide Football"), least: 1, most: 2, lesson: true },
  { id: "world-cup", title: both("The World Cup Game"), least: 2, most: 16, lesson: true },
  { id: "footime", title: both("Footime"), least: 2, most: 8, lesson: true },
];
const place = (id: string) => OURS.findIndex((game) => game.id === id) + 1 || OURS.length + 1;

class Games {
  told = $state.raw<GamesShown | null>(null);
  trouble = $state.raw<Refused | null>(null);
  #asked: Promise<void> | null = null;

  /** Asks once; again after it went wrong. */
  ask(): Promise<void> {
    this.#asked ??= api.games().then(
      (told) => { this.told = told; this.trouble = null; },
      (error: unknown) => {
        this.#asked = null;
        if (!(error instanceof Refused)) throw error;
        this.trouble = error;
      },
    );
    return this.#asked;
  }

  find = (id: string): GameShown | undefined => this.told?.games.find((game) => game.id === id);

  get covers(): Covered[] {
    if (!this.told) return OURS;
    return this.told.games
      .map(({ id, title, seats, lesson }) => ({ id, title, lesson, least: Math.min(...seats), most: Math.max(...seats) }))
      .sort((one, other) => place(one.id) - place(other.id));
  }
}

export const games = new Games();
