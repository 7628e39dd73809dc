/** The pitch in the units of its drawing: where points lie, and which lines run through them. It is laid out by what is
 * told of its points and ends alone, and never turned: who attacks where is said by the view. */
import type { BoardFacts, EndFacts, PointFacts } from "../../contract/footime";
import type { Told } from "../../table/told";

/** From one point to the next. */
export const U = 33;
/** How deep a net is. */
export const NET = 26;
const MARGIN = { x: 36, y: 26 };

export type Spot = readonly [number, number];
export interface Area { x: number; y: number; width: number; height: number }
export interface End extends EndFacts { id: string; x: number; /** Into the pitch: 1 or −1. */ into: number }

export const isPoint = (id: string | null | undefined): id is string => !!id && id.startsWith("point:");

export class Pitch {
  readonly facts: BoardFacts;
  readonly width: number;
  readonly height: number;
  /** The points row by row, from the top left. */
  readonly rows: Array<Array<{ id: string; facts: PointFacts }>>;
  readonly ends: End[];
  readonly #at = new Map<string, Spot>();
  readonly #goals = new Map<string, number>();

  constructor(readonly told: Told) {
    this.facts = told.all("board")[0]?.facts as BoardFacts;
    const [[left = 0, right = 0], [top = 0, low = 0]] = [this.facts.x, this.facts.y];
    this.width = (right - left) * U;
    this.height = (low - top) * U;
    const rows = new Map<number, Array<{ id: string; facts: PointFacts }>>();
    for (const { id, facts } of told.all("point")) {
      const point = facts as PointFacts;
      this.#at.set(id, [(point.x - left) * U, (point.y - top) * U]);
      rows.set(point.y, [...(rows.get(point.y) ?? []), { id, facts: point }]);
    }
    this.rows = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.facts.x - b.facts.x));
    this.ends = told.all("end").map(({ id, facts }) => {
      const end = facts as EndFacts;
      const east = this.at(end.keeper)[0] > this.width / 2;
      for (const point of end.goal) this.#goals.set(point, east ? 1 : -1);
      return { ...end, id, x: east ? this.width : 0, into: east ? -1 : 1 };
    });
  }

  get box(): Area {
    return { x: -MARGIN.x, y: -MARGIN.y, width: this.width + 2 * MARGIN.x, height: this.height + 2 * MARGIN.y };
  }

  at = (id: string): Spot => this.#at.get(id) ?? [this.width / 2, this.height / 2];
  /** Where the ball is drawn: in a goal it lies behind the line, in the net. */
  ball = (id: string): Spot => {
    const [x, y] = this.at(id);
    return [x + (this.#goals.get(id) ?? 0) * NET * 0.55, y];
  };
  /** Which way a goal lies that a point is in: −1 west, 1 east, 0 where it is in none. */
  goal = (id: string): number => this.#goals.get(id) ?? 0;

  /** Where a line across the pitch lies, by the number of its points. */
  column(number: number): number {
    const found = this.rows[0]?.find(({ facts }) => facts.column === number);
    return found ? this.at(found.id)[0] : 0;
  }

  /** The rectangle around some points. */
  around(points: string[]): Area {
    const [xs, ys] = [points.map((id) => this.at(id)[0]), points.map((id) => this.at(id)[1])];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  }

  /** The point that is nearest to a place of the drawing. */
  nearest(x: number, y: number): string | null {
    const row = this.rows[Math.round(Math.max(0, Math.min(this.height, y)) / U)];
    return row?.[Math.round(Math.max(0, Math.min(this.width, x)) / U)]?.id ?? null;
  }

  /** Which way a team runs. */
  towards = (end: string | undefined): number => -(this.ends.find(({ id }) => id === end)?.into ?? -1);
}

const pitches = new WeakMap<Told, Pitch>();
export function pitchOf(told: Told): Pitch {
  let pitch = pitches.get(told);
  if (!pitch) pitches.set(told, (pitch = new Pitch(told)));
  return pitch;
}
