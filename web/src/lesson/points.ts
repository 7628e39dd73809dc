/** Where a teacher points: at things, as boards mark them, and at parts of the page. */
import type { Entry } from "../contract/kernel";
import { elementOf, ofEntry } from "../table/found";

/** Parts of the page that a lesson may point at, whatever the game. */
const PARTS: Record<string, string> = {
  "page:board": ".table .field",
  "page:hand": ".table [data-place^='hands']",
  "page:score": ".table .masthead .score, .table .scoreboard",
  "page:log": ".table .report, .table .ticker",
  "page:question": ".table .ask",
  "page:stub": ".table .ticket .stub",
};

export interface Hole { x: number; y: number; width: number; height: number }

/** The elements that a note speaks of; without any, those of what is asked for. */
export function pointedAt(points: string[], asked: Entry[]): Element[] {
  const found = points.length ? points.map((point) => (PARTS[point] ? document.querySelector(PARTS[point]) : elementOf(point, null))) : asked.map(ofEntry);
  return found.filter((element): element is HTMLElement => element !== null);
}

/** What a card says below its edge belongs to it: where it would lead. */
const BELOW = ":scope > .goes";

/** Where they are on the screen, in the units of the page, with a margin. */
export function holes(elements: Element[], margin: number): Hole[] {
  const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue("--zoom")) || 1;
  return elements.map((element) => {
    const boxes = [element, ...element.querySelectorAll(BELOW)].map((one) => one.getBoundingClientRect());
    const { x, y, width, height } = around(boxes.filter((box, place) => !place || box.width)) as Hole;
    return { x: Math.round(x / zoom - margin), y: Math.round(y / zoom - margin), width: Math.round(width / zoom + 2 * margin), height: Math.round(height / zoom + 2 * margin) };
  });
}

/** What holds all of them. */
export function around(all: Hole[]): Hole | null {
  if (!all.length) return null;
  const [x, y] = [Math.min(...all.map((one) => one.x)), Math.min(...all.map((one) => one.y))];
  return { x, y, width: Math.max(...all.map((one) => one.x + one.width)) - x, height: Math.max(...all.map((one) => one.y + one.height)) - y };
}

const EDGE = 8;
const hidden = (all: Hole[], top: number, height: number) =>
  all.reduce((sum, one) => sum + Math.max(0, Math.min(one.y + one.height, top + height) - Math.max(one.y, top)) * one.width, 0);

/** How far down a note stands where there is no room beside things: at the bottom, right above what it speaks of, or at
 * the top. What it speaks of is hidden last, then what happens on the board; earlier places are preferred. */
export function stacked(bright: Hole[], live: Hole[], height: number, screen: number): number {
  const thing = around(bright);
  const places = [screen - height - EDGE, (thing?.y ?? 0) - height - EDGE, EDGE].filter((top) => top >= EDGE);
  const cost = (top: number) => 1000 * hidden(bright, top, height) + hidden(live, top, height);
  return places.reduce((best, top) => (cost(top) < cost(best) ? top : best), places[0] ?? EDGE);
}
