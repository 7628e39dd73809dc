/** One table on one page: what is told of it, and who looks at it. It knows no game, and draws nothing. What is shown, said,
 * read, asked and refused has a part of its own each; whatever draws the table asks this alone. */
import { api, Refused } from "../api";
import type { Entry, Frame } from "../contract/kernel";
import { tableOf } from "../early";
import type { Live, Message, Mine, TableEvent, TableShown, Version, WholeState } from "../contract/server";
import { Chronicle } from "./chronicle.svelte";
import { Coach } from "./coach.svelte";
import { Connection, type Asked, type Listener, type Status } from "./connection";
import { laid } from "./laid";
import type { Line } from "./log";
import { Referee } from "./referee.svelte";
import { seenBefore, seenNow } from "./seen";
import { shared } from "./shared";
import { Show } from "./show.svelte";
import { Speech } from "./speech.svelte";
import { Talk } from "./talk.svelte";
import { Told } from "./told";
import { seatName } from "../words/seats";

const NOTHING: Frame = { game: "", seats: 0, viewer: null, decision: null, outcome: null };

export class Session implements Listener {
  status = $state<Status>("connecting");
  /** When the connection is tried again, by this machine's clock. */
  retryAt = $state(0);
  /** Why the table cannot be shown at all. */
  refusal = $state<Refused | null>(null);

  table = $state.raw<TableShown | null>(null);
  live = $state.raw<Live | null>(null);
  mine = $state.raw<Mine | null>(null);
  told = $state.raw<Told>(new Told([]));
  /** Where the same is played again. */
  rematch = $state<string | null>(null);
  /** By how much the server's clock is ahead of this machine's. */
  ahead = $state(0);

  /** Whose eyes the page has; a spectator's where it has none. */
  seat = $state<number | null>(null);
  version = $state(0);
  /** The position as it was told, before any word of a phrase. */
  now = $state.raw<Frame>(NOTHING);
  /** What is drawn: behind the newest version while events are shown. */
  view = $state.raw<Frame>(NOTHING);
  question = $state.raw<Record<string, string>>({});
  number = $state<number | null>(null);
  /** The seat of this browser to which the screen is to be handed. */
  handTo = $state<number | null>(null);

  readonly show = new Show(this);
  readonly speech = new Speech(this);
  readonly chronicle = new Chronicle(this);
  readonly coach = new Coach(this);
  readonly referee = new Referee();
  readonly talk = new Talk();

  #connection: Connection;
  #things: { digest: string; read: Promise<void> } | null = null;
  /** The digest of what the page can speak of. */
  #spoken = "";
  /** Whether the table was told, and with it who sits here. */
  #told = false;
  #held: Message[] | null = null;
  #resyncing = false;
  #switching = false;

  constructor(readonly id: string, readonly link: string | null) {
    this.#connection = new Connection(id, link, this);
  }

  /** Asks for the table and its socket at once, and for its things as soon as they have a name. */
  async open() {
    this.#told = false;
    this.#connection.open();
    try {
      const table = await tableOf(this.id, this.link);
      this.table = table;
      this.seat = table.mine.length === 1 ? (table.mine[0] as number) : null;
      this.#told = true;
      this.#connection.hello();
      await this.#read(table);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.close();
      this.refusal = error;
      this.status = "refused";
    }
  }

  get eyes(): number | null | undefined {
    return this.#told ? this.seat : undefined;
  }

  /** The things that are spoken of at a table, asked for once. */
  #read({ game, things: digest }: TableShown): Promise<void> {
    if (this.#things?.digest !== digest) {
      const read = api.things(game, digest).then((things) => {
        this.told = new Told(things);
        this.#spoken = digest;
      });
      read.catch(() => (this.#things = null));
      this.#things = { digest, read };
    }
    return this.#things.read;
  }

  close() {
    this.referee.close();
    this.#connection.close();
  }

  /** Says hello anew: whoever has just said their name or taken a seat is somebody else to the server. */
  async reopen() {
    this.#connection.close();
    this.#connection = new Connection(this.id, this.link, this);
    await this.open();
  }

  /** Tries the connection at once. */
  retry = () => this.#connection.retry();

  // ---- what is told

  changed(status: Status, refusal: Refused | null, retryIn: number) {
    this.status = status;
    this.retryAt = retryIn ? Date.now() + retryIn : 0;
    if (refusal) this.refusal = refusal;
  }

  heard(message: Message) {
    if (this.#held) return void this.#held.push(message);
    switch (message.type) {
      case "state": return message.table.things === this.#spoken ? this.#state(message) : void this.#withThings(message);
      case "version": return this.#next(message);
      case "foreseen": return this.speech.foresee(message.version, message.moves);
      case "table": return this.#changed(message.live, message.mine);
      case "chat": return this.talk.add(message);
      case "rematch": this.rematch = message.table; return;
    }
  }

  /** Other things are spoken of from now on: what comes meanwhile waits for them. */
  async #withThings(state: WholeState) {
    this.#held = [];
    try {
      await this.#read(state.table);
    } catch {
      // the old ones serve until the connection is back
    }
    const held = this.#held;
    this.#held = null;
    this.#state(state);
    for (const message of held) this.heard(message);
  }

  #state(state: WholeState) {
    this.#resyncing = false;
    const known = seenBefore(this.id, state.seat);
    const stays = this.seat === state.seat;
    this.table = state.table;
    this.adopt(state.live, state.mine);
    this.talk.tell(state.chat);
    if (stays && this.performing && this.show.goesOn && this.show.newest === state.version) return; // it is being shown
    this.show.interrupt();
    if (!stays) this.chronicle.close();
    this.seat = state.seat;
    if (state.public) this.arrive(state, stays);
    else this.version = 0;
    this.speech.arrived();
    if (known && state.version > known && state.seat !== null && !this.#switching) this.missed = { from: known + 1, to: state.version };
    this.#switching = false;
    if (state.version) void this.chronicle.read(state.version);
    this.handOver();
  }

  /** Who sits where has changed; a seat that its person has taken in another tab is theirs on this page too. */
  #changed(live: Live, mine: Mine) {
    this.adopt(live, mine);
    if (this.seat === null && mine.seats.length === 1) void this.takeScreen(mine.seats[0] as number);
  }

  /** The table as it is now; what is newer stays. */
  adopt(live: Live, mine: Mine | null = null) {
    if (this.live && live.now < this.live.now && live.state === this.live.state) return;
    this.live = live;
    this.ahead = live.now - Date.now();
    if (mine) this.mine = mine;
    if (this.table && this.table.state !== live.state) this.table = { ...this.table, state: live.state };
  }

  #next(version: Version) {
    if (version.since !== this.show.newest) return this.#resync();
    this.show.add(version);
    this.speech.arrived();
    if (!version.since) void this.chronicle.read(version.version); // it begins: the deal and the toss came before
  }

  /** A version is missing: everything is asked for anew, once. */
  #resync() {
    if (this.#resyncing) return;
    this.#resyncing = true;
    void this.act({ do: "look", seat: this.seat }).finally(() => (this.#resyncing = false));
  }

  /** The page stands at a version from now on; the phrase that was begun may be kept. */
  arrive(told: Version | WholeState, mayKeep: boolean) {
    const same = mayKeep && told.number !== null && told.number === this.number;
    this.version = told.version;
    seenNow(this.id, this.seat, told.version);
    this.now = shared(this.view, laid(told));
    this.number = told.number;
    this.speech.begin(told, same);
  }

  /** Anything that is done at the table; what is refused is shown, at the entry that it was tried with. `again`: it may
   * be sent once more after a lost connection. */
  act = async <Kind extends "done" | "previewed" | "hinted" = "done">(request: Asked, entry: Entry | null = null, again = false) => {
    try {
      return await this.#connection.ask<Kind>(request, again);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.referee.refuses(error, entry);
      return null;
    }
  };

  // ---- several seats of one browser

  handOver() {
    const own = this.mine?.seats ?? [];
    const asked = this.view.decision?.asked ?? [];
    if (own.length < 2 || this.performing) return;
    const wanted = asked.filter((seat) => own.includes(seat));
    this.handTo = wanted.length && (this.seat === null || !wanted.includes(this.seat)) ? (wanted[0] as number) : null;
  }

  /** Another seat of this browser takes the screen. */
  async takeScreen(seat: number) {
    this.#switching = true;
    await this.act({ do: "look", seat });
    this.handOver();
  }

  /** Nobody's hand is on the screen while it is handed over. */
  readonly covered = $derived(this.handTo !== null);

  // ---- who is who

  /** Whether it is a table of the server, at which people sit, talk and give up. */
  get hosted(): boolean {
    return true;
  }

  get over(): boolean {
    return this.now.outcome !== null || this.table?.state === "finished";
  }

  /** Whether this page is asked, and what is shown has caught up with it. */
  readonly asked = $derived.by(() => this.number !== null && this.seat !== null && !this.performing && !this.covered && !this.past);

  /** What a seat's player is called. */
  name = (seat: number): string => {
    const sits = this.live?.seats[seat] ?? this.table?.seats[seat];
    if (sits) return seatName(sits);
    const plain = this.told.name(`seat:${seat}`);
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  };

  /** Whether a line of the log tells what this page's own seat, or its side, has done. */
  isMine = (line: Line): boolean => {
    if (this.seat === null) return false;
    return line.seat === null ? line.side === this.told.sideOf(this.seat) : line.seat === this.seat;
  };

  /** Whether the coach may be asked. */
  get hints(): boolean {
    return this.seat !== null && this.live?.hints === true;
  }

  /** The position to be drawn. */
  readonly shown = $derived.by((): Frame => this.past?.view ?? this.view);

  // ---- what its parts know

  get event() { return this.show.event; }
  get performing() { return this.show.performing; }
  get telling() { return this.show.telling; }
  get stopped() { return this.show.stopped; }
  set performer(performer: Show["performer"]) { this.show.performer = performer; }
  set posters(kinds: string[]) { this.show.posters = kinds; }
  skip = () => this.show.skip();
  stop = (event: TableEvent, time: number) => this.show.stop(event, time);
  pause = (time: number) => this.show.pause(time);
  goOn = (again = false) => this.show.goOn(again);

  get said() { return this.speech.said; }
  get picked() { return this.speech.picked; }
  get busy() { return this.speech.busy; }
  get sending() { return this.speech.sending; }
  get moment() { return this.speech.moment; }
  get menu() { return this.speech.menu; }
  get foreseen() { return this.speech.foreseen; }
  get hot() { return this.speech.hot; }
  get preview() { return this.speech.preview; }
  get kept() { return this.speech.kept; }
  get whole() { return this.speech.whole; }
  standing = (thing: string, place: string) => this.speech.standing(thing, place);
  /** What can be said with a thing in its place now, or in place of a word that was said. */
  entries = (thing: string, place: string) => this.standing(thing, place).entries;
  consider = (entry: Entry | null) => this.speech.consider(entry);
  choose = (entry: Entry) => this.speech.choose(entry);
  play = () => this.speech.play();
  retell = (words: number, moves: string[]) => this.speech.retell(words, moves);
  takeBackTo = (words: number) => this.speech.takeBackTo(words);
  takeBackWord = () => this.speech.takeBackWord();
  dropPhrase = () => this.speech.dropPhrase();

  /** What has been told so far. */
  get log(): Line[] { return this.chronicle.log; }
  get first() { return this.chronicle.first; }
  get earlier() { return this.chronicle.earlier; }
  get past() { return this.chronicle.past; }
  get missed() { return this.chronicle.missed; }
  set missed(versions: Chronicle["missed"]) { this.chronicle.missed = versions; }
  /** The version whose lines stand out in the log. */
  get marked(): number | null { return this.past?.version ?? null; }
  readEarlier = () => this.chronicle.readEarlier();
  look = (version: number) => this.chronicle.look(version);
  backToNow = () => this.chronicle.backToNow();
  seeMissed = () => this.chronicle.seeMissed();
  seeLast = () => this.chronicle.seeLast();

  get hint() { return this.coach.hint; }
  set hint(hint: Coach["hint"]) { this.coach.hint = hint; }
  get hinted() { return this.coach.hinted; }
  get asking() { return this.coach.asking; }
  askHint = () => this.coach.ask();

  get trouble() { return this.referee.trouble; }
  set trouble(trouble: Referee["trouble"]) { this.referee.trouble = trouble; }
  whyNot = (what: string) => this.referee.whyNot(this.#connection, this.seat, what, this.speech.moves);

  get chat() { return this.talk.messages; }
  get unread() { return this.talk.unread(this.mine?.seats ?? []); }
  readChat = () => this.talk.read();
}
