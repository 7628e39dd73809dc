/** Why something was not done, or cannot be: what the server has refused, and the reasons that it gives on demand. */
import { Refused } from "../api";
import type { Entry } from "../contract/kernel";
import type { Connection } from "./connection";

/** So long the reason stands why something was not done. */
const STANDS = 7000;

export class Referee {
  /** Why the last thing was not done; it is shown where it was tried, and goes away by itself. */
  trouble = $state.raw<{ refused: Refused; thing: string | null; place: string | null } | null>(null);
  #forget: ReturnType<typeof setTimeout> | undefined;
  #reasons = new Map<string, Promise<Refused | null>>();

  /** Something that an entry of the menu was to do was refused. */
  refuses(refused: Refused, entry: Pick<Entry, "thing" | "place"> | null) {
    if (refused.key === "unreachable") return; // the band says so
    clearTimeout(this.#forget);
    const late = refused.key === "already_played" || refused.key === "changed_meanwhile";
    this.trouble = { refused, thing: (!late && entry?.thing) || null, place: entry?.place ?? null };
    this.#forget = setTimeout(() => (this.trouble = null), STANDS);
  }

  /** Why nothing can be done with a thing at this point of a phrase; nothing where something can. */
  whyNot(connection: Connection, seat: number | null, what: string, moves: string[]): Promise<Refused | null> {
    const known = this.#reasons.get(what);
    if (known || seat === null) return known ?? Promise.resolve(null);
    const asked = connection.ask<"because">({ do: "why", seat, what, moves }).then(
      ({ reason }) => reason && new Refused(reason.key, reason.text, reason.rule),
      (error: unknown) => {
        const answered = error instanceof Refused && error.key !== "too_often";
        if (!answered) this.#reasons.delete(what); // it may be asked once more
        return answered ? error : null;
      },
    );
    this.#reasons.set(what, asked);
    return asked;
  }

  /** Another point of the phrase, other reasons. */
  forgetReasons() {
    this.#reasons.clear();
  }

  close() {
    clearTimeout(this.#forget);
  }
}
