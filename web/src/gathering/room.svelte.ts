/** What is done at a table before its match; what is refused is shown where it was tried. */
import { api, Refused } from "../api";
import { me } from "../me/me.svelte";
import { router } from "../router.svelte";
import type { Session } from "../table/session.svelte";
import { keepSeatLink, keepSpectatorsLink, linksOf, type Links } from "./links";

export class Room {
  links = $state.raw<Links>({ seats: {}, spectators: null });
  /** Why the last thing was not done, and at which seat (`-1`: at none). */
  trouble = $state.raw<{ refused: Refused; at: number | string } | null>(null);
  busy = $state(false);

  constructor(readonly session: Session) {
    this.links = linksOf(session.id);
  }

  get id() { return this.session.id; }
  get seats() { return this.session.live?.seats ?? this.session.table?.seats ?? []; }
  get mine() { return this.session.mine?.seats ?? this.session.table?.mine ?? []; }
  get owner() { return this.session.mine?.owner ?? this.session.table?.owner ?? false; }
  get empty() { return this.seats.filter((seat) => seat.kind === "empty"); }
  get ready() { return this.mine.length > 0 && this.mine.every((seat) => this.seats[seat]?.ready); }
  get missing() { return this.seats.filter((seat) => !seat.ready).length; }

  refusedAt = (at: number | string) => (this.trouble?.at === at ? this.trouble.refused : null);

  async #do(at: number | string, action: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      await action();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = { refused: error, at };
      return false;
    } finally {
      this.busy = false;
    }
  }

  come = (nickname: string) => this.#do("nickname", () => me.come(nickname));

  /** Takes a seat. A link does not say which one it opens: each that is empty is tried, the wanted one first. */
  sit = (wanted: number | null) => this.#do(wanted ?? "sit", async () => {
    const tries = this.empty.map((seat) => seat.number).sort((one, other) => Number(other === wanted) - Number(one === wanted));
    let last: unknown = null;
    for (const seat of tries) {
      try {
        await api.sit(this.id, seat, this.session.link);
        await this.session.reopen();
        return;
      } catch (error) {
        if (!(error instanceof Refused) || (error.key !== "not_invited" && error.key !== "seat_taken")) throw error;
        last = error;
      }
    }
    if (last) throw last;
  });

  standUp = (seat: number) => this.#do(seat, async () => {
    await api.standUp(this.id, seat);
    await this.session.reopen();
  });

  seatBot = (seat: number, bot: string) => this.#do(seat, () => api.seatBot(this.id, seat, bot));
  /** Emptied with a new link at once, which the owner needs next. */
  clear = (seat: number) => this.newLink(seat);
  newLink = (seat: number) => this.#do(seat, async () => {
    const { token } = await api.seatLink(this.id, seat);
    this.links = keepSeatLink(this.id, seat, token);
  });
  newSpectatorsLink = () => this.#do("spectators", async () => {
    const { token } = await api.spectatorsLink(this.id);
    this.links = keepSpectatorsLink(this.id, token);
  });
  bring = (seat: number, name: string, text: string) => this.#do(`file ${seat}`, () => api.bring(this.id, seat, name, text));

  beReady = (word: string, ready = true) => this.#do("ready", async () => {
    for (const [place, seat] of this.mine.entries()) await api.ready(this.id, seat, place ? "" : word, ready);
  });

  close = () => this.#do("close", async () => {
    await api.close(this.id);
    router.go("/");
  });
}
