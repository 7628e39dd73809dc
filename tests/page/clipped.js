/** What nobody can see on the page as it stands, as sentences: texts and controls that something cuts off, and that no
 * scrolling brings back. A text that ends in dots is all right where hovering shows the whole of it. */
() => {
  const SLACK = 1.5;
  /** What only readers get is clipped to nothing on purpose. */
  const unseen = new Set([...document.querySelectorAll("*")].filter((element) => getComputedStyle(element).clipPath === "inset(50%)"));
  const shown = (element) => {
    for (let around = element; around; around = around.parentElement) if (unseen.has(around)) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const named = (element) => {
    const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> “${label.trim().replace(/\s+/g, " ").slice(0, 50)}”`;
  };
  const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";

  /** What cuts a box off, looking outwards from an element; whatever scrolls brings back what is behind it. */
  function cutBy(box, element, slackDown) {
    const rest = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    for (let around = element; around && around !== document.documentElement; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.display === "contents") continue;
      const edge = around.getBoundingClientRect();
      const across = cuts(style.overflowX) && (rest.left < edge.left - SLACK || rest.right > edge.right + SLACK);
      const down = cuts(style.overflowY) && (rest.top < edge.top - slackDown || rest.bottom > edge.bottom + slackDown);
      if (around !== document.body && (across || down)) {
        const dots = style.webkitLineClamp !== "none" || (!down && style.textOverflow === "ellipsis");
        return { around, dots };
      }
      if (scrolls(style.overflowX)) [rest.left, rest.right] = [Math.max(rest.left, edge.left), Math.min(rest.right, edge.right)];
      if (scrolls(style.overflowY)) [rest.top, rest.bottom] = [Math.max(rest.top, edge.top), Math.min(rest.bottom, edge.bottom)];
      if (style.position === "fixed") break;
    }
    const page = document.scrollingElement;
    const still = cuts(getComputedStyle(document.body).overflowY) || cuts(getComputedStyle(page).overflowY);
    const [width, height] = still ? [innerWidth, innerHeight] : [Math.max(page.scrollWidth, innerWidth), Math.max(page.scrollHeight, innerHeight)];
    const [left, top] = [rest.left + scrollX, rest.top + scrollY];
    const outside = left < -SLACK || top < -slackDown || rest.right + scrollX > width + SLACK || rest.bottom + scrollY > height + slackDown;
    return outside ? { around: document.documentElement, dots: false } : null;
  }

  const found = [];
  const tell = (what, by) => found.push(`${what} is cut off by ${named(by.around)}`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    // what is written within a drawing is part of a picture, of which a section may be shown
    if (!node.data.trim() || element.matches("script, style, title, option") || element.closest("svg") || !shown(element)) continue;
    range.selectNodeContents(node);
    const by = cutBy(range.getBoundingClientRect(), element, parseFloat(getComputedStyle(element).fontSize) * 0.35);
    const whole = element.closest("[title]")?.title.toLowerCase() ?? "";
    if (by && !(by.dots && whole.includes(node.data.trim().toLowerCase()))) tell(`“${node.data.trim().slice(0, 60)}”`, by);
  }
  for (const control of document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=gridcell].lit, [role=button]")) {
    if (!shown(control)) continue;
    const box = control.getBoundingClientRect();
    const by = box.width && cutBy(box, control.parentElement, SLACK);
    if (by) tell(named(control), by);
  }
  return [...new Set(found)];
}
