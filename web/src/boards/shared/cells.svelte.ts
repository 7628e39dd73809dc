/** The squares or points of a board as a grid for pointer, keys and screen readers. There are hundreds: each knows what is
 * said of it, so that a move changes those alone of which something else is said. */
export interface Said { lit: boolean; on: boolean; words: string[] }

export class Cell<Place> {
  lit = $state(false);
  on = $state(false);
  label = $state("");

  constructor(readonly id: string, readonly place: Place) {}
}

export class Cells<Place extends { id: string }> {
  readonly rows: Array<Array<Cell<Place>>>;
  readonly all: Array<Cell<Place>>;
  readonly #byId: Map<string, Cell<Place>>;
  #plain: ReadonlyMap<string, string> | null = null;
  #said: ReadonlyMap<string, Said> = new Map();

  constructor(rows: Place[][]) {
    this.rows = rows.map((row) => row.map((place) => new Cell(place.id, place)));
    this.all = this.rows.flat();
    this.#byId = new Map(this.all.map((cell) => [cell.id, cell]));
  }

  find = (id: string): Cell<Place> | undefined => this.#byId.get(id);

  /** What a cell is called whatever is played, and what is said of some besides: those may be chosen, are under the pointer,
   * or hold something. The others are left as they are. */
  tell(plain: ReadonlyMap<string, string>, said: ReadonlyMap<string, Said>) {
    const touched = plain === this.#plain ? new Set([...this.#said.keys(), ...said.keys()]) : this.#byId.keys();
    [this.#plain, this.#said] = [plain, said];
    for (const id of touched) {
      const [cell, now] = [this.#byId.get(id), said.get(id)];
      if (!cell) continue;
      cell.lit = now?.lit ?? false;
      cell.on = now?.on ?? false;
      cell.label = [plain.get(id) ?? "", ...(now?.words ?? [])].join(", ");
    }
  }
}
