/** How a person last pointed at the page: a finger has no hover, so that it previews first. */
let last = "mouse";
addEventListener("pointerdown", ({ pointerType }) => (last = pointerType), { capture: true, passive: true });
addEventListener("keydown", () => (last = "key"), { capture: true, passive: true });

export const touched = () => last === "touch";
