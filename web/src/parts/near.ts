/** Where a bubble stands: beside the thing that it speaks of, within the window, and where it hides least of what can be
 * played. */
export interface Spot { left: number; top: number; side: Side; tail: number }
export type Side = "above" | "below" | "left" | "right";
interface Box { left: number; top: number; width: number; height: number }

const EDGE = 8;
const GAP = 9;
const TAIL = 14;
/** What can be played, on any board, and the ticket that plays it. */
const PLAYABLE = ".lit, .answer, .ticket, .cardbox:not([aria-disabled])";

/** The page may be enlarged as a whole; what the browser measures is, and what we place is not. */
const enlarged = () => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--zoom")) || 1;
const within = (at: number, most: number) => Math.max(EDGE, Math.min(at, most - EDGE));
const overlap = (one: number, length: number, other: number, otherLength: number) =>
  Math.max(0, Math.min(one + length, other + otherLength) - Math.max(one, other));
const shared = (one: Box, other: Box) =>
  overlap(one.left, one.width, other.left, other.width) * overlap(one.top, one.height, other.top, other.height);

/** Chooses among the four sides of a thing; earlier ones are preferred where nothing speaks against them. */
export function beside(thing: Box, size: { width: number; height: number }, room: { width: number; height: number }, playable: Box[]): Spot {
  const { width, height } = size;
  const [middle, centre] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
  const across = within(middle - width / 2, room.width - width);
  const down = within(centre - height / 2, room.height - height);
  const places: Array<[Side, number, number]> = [
    ["above", across, within(thing.top - height - GAP, room.height - height)],
    ["below", across, within(thing.top + thing.height + GAP, room.height - height)],
    ["left", within(thing.left - width - GAP, room.width - width), down],
    ["right", within(thing.left + thing.width + GAP, room.width - width), down],
  ];
  /** Lying over the thing itself is the worst. */
  const hides = (box: Box) => playable.reduce((sum, other) => sum + shared(box, other), 1000 * shared(box, thing));
  const [best] = places.map(([side, left, top]) => ({ side, left, top, hidden: hides({ left, top, width, height }) })).sort((a, b) => a.hidden - b.hidden);
  const { side, left, top } = best as NonNullable<typeof best>;
  const upright = side === "above" || side === "below";
  const tail = upright ? Math.max(TAIL, Math.min(middle - left, width - TAIL)) : Math.max(TAIL, Math.min(centre - top, height - TAIL));
  return { left, top, side, tail };
}

export function near(anchor: Element, bubble: HTMLElement): Spot {
  const zoom = enlarged();
  const boxOf = (element: Element): Box => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left / zoom, top: top / zoom, width: width / zoom, height: height / zoom };
  };
  const playable = [...document.querySelectorAll(PLAYABLE)].filter((element) => element !== anchor && !element.contains(anchor)).map(boxOf);
  const { offsetWidth: width, offsetHeight: height } = bubble;
  return beside(boxOf(anchor), { width, height }, { width: innerWidth / zoom, height: innerHeight / zoom }, playable);
}
