/** What has happened, shown one event after the other: a queue of versions, each told by its events until the page stands
 * where the match does. A board may show an event in its own way; whoever is in a hurry skips. */
import type { Frame } from "../contract/kernel";
import type { Past, TableEvent, Version } from "../contract/server";
import { reducedMotion, settings } from "../settings.svelte";
import type { Noise } from "../sound/noises";
import { hear } from "../sound/sound";
import { fold } from "./fold";
import { laid } from "./laid";
import { ofVersion, type Line } from "./log";
import type { Session } from "./session.svelte";

/** How long an event stands where no board shows it: a sentence to be read, a goal, a goal without motion. */
const SENTENCE = 600;
const GOAL = 2600;
const STILL_GOAL = 600;
/** So long what a board shows may go on after somebody has skipped. */
const PATIENCE = 1500;

/** Shows one event: it calls `fold` when the board shall show what has changed, and is done when the eye has seen it. */
export type Performer = (event: TableEvent, fold: () => Promise<void>, pace: number) => Promise<void>;

export const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));
const settled = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

export class Show {
  /** The event that is being shown. */
  event = $state.raw<TableEvent | null>(null);
  /** What was told last: a sentence comes with what it has changed, and not before its die has come to rest. */
  sentence = $state.raw<TableEvent["text"]>({});
  /** Whether events are being shown. */
  performing = $state(false);
  /** The version that they belong to. */
  telling = $state<number | null>(null);
  /** An event that stops play until somebody has seen it, or its time is over: a goal. */
  stopped = $state.raw<{ event: TableEvent; time: number } | null>(null);

  performer: Performer | null = null;
  /** How long everything takes, against the usual; nothing moves where it is 0. */
  pace = () => settings.pace;
  /** Kinds of events that stop play where no board shows them in a way of its own. */
  posters: string[] = [];
  /** What kinds of events sound like. */
  sounds: Record<string, readonly Noise[]> = {};
  #queue: Version[] = [];
  /** Grows whenever what is being shown is overtaken by something else. */
  #shows = 0;
  #skipping = false;
  #resume: ((again: boolean) => void) | null = null;

  constructor(readonly session: Session) {}

  /** The version that the page will stand at when everything was shown. */
  get newest(): number {
    return this.#queue.at(-1)?.version ?? this.session.version;
  }

  /** Whether more versions wait to be shown. */
  get goesOn(): boolean {
    return this.#queue.length > 0;
  }

  add(version: Version) {
    this.#queue.push(version);
    this.#skipping = this.#skipping || document.hidden;
    if (!this.performing) void this.#perform();
  }

  /** Whatever is being shown is overtaken. */
  interrupt() {
    this.#shows += 1;
    this.#queue = [];
    this.session.backToNow();
    this.#end();
    this.goOn();
  }

  #end() {
    this.sentence = {};
    this.event = null;
    this.telling = null;
    this.#skipping = false;
    this.performing = false;
  }

  /** Whether nobody wants to see how it came about: the page goes on to where that has led, at once and in one step. */
  get #hurries(): boolean {
    return this.#skipping || !this.pace();
  }

  async #perform() {
    const { session } = this;
    const show = ++this.#shows;
    this.performing = true;
    session.backToNow();
    session.hint = null;
    session.speech.setAside();
    session.view = session.now;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const lines = ofVersion(next);
      this.telling = next.version;
      for (const event of next.events) {
        if (this.#hurries) break;
        await this.#tell(event, lines, show);
        if (show !== this.#shows) return;
      }
      session.chronicle.add(lines);
      this.#queue.shift();
      session.adopt(next.live);
      session.arrive(next, true);
    }
    this.#end();
    session.handOver();
  }

  /** Shows once more how one position became another; the page may stay there then. */
  async again(from: Frame, steps: Past[], stays = false) {
    const { session } = this;
    const show = ++this.#shows;
    const { view } = session;
    session.backToNow();
    this.performing = true;
    session.view = from;
    for (const past of steps) {
      this.telling = past.version;
      for (const event of past.events) {
        if (this.#hurries) break;
        await this.#tell(event, [], show);
        if (show !== this.#shows) return;
      }
      session.view = laid(past);
    }
    if (!stays) session.view = view;
    this.#end();
    if (this.goesOn) void this.#perform();
  }

  /** Shows one event; its line of the log comes with it. */
  async #tell(event: TableEvent, lines: Line[], show: number) {
    const pace = this.pace();
    const line = lines.find((one) => one.text === event.text);
    const put = () => {
      if (show !== this.#shows) return;
      this.session.view = fold(this.session.view, event.after);
      if (line) this.session.chronicle.add([line]);
      if (event.text["en"]) this.sentence = event.text;
    };
    this.event = event;
    void hear(this.sounds[event.kind] ?? []);
    if (this.performer) {
      const begun = performance.now();
      await this.#act(this.performer, event, put, pace);
      // where nothing moves, the sentence alone tells what has happened: it stands until it can be read
      const left = reducedMotion() && event.text["en"] ? SENTENCE * pace - (performance.now() - begun) : 0;
      if (left > 0 && !this.#hurries && show === this.#shows) await this.pause(left);
      return;
    }
    put();
    if (this.posters.includes(event.kind)) await this.stop(event, (reducedMotion() ? STILL_GOAL : GOAL) * pace);
    else await this.pause((event.text["en"] ? SENTENCE : 120) * pace);
  }

  /** Has a board show an event; one that fails shows nothing more, and the match goes on without it. */
  async #act(performer: Performer, event: TableEvent, put: () => void, pace: number) {
    let [folded, done] = [false, false];
    const fold = async () => {
      if (!folded) put();
      folded = true;
      await settled();
    };
    const shown = performer(event, fold, pace).catch((error: unknown) => {
      console.error(error);
      this.performer = null;
    });
    await Promise.race([shown.then(() => (done = true)), this.#patience(() => done)]);
    if (!folded) await fold();
  }

  /** Ends a while after somebody has skipped: what is shown then and does not end is left behind. */
  async #patience(done: () => boolean) {
    for (let waited = 0; waited < PATIENCE && !done(); ) {
      await wait(100);
      if (this.#skipping) waited += 100;
    }
  }

  skip() {
    this.#skipping = true;
    this.goOn();
  }

  /** Play stops at an event, and goes on by itself; answers whether it is to be seen again. */
  async stop(event: TableEvent, time: number): Promise<boolean> {
    this.stopped = { event, time };
    const again = await this.pause(time);
    this.stopped = null;
    return again;
  }

  /** Waits for so long, or until somebody goes on. */
  pause(time: number): Promise<boolean> {
    return new Promise((resolve) => {
      const over = setTimeout(() => this.goOn(), time);
      this.#resume = (again) => {
        clearTimeout(over);
        this.#resume = null;
        resolve(again);
      };
    });
  }

  goOn(again = false) {
    this.#resume?.(again);
  }
}
