/** Who somebody is here: a nickname and a cookie, nothing else. */
import { api, Refused } from "../api";

class Myself {
  nickname = $state<string | null>(null);
  /** Whether the server has said who this is, or nobody. */
  known = $state(false);
  trouble = $state.raw<Refused | null>(null);
  /** The token of the return link, which is told once, on arrival: it is never kept in this browser. */
  wayBack = $state<string | null>(null);
  #asked: Promise<void> | null = null;

  ask(): Promise<void> {
    this.#asked ??= api.me().then(
      ({ nickname }) => this.#is(nickname),
      (error: unknown) => {
        this.#asked = null;
        if (!(error instanceof Refused)) throw error;
        this.trouble = error;
      },
    );
    return this.#asked;
  }

  #is(nickname: string | null) {
    this.nickname = nickname;
    this.known = true;
    this.trouble = null;
  }

  /** Comes in under a nickname; whoever is here already goes by another one. A refusal is thrown. */
  async come(nickname: string) {
    if (this.nickname !== null) return this.#is((await api.rename(nickname)).nickname);
    const arrived = await api.come(nickname);
    this.#is(arrived.nickname);
    this.wayBack = arrived.return_token ?? null;
  }

  async comeBack(token: string) {
    this.#is((await api.comeBack(token)).nickname);
    this.wayBack = null;
  }

  async newWayBack() {
    this.wayBack = (await api.returnLink()).return_token;
  }

  async forget() {
    await api.forgetMe();
    this.#is(null);
    this.wayBack = null;
  }
}

export const me = new Myself();
