/** Where the arrow keys lead on a board with one tab stop. */
export interface Point { x: number; y: number }

const WAYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** An arrow walks to the nearest that may be chosen in its direction; with Shift, or where nothing may be chosen, to the
 * nearest of all. Each direction is a quarter of the board, so that whatever may be chosen can be reached. */
export function walked<Cell>(event: KeyboardEvent, from: Cell, cells: Cell[], at: (cell: Cell) => Point, chosen: (cell: Cell) => boolean): Cell | undefined {
  const way = WAYS[event.key];
  if (!way) return undefined;
  const legal = event.shiftKey ? [] : cells.filter(chosen);
  const here = at(from);
  let [found, least]: [Cell | undefined, number] = [undefined, Infinity];
  for (const cell of legal.length ? legal : cells) {
    const { x, y } = at(cell);
    const [across, down] = [x - here.x, y - here.y];
    const ahead = across * way[0] + down * way[1];
    const aside = Math.abs(across * way[1]) + Math.abs(down * way[0]);
    if (ahead > 0 && aside <= ahead && ahead + 2 * aside < least) [found, least] = [cell, ahead + 2 * aside];
  }
  return found;
}
