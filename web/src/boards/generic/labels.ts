/** What the keys of a view are called; a key that nobody has named is read as it is written. */
import { percent, say } from "../../words/words.svelte";
import type { Session } from "../../table/session.svelte";

/** Keys whose numbers are seats, and those whose numbers are sides. */
const SEATS = new Set(["to_play", "next_player", "turn", "dealer", "last_drawer", "captain", "playing", "seat"]);
const SIDES = new Set(["first_side", "kicker", "ball", "side"]);

const spelled = (key: string) => {
  const words = key.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export function label(key: string): string {
  const name = `generic-${key.replaceAll("_", "-")}`;
  const said = say(name);
  return said === name ? spelled(key) : said;
}

export const sideName = (session: Session, side: number) => (session.told.sides[side] ?? []).map(session.name).join(" & ");

/** A chance of luck: a table can agree to leave it to its players. */
export const isChance = (key: string) => key.endsWith("_chance");

/** A plain value in words: a seat by its player's name, a word by its description. */
export function plainly(session: Session, key: string, value: unknown): string {
  if (typeof value === "number" && SEATS.has(key)) return session.name(value);
  if (typeof value === "number" && SIDES.has(key)) return sideName(session, value) || String(value);
  if (typeof value === "number" && isChance(key)) return percent(value);
  if (typeof value === "number") return Number.isInteger(value) ? String(value) : value.toFixed(2);
  if (value === true) return say("generic-yes");
  if (value === null || value === undefined || value === false) return "–";
  return typeof value === "string" ? session.told.word(key, value) : "";
}
