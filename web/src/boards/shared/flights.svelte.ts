/** Cards on their way from one place to another, above everything. */
export interface Box { x: number; y: number; width: number; height: number }
export interface Flight {
  key: number;
  /** The card whose face is seen; a back where nobody may. */
  card: string | null;
  stops: Array<Box & { at: number }>;
  time: number;
  done: () => void;
}

export class Flights<Kind extends Flight = Flight> {
  all = $state.raw<Kind[]>([]);
  /** What they fly in, and are measured by. */
  layer = $state.raw<HTMLElement | null>(null);
  #count = 0;

  fly(flight: Omit<Kind, "key" | "done">): Promise<void> {
    return new Promise((resolve) => {
      const key = ++this.#count;
      const done = () => {
        this.all = this.all.filter((one) => one.key !== key);
        resolve();
      };
      this.all = [...this.all, { ...flight, key, done } as Kind];
    });
  }

  /** Where the first of several things lies that is in sight, as the layer measures. */
  boxOf(...selectors: string[]): Box | null {
    const { layer } = this;
    if (!layer) return null;
    for (const selector of selectors) {
      const found = [...document.querySelectorAll(selector)].find((one) => one.getBoundingClientRect().width > 0);
      if (!found) continue;
      const [outer, inner] = [layer.getBoundingClientRect(), found.getBoundingClientRect()];
      const scale = layer.offsetWidth / outer.width || 1;
      return { x: (inner.left - outer.left) * scale, y: (inner.top - outer.top) * scale, width: inner.width * scale, height: inner.height * scale };
    }
    return null;
  }

  rest() {
    this.all = [];
  }
}
