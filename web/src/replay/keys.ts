/** The keys of a match that is shown again: arrows step, Home and End go to its ends, Space plays; G is the next goal, T the
 * next turn of whoever looks on. */
import type { Rerun } from "./rerun.svelte";

const isText = (target: EventTarget | null) => target instanceof HTMLElement && target.matches("input, textarea, select");
const isPressed = (target: EventTarget | null) => target instanceof Element && target.matches("button, a, summary");

const KEYS: Record<string, (rerun: Rerun) => unknown> = {
  ArrowLeft: (rerun) => rerun.step(-1),
  ArrowRight: (rerun) => rerun.step(1),
  Home: (rerun) => rerun.seek(rerun.first),
  End: (rerun) => rerun.seek(rerun.last),
  " ": (rerun) => rerun.run(),
  g: (rerun) => rerun.toGoal(),
  t: (rerun) => rerun.toTurn(),
  Escape: (rerun) => rerun.skip(),
};

/** Listens until the function that it returns is called. */
export function walking(rerun: Rerun): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isText(event.target)) return;
    if (event.key === " " && isPressed(event.target)) return;
    const act = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    void act(rerun);
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}
