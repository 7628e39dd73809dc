/** Where the matches of the rounds stand: both halves of the draw lean towards the final in the middle. A match that is
 * played just now is large, one that is decided or whose teams are known is small, and others are outlines. */
import type { MatchFacts, MatchView, RowFacts } from "../../contract/world-cup";
import type { Sight } from "./sight.svelte";

export type Size = "large" | "small" | "outline";
export const SIZES: Record<Size, { width: number; height: number }> = { large: { width: 188, height: 118 }, small: { width: 128, height: 50 }, outline: { width: 98, height: 66 } };
const ACROSS = 24;
const DOWN = 10;
/** The cup and the name of the final stand above it, other matches of the last round below. */
export const CUP = 132;

export interface Box { match: MatchView; facts: MatchFacts; x: number; y: number; width: number; height: number; size: Size }
export interface Link { from: Box; to: Box; known: boolean }
export interface Drawn { boxes: Box[]; links: Link[]; width: number; height: number; final: Box | null }

export const sizeOf = (sight: Sight, match: MatchView): Size =>
  sight.inPlay.has(match.match) && (match.score === null || sight.replaying.has(match.match)) ? "large" : match.rows.some((row) => row.team) ? "small" : "outline";

/** The match in one of its columns: how many rounds before the final, and its height in leaves of the tree. */
interface Leaf { id: string; side: 0 | 1; depth: number; height: number }

/** `room` is the height of the room divided by its width: what is lower than that is spread over it. */
export function drawn(sight: Sight, room: number): Drawn {
  const { told } = sight.session;
  const rounds = sight.matches.filter(({ match }) => sight.facts(match).group === null);
  const feeders = new Map<string, string>();
  for (const { match } of rounds) {
    const { winner_to } = sight.facts(match);
    if (winner_to) feeders.set(winner_to, match);
  }
  const final = sight.cup.final;
  const leaves: Leaf[] = [];
  const grow = (id: string, side: 0 | 1, depth: number, from: number): { height: number; next: number } => {
    let next = from;
    const heights = sight.facts(id).rows.flatMap((row) => {
      const feeder = feeders.get(row);
      if (!feeder) return [];
      const grown = grow(feeder, side, depth + 1, next);
      next = grown.next;
      return [grown.height];
    });
    const height = heights.length ? heights.reduce((sum, one) => sum + one, 0) / heights.length : next++;
    leaves.push({ id, side, depth, height });
    return { height, next };
  };
  const sides = sight.facts(final).rows.map((row, side) => {
    const feeder = feeders.get(row);
    return feeder ? grow(feeder, side as 0 | 1, 1, 0).next : 0;
  });
  const deepest = Math.max(0, ...leaves.map(({ depth }) => depth));
  const size = (id: string) => SIZES[sizeOf(sight, sight.match(id))];

  // how wide each column is, and how high a leaf, so that no two matches of a column touch
  const wide = Array.from({ length: deepest + 1 }, (_, depth) => Math.max(0, ...leaves.filter((leaf) => leaf.depth === depth).map(({ id }) => size(id).width)));
  const others = rounds.filter(({ match }) => match !== final && !leaves.some(({ id }) => id === match));
  const middle = Math.max(size(final).width, ...others.map(({ match }) => size(match).width));
  let unit = 60;
  for (const side of [0, 1]) {
    for (let depth = 1; depth <= deepest; depth++) {
      const column = leaves.filter((leaf) => leaf.side === side && leaf.depth === depth).sort((a, b) => a.height - b.height);
      for (let at = 1; at < column.length; at++) {
        const [above, below] = [column[at - 1] as Leaf, column[at] as Leaf];
        unit = Math.max(unit, ((size(above.id).height + size(below.id).height) / 2 + DOWN) / (below.height - above.height));
      }
    }
  }
  const reach = wide.reduce((sum, one) => sum + (one ? one + ACROSS : 0), 0);
  const width = 2 * reach + middle;
  const below = others.reduce((sum, { match }) => sum + size(match).height + 26, 0);
  const finalHeight = size(final).height;
  // the final stands where both the cup above it and the matches on either side have room
  const half = Math.max(0, ...leaves.map(({ id, side, height }) => Math.abs(height + 0.5 - Math.max(sides[side] as number, 1) / 2) * unit + size(id).height / 2));
  const [above, under] = [Math.max(CUP + finalHeight / 2, half), Math.max(finalHeight / 2 + below, half)];
  const least = above + under + 12;
  const height = Math.max(least, Math.min(width * room, least * 1.9));
  const middleLine = above + (height - above - under) / 2;
  unit = Math.max(unit, (2 * Math.min(middleLine, height - middleLine) - 24) / Math.max(...sides, 1.6));

  const boxes: Box[] = [];
  const put = (id: string, x: number, y: number) => {
    const match = sight.match(id);
    const kind = sizeOf(sight, match);
    const box = { match, facts: sight.facts(id), x, y: y - SIZES[kind].height / 2, ...SIZES[kind], size: kind };
    boxes.push(box);
    return box;
  };
  for (const { id, side, depth, height: at } of leaves) {
    const before = wide.slice(depth + 1).reduce((sum, one) => sum + one + ACROSS, 0);
    const [column, own] = [wide[depth] as number, size(id).width];
    const x = before + (column - own);
    const count = Math.max(sides[side] as number, 1);
    put(id, side ? width - x - own : x, middleLine + (at + 0.5 - count / 2) * unit);
  }
  const last = put(final, (width - size(final).width) / 2, middleLine);
  let at = middleLine + finalHeight / 2 + 26;
  for (const { match } of others) {
    put(match, (width - size(match).width) / 2, at + size(match).height / 2);
    at += size(match).height + 26;
  }
  const boxOf = (id: string) => boxes.find(({ match }) => match.match === id);
  const links = rounds.flatMap(({ match, winner }) => {
    const { winner_to } = sight.facts(match);
    const [from, to] = [boxOf(match), winner_to ? boxOf(told.facts<RowFacts>(winner_to).match) : undefined];
    return from && to ? [{ from, to, known: winner !== null }] : [];
  });
  return { boxes, links, width, height, final: last };
}

/** A line from a match to the one that its winner goes to: out of its inner side, across, into the other. */
export function way({ from, to }: Link): string {
  const right = from.x < to.x;
  const [x1, x2] = [right ? from.x + from.width : from.x, right ? to.x : to.x + to.width];
  const [y1, y2] = [from.y + from.height / 2, to.y + to.height / 2];
  return `M${x1} ${y1}H${(x1 + x2) / 2}V${y2}H${x2}`;
}
