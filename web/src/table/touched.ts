/** How a person last pointed at the page: a finger has no hover, so that it previews first. */
let last = "mouse";
addEventListener("pointerdown", ({ pointerType }) => (last = pointerType), { capture: true, passive: true });
addEventListener("keydown", () => (last = "key"), { capture: true, passive: true });

/** A mouse that lies still while something moves below it is told of as well, at the place where it was: nobody points. */
let [across, down] = [0, 0];
let lies = false;
function moved({ pointerType, screenX, screenY, type }: PointerEvent) {
  if (pointerType !== "mouse") return;
  const same = screenX === across && screenY === down;
  if (type === "pointerover" || !same) lies = same;
  if (same) return;
  [across, down] = [screenX, screenY];
  last = "mouse";
}
addEventListener("pointerover", moved, { capture: true, passive: true });
addEventListener("pointermove", moved, { capture: true, passive: true });

export const touched = () => last === "touch";
/** Whether what is under the mouse now has come there by itself. */
export const still = () => lies;
/** Whether the page is used by keys: whoever does must not lose their place on it. */
export const keyed = () => last === "key";
