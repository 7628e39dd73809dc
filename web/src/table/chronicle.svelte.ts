/** What was: the lines of the log, positions as they were, and what happened, once more. */
import { api, Refused } from "../api";
import type { Frame } from "../contract/kernel";
import type { History } from "../contract/server";
import { laid } from "./laid";
import { ofHistory, type Line } from "./log";
import type { Session } from "./session.svelte";

/** So many versions are asked for at once. */
const HISTORY = 60;

export class Chronicle {
  log = $state.raw<Line[]>([]);
  /** The version that the match began with: moves are counted from it. */
  first = $state(1);
  /** Whether lines before those of the log can be had. */
  earlier = $state(false);
  /** Versions that came while this page was away: from, to. */
  missed = $state.raw<{ from: number; to: number } | null>(null);
  /** A position as it was, while somebody looks at it. */
  past = $state.raw<{ version: number; view: Frame } | null>(null);

  constructor(readonly session: Session) {}

  /** Lines that the log has not got yet. */
  add(lines: Line[]) {
    const known = new Set(this.log.slice(-lines.length));
    const fresh = lines.filter((line) => !known.has(line));
    if (fresh.length) this.log = [...this.log, ...fresh];
  }

  /** Nothing stays that was told to other eyes. */
  close() {
    this.log = [];
    this.earlier = false;
    this.past = this.missed = null;
  }

  /** Reads the newest lines anew. */
  async read(upTo: number) {
    const { seat } = this.session;
    const history = await this.history(Math.max(1, upTo - HISTORY + 1), upTo);
    if (!history || seat !== this.session.seat) return; // the log begins with what comes next
    this.first = history.first;
    this.log = [...ofHistory(history), ...this.log.filter((line) => line.version > upTo)];
    this.earlier = (history.versions[0]?.version ?? 1) > history.first;
  }

  /** Reads what stands before the first line of the log. */
  async readEarlier() {
    const shown = this.log[0]?.version ?? 1;
    if (shown <= this.first) return void (this.earlier = false);
    const { seat } = this.session;
    const history = await this.history(Math.max(1, shown - HISTORY), shown - 1);
    if (!history || seat !== this.session.seat) return;
    this.log = [...ofHistory(history), ...this.log];
    this.earlier = (history.versions[0]?.version ?? 1) > history.first;
  }

  /** Versions that were, from one to another. */
  async history(from: number, to: number): Promise<History | null> {
    const { id, seat, link } = this.session;
    try {
      return await api.history(id, from, to, seat, link);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return null;
    }
  }

  async look(version: number) {
    if (this.session.performing) return;
    if (version >= this.session.version) return this.backToNow();
    const past = (await this.history(version, version))?.versions[0];
    if (past && !this.session.performing) this.past = { version, view: laid(past) };
  }

  backToNow() {
    this.past = null;
  }

  /** What came while this page was away is shown after all. */
  async seeMissed() {
    const { missed } = this;
    this.missed = null;
    if (missed) await this.#seeAgain(Math.max(missed.from, missed.to - HISTORY + 2), missed.to);
  }

  /** What has happened since this page's own last answer, once more. */
  async seeLast() {
    const lines = this.log.filter((line) => line.kind !== "note");
    const own = lines.findLast((line) => line.opens && this.session.isMine(line))?.version ?? 0;
    const from = lines.find((line) => line.version > own) ?? lines.at(-1);
    if (from) await this.#seeAgain(Math.max(this.first + 1, from.version), this.session.version);
  }

  async #seeAgain(from: number, to: number) {
    if (this.session.performing) return;
    const history = await this.history(Math.max(1, from - 1), to);
    const [first, ...steps] = history?.versions ?? [];
    if (first && !this.session.performing) await this.session.show.again(laid(first), steps);
  }
}
