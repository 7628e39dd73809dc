/** A deck in the making: how many of each card, until it is said as a whole, number by number. Samples, a file and one's
 * own fingers change it; what is allowed is the engine's to say. */
import type { CardFacts, DeckFacts } from "../../contract/worldwide-football";
import type { Session } from "../../table/session.svelte";
import { ownSide, viewOf } from "./sides";

export class Deck {
  counts = $state<Record<string, number>>({});
  /** A line of a file that could not be read. */
  unread = $state("");
  #for = "";

  constructor(readonly session: Session) {}

  get #question() { return viewOf(this.session).decision; }
  get cards(): string[] { return Array.isArray(this.#question?.cards) ? this.#question.cards : []; }
  get wanted(): number { return this.#question?.count ?? 0; }
  get least(): number { return this.#question?.least ?? 0; }
  get most(): number { return this.#question?.most ?? this.wanted; }
  get total(): number { return this.#sum(() => true); }
  get defence(): number { return this.#sum((card) => this.#facts(card).family === "defence"); }
  get shots(): number { return this.#sum((card) => this.#facts(card).family === "shot"); }
  /** Nothing speaks against it; the engine has the last word. */
  get fits(): boolean { return this.total === this.wanted && this.defence >= this.least && this.defence <= this.most; }

  #facts = (card: string) => this.session.told.facts<CardFacts>(card);
  #sum = (counted: (card: string) => boolean) => this.cards.filter(counted).reduce((sum, card) => sum + (this.counts[card] ?? 0), 0);

  /** So many there are of a card: as many as a side has, or may choose now. */
  limit(card: string): number {
    const { menu, said } = this.session;
    const offered = menu.filter((entry) => entry.verb === "choose").map((entry) => this.session.told.facts<{ number: number }>(entry.thing).number);
    return this.cards[said.length] === card && offered.length ? Math.max(...offered) : this.#facts(card).each_side;
  }

  /** The sample decks that are of the size asked for. */
  get samples() {
    const size = (cards: Record<string, number>) => Object.values(cards).reduce((sum, count) => sum + count, 0);
    return this.session.told.all("deck").map(({ id, facts }) => ({ id, cards: (facts as DeckFacts).cards })).filter(({ cards }) => size(cards) === this.wanted);
  }

  isSample = (cards: Record<string, number>) => this.cards.every((card) => (cards[card] ?? 0) === (this.counts[card] ?? 0));

  /** A new question begins with the deck that one has, else with the first sample. */
  begin() {
    const { session } = this;
    const question = `${this.#question?.name} ${viewOf(session).half} ${session.seat} ${this.cards.join()}`;
    if (question === this.#for) return;
    this.#for = question;
    const side = viewOf(session).sides[ownSide(session)];
    const owned = Object.fromEntries(this.cards.map((card) => [card, this.#facts(card).each_side - (side?.reserve?.cards.filter((id) => id === card).length ?? 0)]));
    const size = Object.values(owned).reduce((sum, count) => sum + count, 0);
    this.counts = size === this.wanted ? owned : { ...(this.samples[0]?.cards ?? {}) };
  }

  take(cards: Record<string, number>) {
    this.session.dropPhrase();
    this.unread = "";
    this.counts = { ...cards };
  }

  change(card: string, by: number) {
    if (this.session.said.length) this.session.dropPhrase();
    const count = Math.max(0, Math.min(this.limit(card), (this.counts[card] ?? 0) + by));
    this.counts = { ...this.counts, [card]: count };
  }

  /** A deck file: a card and a number on each line. */
  read(text: string) {
    const cards: Record<string, number> = {};
    for (const line of text.split("\n").map((one) => one.replace(/#.*/u, "").trim()).filter((one) => one && !one.startsWith("["))) {
      const found = /^"?([\w-]+)"?\s*=\s*(\d+)$/u.exec(line);
      const card = found && `card:${found[1]}`;
      if (!card || !this.cards.includes(card)) return void (this.unread = line);
      cards[card] = Number(found[2]);
    }
    this.take(cards);
  }

  /** Says the whole deck. A number that is not offered stays to be chosen. */
  async say() {
    const { session } = this;
    session.dropPhrase();
    for (const [at, card] of this.cards.entries()) {
      const entry = session.menu.find((one) => one.verb === "choose" && session.told.facts<{ number: number }>(one.thing).number === (this.counts[card] ?? 0));
      if (!entry || session.said.length !== at) return;
      await session.choose(entry);
      if (entry.commits) await session.play();
    }
  }
}

const decks = new WeakMap<Session, Deck>();
export function deckOf(session: Session): Deck {
  let deck = decks.get(session);
  if (!deck) decks.set(session, (deck = new Deck(session)));
  return deck;
}
