/** A first lesson at a table of its own: the server has played it through, and the learner plays it again, word by word.
 * Boards draw it as they draw a match; nothing can be said but what the teacher asks for. */
import { api, Refused } from "../api";
import type { Entry } from "../contract/kernel";
import type { AnyRequest, Done, LessonShown, NoteShown, Past, Previewed, StepShown } from "../contract/server";
import { Session } from "../table/session.svelte";
import { still } from "../table/still";
import { LessonLog } from "./log";
import { begun, learnt, reached } from "./progress.svelte";

export class Lesson extends Session {
  given = $state.raw<LessonShown | null>(null);
  /** The step that the learner is at. */
  place = $state(0);
  override readonly chronicle = new LessonLog(this);
  /** The version at which the next step begins, while the answer to this one is shown. */
  #due: number | null = null;

  constructor(readonly game: string) {
    super("", null);
  }

  override async open() {
    try {
      this.given = await api.lesson(this.game);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error;
      this.status = "refused";
      return;
    }
    this.status = "open";
    this.stand(begun(this.game) ?? 0);
  }

  override get hosted() { return false; }
  /** Nothing is missed in a lesson: it waits. */
  override get missed() { return null; }
  override set missed(_: null) { /* as above */ }

  get steps(): StepShown[] { return this.given?.steps ?? []; }
  get step(): StepShown | undefined { return this.steps[this.place]; }
  get isLast(): boolean { return this.place === this.steps.length - 1; }
  /** Whether the learner only reads, and goes on by themselves. */
  get reads(): boolean { return this.step?.phrase.length === 0; }

  /** What is said at this point of the phrase. */
  get note(): NoteShown | undefined {
    const notes = this.step?.notes ?? [];
    return notes[Math.min(this.said.length, notes.length - 1)];
  }

  /** The things that stay bright, if the note names any. */
  get points(): string[] { return this.note?.points ?? []; }

  /** What is asked for now, as it stands in the menu. */
  get asks(): Entry[] {
    const next = this.step?.phrase[this.said.length];
    return this.menu.filter((entry) => entry.move === next);
  }

  next = () => this.stand(this.place + 1);

  back = () => this.stand(this.place - 1);

  /** Begins a step. */
  stand = (place: number) => {
    const { given } = this;
    if (!given) return;
    this.place = Math.max(0, Math.min(place, given.steps.length - 1));
    this.#due = null;
    // Whoever has come to the last words has learnt it, wherever they go from there.
    if (this.isLast) learnt(this.game, given.steps.length);
    else reached(this.game, this.place, given.steps.length);
    const { start, menu, foreseen } = this.step as StepShown;
    const asks = (start.public.decision?.asked ?? []).includes(given.seat);
    this.heard({
      ...start, type: "state", protocol: 0, table: given.table, seat: given.seat, menu, number: asks ? this.place + 1 : null,
      live: still(given.table), mine: { seats: [given.seat], owner: false, orders: [], spectators: [], mutes: [], files: [] }, chat: [],
    });
    this.heard({ type: "foreseen", version: start.version, moves: foreseen });
  };

  /** What is shown has come to its end: the next step begins where the answer to this one has led. */
  override handOver() {
    if (this.#due === null || this.performing || this.version < this.#due) return;
    this.next();
  }

  override act = async <Kind extends "done" | "previewed" | "hinted" = "done">(request: AnyRequest, entry: { thing: string; place: string } | null = null) => {
    const answer = this.#answer(request);
    if (!answer) this.referee.refuses(this.#notNow(), entry);
    return answer as never as Promise<Extract<Previewed | Done, { type: Kind }> | null>;
  };

  #answer(request: AnyRequest): Previewed | Done | null {
    const { step } = this;
    if (!step || (request.do !== "preview" && request.do !== "move")) return null;
    const asked = request.moves.every((move, word) => move === step.phrase[word]);
    if (!asked) return null;
    if (request.do === "preview") return step.previews[request.moves.length - 1] ?? null;
    return request.moves.length === step.phrase.length ? this.#played(step) : null;
  }

  #played(step: StepShown): Done {
    const last = step.told.at(-1) as Past;
    this.#due = last.version;
    for (const past of step.told) this.heard({ ...past, type: "version", since: past.version - 1, menu: [], number: null, live: still((this.given as LessonShown).table) });
    return { type: "done", ask: 0, version: last.version, number: null };
  }

  /** What can never be done has its reason; what could be, but is not asked for, is put off kindly. */
  override whyNot = (what: string): Promise<Refused | null> => {
    if (this.asks.some((entry) => entry.thing === what || entry.move === what)) return Promise.resolve(null);
    const reason = this.said.length ? undefined : this.step?.reasons[what];
    return Promise.resolve(reason ? new Refused(reason.key, reason.text, reason.rule) : this.#notNow());
  };

  #notNow = () => new Refused("not_now", this.step?.not_now ?? {});
}
