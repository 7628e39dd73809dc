/** The viewer's own cards that have left the hand since it was told, and those that have come to it. */
interface Changed { gone: string[]; come: string[] }

export class HandChanges {
  #changed = $state.raw<Changed & { hand: string }>({ hand: "", gone: [], come: [] });

  /** What has happened to a hand; `hand` says which, as it was told. */
  of(hand: string): Changed {
    return this.#changed.hand === hand ? this.#changed : { gone: [], come: [] };
  }

  add(hand: string, gone: string[], come: string[]) {
    const before = this.of(hand);
    this.#changed = { hand, gone: [...before.gone, ...gone], come: [...before.come, ...come] };
  }

  rest() {
    this.#changed = { hand: "", gone: [], come: [] };
  }
}
