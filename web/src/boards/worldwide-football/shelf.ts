/** Arrows lead from one button of a shelf to the next, and from the last to the first. */
export function walk(event: KeyboardEvent, shelf: HTMLElement | undefined) {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step || !shelf) return;
  event.preventDefault();
  event.stopPropagation();
  const all = [...shelf.querySelectorAll<HTMLElement>("button")];
  all[(all.indexOf(document.activeElement as HTMLElement) + step + all.length) % all.length]?.focus();
}
