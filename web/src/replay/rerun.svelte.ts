/** A match that is over, shown again at its own table: it stands at any version, goes from one to the next by events, and
 * sees with anybody's eyes. Boards draw it as they draw a match that is played. */
import { Refused } from "../api";
import type { AnalysisShown, Past, StoryShown } from "../contract/server";
import { settings } from "../settings.svelte";
import { laid } from "../table/laid";
import { lines } from "../table/log";
import { Session } from "../table/session.svelte";
import { shared } from "../table/shared";
import { wait } from "../table/show.svelte";
import { still } from "../table/still";
import { Told } from "../table/told";
import type { Eyes, Source } from "./source";
import { linesOf, nextGoal, nextTurn, placeOf, stopsOf, type Stop } from "./timeline";

/** So many versions are asked for at once. */
const CHUNK = 60;
/** How long the eye rests between two moves while the match is played. */
const REST = 450;
/** After so long a server that was asked too often is asked again. */
const AGAIN = 1100;
export const RATES = [0.5, 1, 2, 4] as const;

export class Rerun extends Session {
  story = $state.raw<StoryShown | null>(null);
  seer = $state<Eyes>("watching");
  playing = $state(false);
  rate = $state(1);
  stops = $state.raw<Stop[]>([]);
  /** What decided the match, once somebody has asked. */
  analysis = $state.raw<AnalysisShown | null>(null);
  analysing = $state<"" | "asked" | "refused">("");

  #chunks = new Map<string, Promise<Past[]>>();
  /** Grows whenever somebody wants to go elsewhere: what was begun before is left behind. */
  #wish = 0;
  #closed = false;

  constructor(readonly source: Source, id = "") {
    super(id, null);
    this.show.pace = () => (this.playing ? 1 / this.rate : settings.pace / this.rate);
  }

  /** Stands at a line then, at the picture of the match, or at its beginning. */
  override async open(at: number | "picture" | null = null) {
    try {
      this.table = await this.source.table();
      this.told = new Told(await this.source.things(this.table));
      this.story = await this.source.story();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error;
      this.status = "refused";
      return;
    }
    const { mine } = this.table;
    this.seer = mine.length === 1 ? (mine[0] as number) : "open";
    this.seat = this.seer === "open" ? null : (this.seer as number);
    this.live = still(this.table, this.story.hash);
    this.status = "open";
    this.chronicle.first = this.story.first;
    this.chronicle.log = linesOf(this.story);
    this.stops = stopsOf(this.story, this.told, this.ours);
    await this.seek(at === "picture" ? this.story.picture : (at ?? this.story.first));
  }

  /** Asks what decided the match. */
  analyse = async () => {
    if (!this.source.analysis || this.analysing === "asked") return;
    this.analysing = "asked";
    try {
      this.analysis = await this.source.analysis();
      this.analysing = "";
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.analysing = "refused";
    }
  };

  override close() {
    this.#closed = true;
    this.#wish += 1;
    this.playing = false;
    super.close();
  }

  /** The side that goes above the line. */
  get ours(): number {
    return this.seat === null ? 0 : this.told.sideOf(this.seat);
  }

  /** Nothing is over before its last line is shown. */
  override get over(): boolean {
    return this.view.outcome !== null;
  }

  override get marked(): number | null {
    return this.stops[this.place]?.version ?? null;
  }

  /** Nothing is known of what comes later. */
  override get log() {
    return this.chronicle.log.filter((line) => line.version <= this.version);
  }

  /** Nobody is asked for reasons any more. */
  override whyNot = () => Promise.resolve(null);
  override look = (version: number) => this.seek(version);
  override seeLast = () => this.step(0);

  // ---- where it stands

  get place(): number {
    return placeOf(this.stops, this.version);
  }

  override get first(): number { return this.story?.first ?? 1; }
  get last(): number { return this.story?.last ?? 1; }

  /** Stands at a version, at once. */
  seek = async (version: number) => {
    this.playing = false;
    await this.#stand(version);
  };

  /** One stop on, as it happened, or back; 0 shows again how this one came about. */
  step = async (by: -1 | 0 | 1) => {
    this.playing = false;
    const there = this.stops[this.place + by];
    if (!there) return;
    if (by < 0) await this.#stand(there.version);
    else await this.#happens(there);
  };

  get goalAhead(): boolean { return nextGoal(this.stops, this.version) !== undefined; }
  get turnAhead(): boolean { return nextTurn(this.stops, this.version) !== undefined; }
  toGoal = () => this.#to(nextGoal(this.stops, this.version));
  toTurn = () => this.#to(nextTurn(this.stops, this.version));

  async #to(stop: Stop | undefined) {
    this.playing = false;
    if (stop) await this.#happens(stop);
  }

  /** Shows the match from here on, or stops. */
  run = async () => {
    if (this.playing) return void (this.playing = false);
    this.playing = true;
    if (this.place >= this.stops.length - 1) await this.#stand(this.first);
    for (let next = this.stops[this.place + 1]; this.playing && next; next = this.stops[this.place + 1]) {
      if (!(await this.#happens(next))) return;
      const wish = this.#wish;
      await wait(REST / this.rate);
      if (wish !== this.#wish) return;
    }
    this.playing = false;
  };

  /** Sees with other eyes from now on. */
  see = async (eyes: Eyes) => {
    this.playing = false;
    this.seer = eyes;
    this.seat = typeof eyes === "number" ? eyes : null;
    this.stops = this.story ? stopsOf(this.story, this.told, this.ours) : [];
    if (this.story) this.chronicle.log = linesOf(this.story);
    await this.#stand(this.version);
  };

  /** Goes to a version without showing how it came about; whether it came there. */
  async #stand(version: number): Promise<boolean> {
    const wish = ++this.#wish;
    this.show.interrupt();
    const there = Math.min(this.last, Math.max(this.first, version));
    this.version = there;
    const past = await this.#past(there);
    if (wish !== this.#wish || !past) return false;
    this.#arrive(past);
    return true;
  }

  /** Shows how a stop came about, from the stop before it; whether it was seen to its end. */
  async #happens(stop: Stop): Promise<boolean> {
    const wish = ++this.#wish;
    this.show.interrupt();
    const before = this.stops[this.stops.indexOf(stop) - 1];
    this.version = stop.version;
    const steps = await this.#between(before?.version ?? stop.version, stop.version);
    if (wish !== this.#wish || !steps) return false;
    const [from, ...rest] = steps;
    if (from && rest.length && this.show.pace()) await this.show.again(laid(from), rest, true);
    const last = steps.at(-1);
    if (wish !== this.#wish || !last) return false;
    this.#arrive(last);
    return true;
  }

  #arrive(past: Past) {
    this.version = past.version;
    this.now = this.view = shared(this.view, laid(past));
    this.question = past.question;
    void this.#chunk(past.version + CHUNK / 3);
  }

  // ---- what was

  async #past(version: number): Promise<Past | null> {
    return (await this.#chunk(version)).find((past) => past.version === version) ?? null;
  }

  async #between(from: number, to: number): Promise<Past[] | null> {
    const steps: Past[] = [];
    for (let version = from; version <= to; version += 1) {
      const past = await this.#past(version);
      if (!past) return null;
      steps.push(past);
    }
    return steps;
  }

  /** The versions around one, as these eyes saw them; they are fetched once. */
  #chunk(version: number): Promise<Past[]> {
    const from = this.first + Math.floor((Math.min(version, this.last) - this.first) / CHUNK) * CHUNK;
    const key = `${this.seer} ${from}`;
    let chunk = this.#chunks.get(key);
    if (!chunk) {
      chunk = this.#fetch(from, this.seer);
      this.#chunks.set(key, chunk);
      chunk.catch(() => this.#chunks.delete(key));
    }
    return chunk.catch(() => []);
  }

  async #fetch(from: number, eyes: Eyes): Promise<Past[]> {
    try {
      const { versions } = await this.source.history(from, Math.min(this.last, from + CHUNK - 1), eyes);
      if (eyes === this.seer) this.#tell(versions);
      return versions;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.#closed || (error.key !== "too_often" && error.key !== "unreachable")) throw error;
      await wait(AGAIN);
      return this.#fetch(from, eyes);
    }
  }

  /** The log as these eyes saw it takes the place of what everybody was told. */
  #tell(versions: Past[]) {
    const seen = new Map(versions.map((past) => [past.version, lines(past.version, past.events, past.notes)]));
    const before = this.chronicle.log;
    const kept = before.filter((line, place) => !seen.has(line.version) || before[place - 1]?.version !== line.version);
    this.chronicle.log = kept.flatMap((line) => seen.get(line.version) ?? [line]);
  }
}
