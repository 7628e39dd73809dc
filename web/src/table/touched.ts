/** How a person last pointed at the page: a finger has no hover, so that it previews first. */
let last = "mouse";
addEventListener("pointerdown", ({ pointerType }) => (last = pointerType), { capture: true, passive: true });
addEventListener("keydown", () => (last = "key"), { capture: true, passive: true });

/** A mouse that lies still while something moves below it is told of as well, at the place where it was: nobody points. */
let [across, down] = [0, 0];
let lies = false;
let waits: (() => void) | null = null;
function moved({ pointerType, screenX, screenY }: PointerEvent) {
  if (pointerType !== "mouse") return;
  lies = screenX === across && screenY === down;
  if (lies) return;
  [across, down] = [screenX, screenY];
  last = "mouse";
  waits?.();
  waits = null;
}
addEventListener("pointerover", moved, { capture: true, passive: true });
addEventListener("pointermove", moved, { capture: true, passive: true });

/** Does something as soon as somebody points with the mouse: at once, unless what is under it has come there by itself. */
export function whenPointed(act: () => void) {
  if (lies) waits = act;
  else act();
}

export const touched = () => last === "touch";
/** Whether the page is used by keys: whoever does must not lose their place on it. */
export const keyed = () => last === "key";
