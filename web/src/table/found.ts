/** Where a thing is drawn. A board marks its elements with `data-thing`, and what holds them with `data-place`: that is
 * enough for the page to point at them, whatever the board. */
import type { Entry } from "../contract/kernel";
import type { Session } from "./session.svelte";

const placeOf = (element: Element): string => element.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? "";

/** The element of a thing in its place; of a button, the one that says the move. */
export function elementOf(thing: string | null, place: string | null, move?: string): HTMLElement | SVGElement | null {
  if (move) {
    const button = document.querySelector<HTMLElement>(`[data-move="${CSS.escape(move)}"]`);
    if (button && isSeen(button)) return button;
  }
  if (!thing) return null;
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(`[data-thing="${CSS.escape(thing)}"]`)].filter(isSeen);
  return all.find((element) => placeOf(element) === place) ?? all[0] ?? null;
}

export const ofEntry = (entry: Entry) => elementOf(entry.thing || null, entry.place, entry.move);

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** All elements that can be chosen now, in the order of the page. */
export function lit(session: Session): HTMLElement[] {
  const things = new Set(session.menu.map((entry) => `${entry.place} ${entry.thing}`));
  const moves = new Set(session.menu.map((entry) => entry.move));
  return [...document.querySelectorAll<HTMLElement>("[data-thing], [data-move]")].filter((element) => {
    const { thing, move } = element.dataset;
    if (move !== undefined ? !moves.has(move) : !things.has(`${placeOf(element)} ${thing}`)) return false;
    return isSeen(element) && element.matches("button, a, [tabindex]");
  });
}

/** The places of hands. */
export const HAND = /^hands?\b/;

/** The cards of the hand that the question speaks of, in order. */
export function handCards(session: Session): HTMLElement[] {
  const place = session.menu.find((entry) => HAND.test(entry.place))?.place;
  if (!place) return [];
  const all = [...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"] [data-thing]`)];
  return all.filter((element) => isSeen(element) && element.matches("button, [tabindex]"));
}
