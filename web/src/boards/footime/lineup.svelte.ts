/** Lining up by hand. The game asks shirt by shirt; whoever lines up takes any of them in any order. What is put down ahead
 * of its turn waits until its shirt is asked for, and a shirt that is taken up again loses nothing of the others. */
import type { LineUpForeseen } from "../../contract/footime";
import type { Entry } from "../../contract/kernel";
import type { Session } from "../../table/session.svelte";

const foreseen = (among: Record<string, object>, entry: Entry | null | undefined) => (entry ? (among[entry.move] as LineUpForeseen | undefined) : undefined);

export class LineUp {
  /** Shirts that stand on a point before they are asked for. */
  ahead = $state.raw(new Map<string, string>());
  /** The shirt in hand, where it is not the one that is asked for. */
  held = $state<string | null>(null);
  /** Begins to drag a shirt over the pitch, which knows its points. */
  drag: ((event: PointerEvent, pawn: string) => void) | null = null;
  #settling = false;

  constructor(readonly session: Session) {}

  /** The shirt that is asked for; nobody where none is. */
  get asked(): string | null {
    const { menu, foreseen: all } = this.session;
    return foreseen(all, menu.find((entry) => entry.verb === "place"))?.pawn ?? null;
  }

  get active(): boolean {
    return this.asked !== null;
  }

  /** The shirt that the next point is for. */
  get next(): string | null {
    if (this.held) return this.held;
    return this.session.picked ? null : this.asked;
  }

  /** Where shirts have been put so far: as it was said, and ahead of it. */
  get placed(): Map<string, string> {
    if (!this.active) return new Map();
    const { said, picked, foreseen: all } = this.session;
    const found = new Map<string, string>();
    for (const word of said) {
      const pawn = foreseen(word.foreseen, word.entry)?.pawn;
      if (pawn && word.entry.thing) found.set(pawn, word.entry.thing);
    }
    const last = foreseen(all, picked)?.pawn;
    if (last && picked?.thing) found.set(last, picked.thing);
    return new Map([...found, ...this.ahead]);
  }

  /** Where a shirt that is taken up may stand, as it was asked for; one that was not yet, as whichever was first. */
  points(pawn: string): string[] {
    const { said, menu } = this.session;
    const words = said.filter((word) => word.entry.verb === "place");
    const own = words.find((word) => foreseen(word.foreseen, word.entry)?.pawn === pawn)?.menu;
    return (own ?? (pawn === this.asked ? menu : (words[0]?.menu ?? menu))).filter((entry) => entry.place === "board").map((entry) => entry.thing);
  }

  /** Takes a shirt into the hand; the one that is asked for needs no taking. */
  take(pawn: string) {
    this.held = this.held === pawn || (pawn === this.asked && !this.session.picked) ? null : pawn;
  }

  /** Puts a shirt on a point. Where another one stands there, the two change places. */
  async put(pawn: string, point: string) {
    if (this.session.busy) return;
    this.held = null;
    const placed = this.placed;
    const there = [...placed].find(([other, where]) => where === point && other !== pawn)?.[0];
    const before = placed.get(pawn);
    this.#lift(pawn);
    if (there) this.#lift(there);
    const ahead = new Map(this.ahead).set(pawn, point);
    if (there && before) ahead.set(there, before);
    this.ahead = ahead;
    await this.#settle(before ? { pawn, point: before } : null);
  }

  /** Puts a shirt back on the bench. */
  async off(pawn: string) {
    if (this.session.busy) return;
    this.held = null;
    this.#lift(pawn);
    await this.#settle();
  }

  /** A shirt leaves its point: what was said after it waits until it can be said again. */
  #lift(pawn: string) {
    const { session } = this;
    const ahead = new Map(this.ahead);
    ahead.delete(pawn);
    const at = session.said.findIndex((word) => foreseen(word.foreseen, word.entry)?.pawn === pawn);
    const last = foreseen(session.foreseen, session.picked)?.pawn;
    if (last && session.picked?.thing && last !== pawn) ahead.set(last, session.picked.thing);
    if (at >= 0) {
      for (const word of session.said.slice(at + 1)) {
        const other = foreseen(word.foreseen, word.entry)?.pawn;
        if (other && word.entry.thing) ahead.set(other, word.entry.thing);
      }
      session.takeBackTo(at);
    } else if (session.picked) session.takeBackWord();
    this.ahead = ahead;
  }

  /** Says what was put down ahead, as far as it is asked for. What cannot be says why, and its shirt goes back: to the
   * point that it was taken from, else to the bench. */
  async #settle(from: { pawn: string; point: string } | null = null) {
    if (this.#settling) return;
    this.#settling = true;
    const { session } = this;
    for (let pawn = this.asked; pawn && !session.picked; pawn = this.asked) {
      const point = this.ahead.get(pawn);
      if (!point) break;
      const entry = session.menu.find((one) => one.thing === point);
      if (!entry) void session.whyNot(point).then((refused) => refused && session.referee.refuses(refused, { thing: point, place: "board" }));
      const told = entry ? await session.retell(session.said.length, [entry.move]) : 0;
      const ahead = new Map(this.ahead);
      ahead.delete(pawn);
      const goesBack = !told && from?.pawn === pawn && from.point !== point;
      if (goesBack) ahead.set(pawn, from.point);
      this.ahead = ahead;
      if (!told && !goesBack) break;
    }
    this.#settling = false;
  }

  /** What was put down ahead is forgotten with the question. */
  forget() {
    if (this.ahead.size) this.ahead = new Map();
    this.held = null;
  }
}

const lineUps = new WeakMap<Session, LineUp>();
export function lineUpOf(session: Session): LineUp {
  let found = lineUps.get(session);
  if (!found) lineUps.set(session, (found = new LineUp(session)));
  return found;
}
