/** A value that hundreds of things are drawn from and that hardly ever changes. Whatever is derived from the position is looked at
 * anew by all who ask for it, each time that anything of the position changes; this is heard of only when it is another. */
export class Kept<Value> {
  #shown = $state.raw<Value>();
  /** The same, for whoever compares and must not listen. */
  #now: Value;

  constructor(value: Value) {
    this.#now = this.#shown = value;
  }

  get value(): Value {
    return this.#shown as Value;
  }

  tell(value: Value) {
    if (value === this.#now) return;
    this.#now = this.#shown = value;
  }
}

/** Values by a key. Whoever asks for one hears when that one changes, and nothing of the others: where hundreds of things are
 * drawn, a move then touches those alone that it is about. */
export class ByKey<Value> {
  #kept = new Map<string, Kept<Value | undefined>>();
  #told: ReadonlyMap<string, Value> = new Map();

  get(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    return kept ? kept.value : this.#told.get(key);
  }

  /** What holds from now on, of all keys that there are. To be called by an effect before what listens is drawn: what would be
   * made while somebody listens would not be listened to. */
  tell(values: ReadonlyMap<string, Value>, keys: readonly string[]) {
    this.#told = values;
    for (const key of keys) {
      const kept = this.#kept.get(key);
      if (kept) kept.tell(values.get(key));
      else this.#kept.set(key, new Kept(values.get(key)));
    }
  }
}
