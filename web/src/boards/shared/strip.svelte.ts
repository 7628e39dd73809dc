/** A hand in a strip that is pushed sideways: the card that is spoken of comes into sight; and where all that can be played
 * lies beyond its edges, the first of that. It is measured when the page is laid out anyway. */
import { whenLaidOut } from "../../later";
import type { Session } from "../../table/session.svelte";

const PLAYABLE = ".cardbox:not([aria-disabled], .off)";

export function inSight(session: () => Session, place: () => string, hand: () => HTMLElement | undefined) {
  $effect(() => {
    const row = hand();
    const { hot, menu } = session();
    const thing = hot?.place === place() ? hot.thing : null;
    if (row && menu.length) return whenLaidOut(row, () => reveal(row, thing));
  });
}

/** What is pushed: the hand itself, or what it lies in. */
const strip = (row: HTMLElement) =>
  [row, row.parentElement].find((one) => one && one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX === "auto");

function reveal(row: HTMLElement, thing: string | null) {
  const pushed = strip(row);
  if (!pushed) return;
  const { left, right } = pushed.getBoundingClientRect();
  const isSeen = (card: Element) => card.getBoundingClientRect().left >= left && card.getBoundingClientRect().right <= right;
  const wanted = [...row.querySelectorAll(thing ? `[data-thing="${CSS.escape(thing)}"]` : PLAYABLE)];
  if (!wanted.some(isSeen)) wanted[0]?.scrollIntoView({ block: "nearest", inline: thing ? "nearest" : "center" });
}
