// Reads the places and things out of drawn markup, as a page finds what to light: `data-thing` within `data-place`.
const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const attribute = (attributes, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];

export function drawn(html) {
  const things = new Map(), moves = new Map(), open = [];
  const count = (map, key) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const [, closes, tag, attributes, empty] of html.matchAll(TAG)) {
    if (closes) { const last = open.pop(); if (last?.tag !== tag) throw new Error(`</${tag}> closes <${last?.tag}>`); continue; }
    const place = attribute(attributes, 'data-place') ?? open.at(-1)?.place; const thing = attribute(attributes, 'data-thing'); const move = attribute(attributes, 'data-move');
    if (thing) count(things, `${place ?? ''} ${thing}`);
    if (move) count(moves, move);
    if (!empty) open.push({ tag, place });
  }
  if (open.length) throw new Error(`<${open.at(-1).tag}> is left open`);
  return { things, moves };
}
// The entries of a menu that are not drawn exactly once: a button by its move, anything else in its place.
export const unlit = (menu, { things, moves }) => menu.filter((entry) => (entry.place === '' ? moves.get(entry.move) : things.get(`${entry.place} ${entry.thing}`)) !== 1);
