/** Whoever goes from one page to another is at the beginning of it, for keyboards and screen readers too. */
import { router } from "../router.svelte";

export const arrive = (main: HTMLElement) => {
  if (router.moved) main.focus({ preventScroll: true });
};
