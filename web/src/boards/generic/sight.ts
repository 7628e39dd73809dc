/** Reads any view without knowing its game: where its things lie, what is a hand, a pile, a square. */
import type { Description, Frame } from "../../contract/kernel";
import type { Told } from "../../table/told";

/** What every view has and the page shows elsewhere. */
const FRAME = new Set(["game", "seats", "viewer", "view", "decision", "moves", "answered", "said", "resigned", "outcome", "score", "hands", "mode", "edition"]);

export interface Holding { size: number; cards: string[] }
export type Plain = Record<string, unknown>;

export const isId = (value: unknown): value is string => typeof value === "string" && /^[a-z_]+:\S+$/i.test(value);
export const isPlain = (value: unknown): value is Plain => typeof value === "object" && value !== null && !Array.isArray(value);

/** A hand or a pile: how many cards, and those that are known. */
export function holding(value: unknown): Holding | null {
  if (!isPlain(value) || typeof value["size"] !== "number") return null;
  const { size, cards, known, top } = value as { size: number; cards?: unknown; known?: unknown; top?: unknown };
  const listed = Array.isArray(cards) ? cards.filter(isId) : [];
  const seen = Array.isArray(known) ? known.map((pair) => (pair as unknown[])[1]).filter(isId) : [];
  return { size, cards: listed.length ? listed : seen.length ? seen : isId(top) ? [top] : [] };
}

/** Whether there is nothing to be shown of a value. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === "" || value === 0) return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  if (holding(value)) return false;
  return isPlain(value) && Object.values(value).every(isEmpty);
}

/** The key that says what an object is: `match` of `{match: "match:A1", …}`. */
export const titleKey = (value: Plain): string | null => Object.keys(value).find((key) => isId(value[key]) && (value[key] as string).startsWith(`${key}:`)) ?? null;

/** The parts of a view that a table of any game shows: small ones together, large ones in a panel each. */
export function partsOf(view: Frame): { small: Array<[string, unknown]>; large: Array<[string, unknown]> } {
  const shown = Object.entries(view).filter(([key, value]) => !FRAME.has(key) && !isEmpty(value));
  const isLarge = ([, value]: [string, unknown]) => typeof value === "object";
  const titles = new Set<string>();
  for (const [, value] of shown) for (const one of Array.isArray(value) ? value : []) if (isPlain(one)) titles.add(one[titleKey(one) ?? ""] as string);
  /** A long list of what has a panel of its own says nothing more. */
  const repeats = ([, value]: [string, unknown]) => Array.isArray(value) && value.length > 12 && value.every((one) => titles.has(one as string));
  return { small: shown.filter((part) => !isLarge(part)), large: shown.filter((part) => isLarge(part) && !repeats(part)) };
}

/** All things in a part of a view, with the path of what holds them. */
export function* thingsIn(part: unknown, path: string): Generator<{ id: string; path: string }> {
  if (isId(part)) yield { id: part, path };
  else if (Array.isArray(part)) for (const [place, one] of part.entries()) yield* thingsIn(one, `${path}.${place}`);
  else if (isPlain(part)) {
    const held = holding(part);
    if (held) for (const id of held.cards) yield { id, path };
    else
      for (const [key, one] of Object.entries(part)) {
        if (isId(key)) yield { id: key, path };
        yield* thingsIn(one, `${path}.${key}`);
      }
  }
}

const within = (place: string, path: string) => path === place || path.startsWith(`${place}.`);
/** Whether an entry of a menu speaks of a thing at a path. */
export const speaks = (entry: { thing: string; place: string }, id: string, path: string) =>
  entry.thing === id && (within(entry.place, path) || (entry.place === "board" && !/^hands?\b/.test(path)));

// ---- a board, where things have coordinates

export interface Spot { id: string; x: number; y: number }
export interface Lattice { kind: string; spots: Spot[]; columns: number[]; rows: number[] }

const lattices = new WeakMap<Told, Lattice | null>();

/** The things with coordinates that fill a board: squares, points. They are looked for once. */
export function latticeOf(told: Told): Lattice | null {
  let found = lattices.get(told);
  if (found === undefined) lattices.set(told, (found = findLattice(told)));
  return found;
}

function findLattice(told: Told): Lattice | null {
  const placed = told.everything().flatMap(({ id, kind, facts }) => {
    const { x, y } = facts as { x?: unknown; y?: unknown };
    return typeof x === "number" && typeof y === "number" ? [{ kind, spot: { id, x, y } }] : [];
  });
  const all = [...grouped(placed, ({ kind }) => kind)].map(([kind, found]): Lattice => {
    const spots = found.map(({ spot }) => spot);
    const numbers = (of: (spot: Spot) => number) => [...new Set(spots.map(of))].sort((a, b) => a - b);
    return { kind, spots, columns: numbers(({ x }) => x), rows: numbers(({ y }) => y) };
  });
  const full = all.filter(({ spots, columns, rows }) => {
    const places = new Set(spots.map(({ x, y }) => `${x} ${y}`));
    return columns.length > 2 && rows.length > 2 && places.size === spots.length && spots.length >= 0.6 * columns.length * rows.length;
  });
  return full.sort((a, b) => b.spots.length - a.spots.length)[0] ?? null;
}

export interface Standee { id: string | null; key: string; path: string; spot: string }

/** What stands on a board: `ball: "square:e5"`, `pawns: {"pawn:h1": "point:i1"}`. */
export function* standees(part: unknown, kind: string, path = ""): Generator<Standee> {
  if (!isPlain(part) && !Array.isArray(part)) return;
  for (const [key, one] of Object.entries(part)) {
    const below = path ? `${path}.${key}` : key;
    if (isId(one) && one.startsWith(`${kind}:`) && !Array.isArray(part)) {
      if (isId(key)) yield { id: key, key, path, spot: one };
      else if (!/from|last|before|resting/.test(key)) yield { id: null, key, path: below, spot: one };
    } else if (key !== "decision") yield* standees(one, kind, below);
  }
}

const drawn = new WeakMap<Frame, Map<string, string[]>>();

/** Where each thing of a view is drawn on a table of any game: its paths. A view is walked once for a whole menu. */
export function pathsOf(view: Frame, lattice: Lattice | null): Map<string, string[]> {
  let found = drawn.get(view);
  if (!found) {
    const standing = lattice ? [...standees(view, lattice.kind)].flatMap(({ id, path }) => (id ? [{ id, path }] : [])) : [];
    const shown = [...standing, ...partsOf(view).large.flatMap(([key, value]) => [...thingsIn(value, key)])];
    found = new Map([...grouped(shown, ({ id }) => id)].map(([id, all]) => [id, all.map(({ path }) => path)]));
    drawn.set(view, found);
  }
  return found;
}

export interface Looks { title: string; number: string; paint: string | null; ink: string | null; note: string }

/** How a card or a token looks, as far as its facts say so. */
export function looksOf(thing: Description | undefined, told: Told, language: string): Looks {
  const facts = (thing?.facts ?? {}) as Plain;
  const words = (value: unknown) => (isPlain(value) && typeof value[language] === "string" ? (value[language] as string) : "");
  const number = [facts["number"], facts["shirt"], facts["value"], (facts["arrows"] as Array<{ number?: number }> | undefined)?.[0]?.number, facts["pa"]].find((one) => typeof one === "number" && one !== 0);
  const paint = [facts["colour"], facts["paint"]].find((one) => typeof one === "string" && one.startsWith("#"));
  const team = typeof facts["team"] === "string" ? (told.find(facts["team"])?.facts as { colours?: Record<string, string> } | undefined)?.colours : undefined;
  const name = thing ? told.name(thing.id) : "";
  return { title: words(facts["title"]) || name, number: number === undefined ? "" : String(number), paint: (paint as string | undefined) ?? team?.["shirt"] ?? null, ink: team?.["number"] ?? null, note: words(facts["note"]) || (thing ? told.full(thing.id) : "") };
}

/** What has the same key, together, in the order of the first of each. */
export function grouped<One>(all: Iterable<One>, by: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const group = groups.get(by(one));
    if (group) group.push(one);
    else groups.set(by(one), [one]);
  }
  return groups;
}
