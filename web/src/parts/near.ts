/** Where a bubble stands: above or below the thing that it speaks of, and always within the window. */
export interface Spot { left: number; top: number; below: boolean; tail: number }

const EDGE = 8;
const GAP = 9;

/** The page may be enlarged as a whole; what the browser measures is, and what we place is not. */
const enlarged = () => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--zoom")) || 1;

export function near(anchor: Element, bubble: HTMLElement): Spot {
  const zoom = enlarged();
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const [windowWidth, windowHeight] = [innerWidth / zoom, innerHeight / zoom];
  const middle = (box.left + box.right) / 2 / zoom;
  const above = box.top / zoom - height - GAP;
  const under = box.bottom / zoom + GAP;
  const below = above < EDGE && under + height < windowHeight - EDGE;
  const left = Math.max(EDGE, Math.min(middle - width / 2, windowWidth - width - EDGE));
  const top = Math.max(EDGE, Math.min(below ? under : above, windowHeight - height - EDGE));
  return { left, top, below, tail: Math.max(14, Math.min(middle - left, width - 14)) };
}
