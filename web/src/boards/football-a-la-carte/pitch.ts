/** The pitch in the units of its drawing, turned so that who looks at it attacks upwards. It is laid out by what is told of
 * its squares alone, so that a board of one's own is drawn as well. */
import type { CardFacts, EndFacts, FootballGameView, Leg, SpotFacts, SquareFacts } from "../../contract/football-a-la-carte";
import type { TeamFacts, Told } from "../../table/told";

export const S = 60;
/** How deep a net is. */
export const NET = 40;
const MARGIN = { x: 26, y: 52 };
/** How far beyond the middle of its last square a ball that goes out is drawn. */
const OUT = 34;

export type Point = readonly [number, number];
export interface Cell { id: string; x: number; y: number; width: number; height: number; facts: SquareFacts }
export interface Area { x: number; y: number; width: number; height: number }

/** Whether the viewer attacks the end with the higher rows, which is then at the top. A spectator looks with the first side. */
export function looksNorth(told: Told, view: FootballGameView, seat: number | null): boolean {
  const side = seat === null ? 0 : told.sideOf(seat);
  const team = told.all("team").find((one) => (one.facts as TeamFacts).side === side);
  const attacked = team && view.attacks?.[team.id];
  return !attacked || told.facts<EndFacts>(attacked).row > 1;
}

export class Pitch {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly squares: Array<{ id: string; facts: SquareFacts }>;
  readonly nets: Array<{ id: string; facts: SquareFacts }>;
  readonly #steps = new Map<string, Point>();

  constructor(readonly told: Told, readonly north: boolean) {
    const all = told.all("square").map(({ id, facts }) => ({ id, facts: facts as SquareFacts }));
    this.squares = all.filter(({ facts }) => !facts.net);
    this.nets = all.filter(({ facts }) => facts.net);
    this.columns = Math.max(...this.squares.map(({ facts }) => facts.x));
    this.rows = Math.max(...this.squares.map(({ facts }) => facts.y));
    this.width = this.columns * S;
    this.height = this.rows * S;
    for (const card of told.all("card")) {
      for (const { arrow, x, y } of (card.facts as CardFacts).arrows ?? []) this.#steps.set(arrow, [x, -y]);
    }
  }

  get box(): Area {
    return { x: -MARGIN.x, y: -MARGIN.y, width: this.width + 2 * MARGIN.x, height: this.height + 2 * MARGIN.y };
  }

  /** The part of the box around some rows of squares, with a net where it reaches one. */
  part(top: number, bottom: number): Area {
    const { x, width, y, height } = this.box;
    const from = top <= 0 ? y : top - 14;
    const to = bottom >= this.height ? y + height : bottom + 14;
    return { x, width, y: from, height: to - from };
  }

  #turn = (x: number, y: number): Point => (this.north ? [x, y] : [this.width - x, this.height - y]);

  /** The middle of a square, a net or a spot. */
  at(id: string): Point {
    const facts = this.told.find(id)?.facts as SquareFacts | SpotFacts | undefined;
    if (!facts) return this.#turn(this.width / 2, this.height / 2);
    const x = (facts.x - 0.5) * S;
    const y = (this.rows - facts.y + 0.5) * S;
    const beyond = S / 2 - NET / 2;
    return this.#turn(x, y < 0 ? y + beyond : y > this.height ? y - beyond : y);
  }

  cell(square: { id: string; facts: SquareFacts }): Cell {
    const [x, y] = this.at(square.id);
    const height = square.facts.net ? NET : S;
    return { ...square, x: x - S / 2, y: y - height / 2, width: S, height };
  }

  /** All cells as they are seen, row by row from the top; the nets are rows of their own. */
  get seen(): Cell[][] {
    const rows = new Map<number, Cell[]>();
    for (const square of [...this.squares, ...this.nets]) {
      const cell = this.cell(square);
      rows.set(cell.y, [...(rows.get(cell.y) ?? []), cell]);
    }
    return [...rows].sort(([a], [b]) => a - b).map(([, cells]) => cells.sort((a, b) => a.x - b.x));
  }

  /** The rectangle around all squares that something is true of. */
  around(holds: (facts: SquareFacts) => boolean, squares = this.squares): Area | null {
    const cells = squares.filter(({ facts }) => holds(facts)).map((square) => this.cell(square));
    if (!cells.length) return null;
    const [x, y] = [Math.min(...cells.map((cell) => cell.x)), Math.min(...cells.map((cell) => cell.y))];
    return {
      x, y, width: Math.max(...cells.map((cell) => cell.x + cell.width)) - x,
      height: Math.max(...cells.map((cell) => cell.y + cell.height)) - y,
    };
  }

  /** One step of an arrow as it is seen, for the viewer's own side or for the other. */
  step(arrow: string, own = true): Point {
    const [x, y] = this.#steps.get(arrow) ?? [0, -1];
    return own ? [x, y] : [-x, -y];
  }

  /** The points that a leg goes through; where the ball goes out, it is drawn on to the line. */
  way(leg: Pick<Leg, "from" | "path" | "net" | "arrow" | "to" | "result">, own = true): Point[] {
    const names = [leg.from, ...leg.path, ...(leg.net ? [leg.net] : [])];
    const points = names.map((name) => this.at(name));
    const last = points.at(-1) as Point;
    if (leg.result !== "open_play" && !leg.net) {
      const before = points.at(-2);
      const [x, y] = before ? [Math.sign(last[0] - before[0]), Math.sign(last[1] - before[1])] : this.step(leg.arrow, own);
      points.push([last[0] + x * OUT, last[1] + y * OUT]);
    }
    return points;
  }
}
