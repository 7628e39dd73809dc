/** The coach beside the bench: what it would say, if somebody asks. Nothing is played by it. */
import type { Entry } from "../contract/kernel";
import type { Text } from "../words/words.svelte";
import type { Session } from "./session.svelte";

/** What the coach would say, and why. */
export interface Hint {
  /** The whole phrase, with the words that were said already. */
  moves: string[];
  /** Why; nothing where there is no choice. */
  reason: Text | null;
}

export class Coach {
  hint = $state.raw<Hint | null>(null);
  /** It is thinking. */
  asking = $state(false);

  constructor(readonly session: Session) {}

  /** What the coach would say here; asked again, its ring goes away. */
  async ask() {
    const { session } = this;
    if (this.hint) return void (this.hint = null);
    if (!session.asked || this.asking || session.seat === null) return;
    const { number, seat } = session;
    const moves = session.speech.moves;
    this.asking = true;
    const answer = await session.act<"hinted">({ do: "hint", seat, moves });
    this.asking = false;
    if (!answer || number !== session.number || session.performing) return;
    this.hint = { moves: [...moves, ...answer.moves], reason: answer.reason };
  }

  /** What it would say next, as long as its phrase is followed. */
  get hinted(): Entry | null {
    const { said, menu } = this.session;
    const move = this.hint?.moves[said.length];
    const follows = this.hint && said.every((word, place) => word.entry.move === this.hint?.moves[place]);
    return follows ? (menu.find((entry) => entry.move === move) ?? null) : null;
  }
}
