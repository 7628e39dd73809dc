/** The answer of this page, word by word: what may be said, what has been said so far, and what is on its way. */
import type { Entry } from "../contract/kernel";
import type { Version, WholeState } from "../contract/server";
import { settings } from "../settings.svelte";
import { speaksOf, standing, type Moment, type Point, type Standing, type Word } from "./phrase";
import type { Session } from "./session.svelte";
import { shared } from "./shared";
import { touched } from "./touched";

const NOTHING: Entry[] = [];
const NO_WORDS: Word[] = [];
const UNFORESEEN: Record<string, object> = {};

export class Speech {
  /** The words of the phrase so far. */
  said = $state.raw<Word[]>(NO_WORDS);
  /** The last word of the phrase, chosen and not yet sent. */
  picked = $state.raw<Entry | null>(null);
  /** Something is on its way to the server. */
  busy = $state(false);
  /** When the word that was said last has been answered. */
  answered: Promise<void> = Promise.resolve();
  /** The move that is on its way and has not been answered. */
  sending = $state(false);

  /** Moves that are never sent by one click. */
  confirms: ((entry: Entry) => boolean) | null = null;
  #menu = $state.raw<Entry[]>([]);
  foreseen = $state.raw<Record<string, object>>(UNFORESEEN);
  #under = $state.raw<Entry | null>(null);
  /** A phrase that was begun and had to make room for events. */
  #aside: { said: Word[]; point: Point; number: number } | null = null;
  /** What is foreseen at a version that is not shown yet. */
  #early: { version: number; moves: Record<string, object> } | null = null;
  /** The version that an answer of this page has made, until it is here. */
  #awaited: number | null = null;

  constructor(readonly session: Session) {}

  // ---- what is told

  /** A version is here: its menu, unless the same is asked still and a phrase was begun. */
  begin(told: Version | WholeState, same: boolean) {
    if (same && this.said.length) return; // the phrase that was begun goes on
    this.session.question = told.question;
    const last = !this.session.show.goesOn;
    const kept = last && this.#aside?.number === told.number ? this.#aside : null;
    if (last) this.#aside = null;
    this.#at(kept?.point ?? { view: this.session.now, menu: told.menu, foreseen: UNFORESEEN });
    this.said = kept?.said ?? NO_WORDS;
    this.#point(null);
    this.session.hint = null;
    if (this.#early?.version === told.version) this.foresee(told.version, this.#early.moves);
  }

  foresee(version: number, moves: Record<string, object>) {
    if (version > this.session.version) this.#early = { version, moves };
    else if (version !== this.session.version) return;
    else if (this.said.length) this.said = this.said.map((word, place) => (place ? word : { ...word, foreseen: moves }));
    else this.foreseen = moves;
  }

  /** Events are shown: a phrase that was begun goes on behind them, if the same is asked then. */
  setAside() {
    const { view, question, number } = this.session;
    const point = { view, menu: this.#menu, foreseen: this.foreseen, question };
    if (this.said.length && number !== null) this.#aside = { said: this.said, point, number };
    this.said = NO_WORDS;
    this.#point(null);
  }

  /** What was sent stays sent until the version that it made is here: nothing is answered twice. */
  arrived() {
    if (this.#awaited === null || this.session.show.newest < this.#awaited) return;
    this.#awaited = null;
    this.busy = this.sending = false;
  }

  // ---- what may be said

  /** Nobody speaks while events are shown or the connection is lost. */
  readonly #silent = $derived.by(() => {
    const { performing, past, covered, status } = this.session;
    return performing || past !== null || covered || status !== "open" || this.sending;
  });
  /** What may be said at this point of the phrase. Hundreds of things ask for it: it is the same for all, and changes with
   * nothing else. */
  readonly menu = $derived(this.#silent ? NOTHING : this.#menu);
  readonly moment = $derived<Moment>({ menu: this.menu, foreseen: this.foreseen });

  /** The words of the phrase so far, as moves. */
  get moves(): string[] {
    return this.said.map((word) => word.entry.move);
  }

  /** What is under the pointer or in focus; else the last word, if it was chosen. */
  readonly hot = $derived(this.#under ?? this.picked);

  /** What would follow what is under the pointer. */
  get preview(): object | null {
    return this.hot ? (this.foreseen[this.hot.move] ?? null) : null;
  }

  standing(thing: string, place: string): Standing {
    return standing(thing, place, this.moment, this.said, this.hot);
  }

  /** How many words would stay before what is under the pointer: fewer where it would replace one. */
  get kept(): number {
    const { hot } = this;
    if (!hot || this.#menu.includes(hot)) return this.said.length;
    const replaced = this.said.findIndex((word) => word.menu.includes(hot));
    return replaced < 0 ? this.said.length : replaced;
  }

  /** Whether the ticket is whole: the stub plays it. What a finger has touched lies on it already. */
  get whole(): boolean {
    return this.#last !== null && this.#free;
  }

  get #free(): boolean {
    return this.session.asked && !this.busy && this.session.status === "open";
  }

  get #last(): Entry | null {
    const last = this.picked ?? (touched() ? this.hot : null);
    return last && this.said.some((word) => word.entry === last) ? null : last;
  }

  // ---- what is said

  /** Pointer or focus is on an entry. */
  consider(entry: Entry | null) {
    this.#under = entry;
  }

  #point(entry: Entry | null) {
    this.picked = entry;
    this.#under = null;
  }

  /** What a click, a second tap or Enter on an entry does. A word that does not commit is said and leads to the next
   * menu. One that does is sent at once where it is the whole phrase; behind others it is first laid on the ticket, and
   * sent when it is chosen again. A finger chooses what it has considered before. */
  async choose(entry: Entry) {
    if (!this.#free) return;
    this.session.trouble = null;
    this.session.missed = null;
    const speaks = speaksOf(entry.place, this.moment, this.said);
    if (speaks && speaks.words < this.said.length && !this.#menu.includes(entry)) this.takeBackTo(speaks.words);
    if (!entry.commits) return this.#say(entry);
    const again = (touched() ? this.hot : this.picked)?.move === entry.move;
    const atOnce = !touched() && (!this.said.length || settings.clickPlays) && !this.confirms?.(entry);
    if (again || atOnce) await this.#send(entry);
    else this.#point(entry);
  }

  /** Tears the stub off: what was laid on the ticket is sent; a word that others must follow is said. */
  async play() {
    const last = this.#last;
    if (!last || !this.whole) return;
    if (!this.#menu.includes(last)) await this.choose(last);
    else if (last.commits) await this.#send(last);
    else await this.#say(last);
  }

  #say(entry: Entry): Promise<void> {
    return (this.answered = this.#preview(entry));
  }

  async #preview(entry: Entry) {
    const { moment, session } = this;
    const { number, seat, view, question } = session;
    this.busy = true;
    const answer = await session.act<"previewed">({ do: "preview", seat: seat as number, moves: [...this.moves, entry.move] }, entry);
    this.busy = false;
    if (!answer || number !== session.number || session.performing) return;
    this.said = [...this.said, { ...moment, view, question, entry }];
    this.#at(answer);
    this.#point(null);
  }

  async #send(entry: Entry) {
    const { number, seat } = this.session;
    if (number === null || seat === null || this.busy) return;
    const moves = [...this.moves, entry.move];
    this.picked = entry;
    this.busy = this.sending = true;
    const done = await this.session.act<"done">({ do: "move", seat, number, moves, sent: randomName() }, entry, true);
    this.#awaited = done?.version ?? 0;
    this.arrived();
    if (!done && number === this.session.number) this.#point(null); // the word springs back
  }

  #at(point: Point) {
    this.session.view = shared(this.session.view, point.view);
    this.#menu = point.menu;
    this.foreseen = point.foreseen;
    this.session.question = point.question ?? this.session.question;
    this.session.referee.forgetReasons();
  }

  /** Takes words back until so many are left. */
  takeBackTo(words: number) {
    const word = this.said[words];
    if (!word || this.busy) return;
    this.#at(word);
    this.said = this.said.slice(0, words);
    this.#point(null);
  }

  /** Takes words back until so many are left, and says others in their place, as far as they can be said: answers how
   * many were. What commits is laid on the ticket, and nothing is sent. */
  async retell(words: number, moves: string[]): Promise<number> {
    if (this.busy) return 0;
    if (words < this.said.length) this.takeBackTo(words);
    this.#point(null);
    for (const [place, move] of moves.entries()) {
      const entry = this.#menu.find((one) => one.move === move);
      const said = this.said.length;
      if (!entry || !this.#free) return place;
      if (entry.commits) this.#point(entry);
      else await this.#say(entry);
      if (this.said.length === said && !entry.commits) return place;
    }
    return moves.length;
  }

  takeBackWord() {
    if (this.picked) this.#point(null);
    else if (this.said.length) this.takeBackTo(this.said.length - 1);
  }

  /** Drops the whole phrase. */
  dropPhrase() {
    if (this.said.length) this.takeBackTo(0);
    else this.#point(null);
  }
}

/** A name of the page's own for one answer; `randomUUID` needs TLS, which a table in a home network has not. */
const randomName = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
