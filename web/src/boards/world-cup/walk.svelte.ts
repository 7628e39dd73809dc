/** Keys on the board: each group is a grid with one tab stop, and arrows walk from row to row across all of them. */
import { walked, type Point } from "../../parts/arrows";
import type { Session } from "../../table/session.svelte";
import { sightOf } from "./sight.svelte";

interface Cell { row: string; element: SVGElement; at: Point }

export class Walk {
  /** The row of each grid that Tab leads to, where somebody has been. */
  #stood = $state.raw<Record<string, string>>({});

  constructor(readonly session: Session) {}

  #grid(row: string): string {
    const { group, phase } = this.session.told.facts<{ group: string | null; phase: string }>(row);
    return group ?? phase;
  }

  /** Whether Tab leads to a row: where one has been, else to the first row of its grid. */
  isStop(row: string): boolean {
    const stood = this.#stood[this.#grid(row)];
    if (stood) return stood === row;
    const { match, side } = this.session.told.facts<{ match: string; side: number }>(row);
    const { group, phase } = sightOf(this.session).facts(match);
    const first = this.session.told.facts<{ matches: string[] }>(group ?? phase).matches.find((one) => !sightOf(this.session).facts(one).walkover);
    return first === match && side === 0;
  }

  stand(cell: SVGElement) {
    const row = cell.dataset["thing"] as string;
    this.#stood = { ...this.#stood, [this.#grid(row)]: row };
  }

  /** What a key does at a row. */
  key(event: KeyboardEvent, cell: SVGElement) {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return void cell.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
    const board = cell.closest(".board");
    const cells = [...(board?.querySelectorAll<SVGElement>("[role=gridcell]") ?? [])].map((element): Cell => {
      const box = element.getBoundingClientRect();
      return { row: element.dataset["thing"] ?? "", element, at: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
    });
    const from = cells.find(({ element }) => element === cell);
    const to = from && walked(event, from, cells, ({ at }) => at, ({ row }) => sightOf(this.session).lit.has(row));
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    to.element.focus();
    to.element.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

const walks = new WeakMap<Session, Walk>();
export function walkOf(session: Session): Walk {
  let walk = walks.get(session);
  if (!walk) walks.set(session, (walk = new Walk(session)));
  return walk;
}
