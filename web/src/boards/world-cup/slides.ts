/** A flag on its way through the bracket. */

/** So many places of a line are enough for its two corners. */
const PLACES = 24;
/** From so far outside a flag comes that no line leads to, in its own widths. */
const OUTSIDE = 3;

/** Moves the flag of a slot along a line to where it stands, and shows the name behind it when it is there. */
export function slides(slot: SVGGElement, line: SVGPathElement | null, duration: number) {
  const [flag, name] = slot.children as unknown as [SVGUseElement, SVGGElement];
  const { x, y, width, height } = flag.getBBox();
  const steps = (line ? along(line, flag) : outside(flag, width)).map(({ x: left, y: top }) => ({ transform: `translate(${left - x - width / 2}px, ${top - y - height / 2}px)` }));
  flag.animate([...steps, { transform: "none" }], { duration, easing: line ? "ease-in-out" : "cubic-bezier(.3, 0, .2, 1)", fill: "backwards" });
  name?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { duration, fill: "backwards" });
}

/** Places of a line, as the flag counts. */
function along(line: SVGPathElement, flag: SVGUseElement): DOMPoint[] {
  const [from, to] = [line.getCTM(), flag.getCTM()];
  if (!from || !to) return [];
  const turned = to.inverse().multiply(from);
  const length = line.getTotalLength();
  return Array.from({ length: PLACES }, (_, at) => DOMPoint.fromPoint(line.getPointAtLength((length * at) / (PLACES - 1))).matrixTransform(turned));
}

/** Beside the bracket, on the side where the match stands. */
function outside(flag: SVGUseElement, width: number): DOMPoint[] {
  const svg = flag.ownerSVGElement;
  const { x, y, height } = flag.getBBox();
  if (!svg) return [];
  const [own, whole] = [flag.getBoundingClientRect(), svg.getBoundingClientRect()];
  const right = own.x + own.width / 2 > whole.x + whole.width / 2;
  return [new DOMPoint(x + width / 2 + (right ? 1 : -1) * OUTSIDE * width, y + height / 2)];
}
