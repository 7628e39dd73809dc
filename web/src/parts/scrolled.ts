/** What scrolls and holds nothing that can be focused is itself reached by Tab, as long as it scrolls: keys could not move it
 * otherwise. To be attached to whatever may have more in it than it shows. */
import type { Attachment } from "svelte/attachments";

const REACHED = "a[href], button, input, select, textarea, [tabindex='0']";

export const scrolled: Attachment<HTMLElement> = (element) => {
  const look = () => {
    const more = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (more && !element.querySelector(REACHED)) element.tabIndex = 0;
    else if (document.activeElement !== element) element.removeAttribute("tabindex");
  };
  // once it is laid out, whenever it or something in it grows or shrinks
  const sizes = new ResizeObserver(look);
  const watch = () => {
    sizes.disconnect();
    for (const one of [element, ...element.children]) sizes.observe(one);
  };
  const parts = new MutationObserver(watch);
  parts.observe(element, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
  };
};
