/** The points as a grid for pointer, keys and screen readers. There are hundreds: each knows what is said of it, so that a
 * move changes those alone of which something else is said. */
import type { PointFacts } from "../../contract/footime";
import type { Pitch, Spot } from "./pitch";

export class Cell {
  lit = $state(false);
  on = $state(false);
  label = $state("");

  constructor(readonly id: string, readonly facts: PointFacts, readonly spot: Spot) {}
}

export class Cells {
  readonly rows: Cell[][];
  readonly all: Cell[];
  readonly #byId: Map<string, Cell>;

  constructor(pitch: Pitch) {
    this.rows = pitch.rows.map((row) => row.map(({ id, facts }) => new Cell(id, facts, pitch.at(id))));
    this.all = this.rows.flat();
    this.#byId = new Map(this.all.map((cell) => [cell.id, cell]));
  }

  find = (id: string): Cell | undefined => this.#byId.get(id);

  /** What is to be said of them now; where nothing is, `plain` is. */
  tell(lit: ReadonlyMap<string, unknown>, on: string | null, plain: Map<string, string>, extra: (id: string) => string[]) {
    for (const cell of this.all) {
      const more = extra(cell.id);
      const base = plain.get(cell.id) ?? "";
      cell.lit = lit.has(cell.id);
      cell.on = cell.id === on;
      cell.label = more.length ? [base, ...more].join(", ") : base;
    }
  }
}
