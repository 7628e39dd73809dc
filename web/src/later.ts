/** Work that need not be done while a move is applied. */

const SOON = 300;

/** Does something that nobody waits for when the browser has nothing else to do; a browser that cannot say when, soon. */
export function whenIdle(act: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const waits = setTimeout(act, SOON);
    return () => clearTimeout(waits);
  }
  const waits = requestIdleCallback(act, { timeout: SOON });
  return () => cancelIdleCallback(waits);
}

/** Does something once the page is laid out and before it is painted: whoever measures an element then, measures for nothing.
 * Where the element is not drawn there is nothing to measure. */
export function whenLaidOut(element: Element, act: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
