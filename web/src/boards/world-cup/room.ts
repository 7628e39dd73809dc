/** How the groups share the room: as large as all of them fit, in columns; where they would be too small to read, the
 * board is scrolled instead. Everything is in the units of one group, which is 246 wide. */
export const WIDTH = 246;
export const LINE = 18.4;
export const BAND = 34.6;
const WIDEST = 1.32;
const GAP = 8;
/** So small a group may be drawn: the ids of matches are then as small as they may be. */
const SMALLEST = 0.94;

export const headOf = (teams: number) => 5.4 + teams * LINE;
export const heightOf = (teams: number, matches: number) => headOf(teams) + matches * BAND + 2.4;

export interface Place { x: number; y: number; width: number; height: number }
export interface Laid { places: Place[]; width: number; height: number; scale: number; wide: number }

/** Each group goes to the column that is the shortest so far. */
function columnsOf(heights: number[], count: number) {
  const columns = Array.from({ length: count }, () => ({ height: 0, groups: 0 }));
  const placed = heights.map((height) => {
    const column = columns.reduce((best, one, at) => (one.height < (columns[best]?.height ?? 0) - 1 ? at : best), 0);
    const found = columns[column] as { height: number; groups: number };
    const put = { column, above: found.height, before: found.groups };
    found.height += height;
    found.groups += 1;
    return put;
  });
  return { placed, tallest: Math.max(...columns.map(({ height }) => height)), most: Math.max(...columns.map(({ groups }) => groups)) };
}

export function laidOut(heights: number[], width: number, height: number): Laid {
  const tries = heights.map((_, at) => {
    const count = at + 1;
    const { placed, tallest, most } = columnsOf(heights, count);
    const across = (width - GAP * (count - 1)) / (count * WIDTH);
    const down = (height - GAP * (most - 1)) / tallest;
    return { count, placed, across, scale: Math.min(across, down) };
  });
  const whole = tries.reduce((best, one) => (one.scale > best.scale ? one : best));
  const scrolled = tries.findLast(({ across }) => across >= SMALLEST) ?? (tries[0] as (typeof tries)[number]);
  const chosen = whole.scale >= SMALLEST ? whole : { ...scrolled, scale: Math.min(scrolled.across, 1.1) };
  const { count, placed, scale } = chosen;
  const wide = Math.min((width - GAP * (count - 1)) / count, WIDTH * WIDEST * scale);
  const left = Math.max(0, (width - count * wide - GAP * (count - 1)) / 2);
  const places = placed.map(({ column, above, before }, at) => ({ x: left + column * (wide + GAP), y: above * scale + before * GAP, width: wide, height: (heights[at] as number) * scale }));
  const bottom = Math.max(0, ...places.map((place) => place.y + place.height));
  const top = Math.max(0, (height - bottom) / 2);
  return { places: places.map((place) => ({ ...place, y: place.y + top })), width, height: Math.max(bottom, height), scale, wide: wide / scale };
}
