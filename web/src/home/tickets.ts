/** What the ticket of a match says: who plays, how it stands, and what can be done about it now. */
import type { SeatShown, TableShown } from "../contract/server";
import { editionOf } from "../words/edition";
import { seatName } from "../words/seats";
import { say, text, words } from "../words/words.svelte";
import { resultOf } from "./results";

export const isBot = (seat: SeatShown) => seat.kind === "bot";

/** Whether a match waits for me. */
export function waitsForMe(table: TableShown): boolean {
  if (table.state === "waiting") return table.mine.some((seat) => !table.seats[seat]?.ready) && table.seats.every((seat) => seat.kind !== "empty");
  if (table.state !== "playing" || !table.mine.length) return false;
  return table.asked.some((seat) => table.mine.includes(seat));
}

export const freeSeats = (table: TableShown) => table.seats.filter((seat) => seat.kind === "empty").length;

/** Games that are played for a cup: their score says how far everybody has come, and is no goals. */
const CUPS = new Set(["world-cup"]);

/** How two sides stand; nothing where a game has no such score. */
function scoreOf(table: TableShown): string | null {
  if (CUPS.has(table.game)) return null;
  const score = table.score as unknown[] | null;
  return score?.length === 2 ? score.join("\u00a0–\u00a0") : null;
}

/** Two sides with their score, or the names of those who play. */
export function title(table: TableShown): string {
  const names = table.seats.filter((seat) => seat.kind !== "empty").map(seatName);
  const score = scoreOf(table);
  if (table.seats.length <= 2 && score) return `${names[0] ?? ""} ${score} ${names[1] ?? say("virtual-opponent")}`;
  if (table.seats.length === 2 && names.length === 2) return names.join(" – ");
  return names.length > 3 ? say("ticket-names-more", { names: names.slice(0, 2).join(", "), count: names.length - 2 }) : names.join(", ") || text(table.title);
}

function ended(table: TableShown): string {
  if (!table.outcome) return say("ticket-closed");
  const { values, reason } = table.outcome as { values: number[]; reason: string };
  const winner = table.seats[values.indexOf(1)];
  if (reason === "cup won" && winner) return resultOf(table) === "won" ? say("ticket-cup-mine") : say("ticket-cup", { name: seatName(winner) });
  return say(`ticket-${resultOf(table) ?? "over"}`);
}

/** The game, its edition, and where the match stands. */
export function about(table: TableShown): string {
  const facts = [text(table.title)];
  const edition = editionOf(table.agreement);
  if (edition) facts[0] = `${facts[0]} ${edition}`;
  if (table.state === "finished") facts.push(ended(table));
  else if (table.state === "waiting" && freeSeats(table)) facts.unshift(say("free-seats", { count: freeSeats(table) }));
  else if (table.state === "waiting") facts.push(say("ticket-gathering"));
  else if (table.agreement.clock.kind === "days") facts.push(say("ticket-over-days"));
  const score = scoreOf(table);
  if (table.seats.length > 2 && score) facts.push(score); // the names of so many leave no room for it
  return facts.join(", ");
}

/** The day on which a match ended, with its year if that is over as well. */
export function day({ touched }: TableShown): string {
  const year = new Date(touched).getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(words.language, { day: "numeric", month: "short", year }).format(touched);
}

/** The word on the stub. */
export function stub(table: TableShown): string {
  if (table.state === "finished") return say(table.outcome ? "stub-again" : "stub-closed");
  if (table.state === "waiting") {
    if (!table.mine.length && !table.owner) return say("stub-join");
    return say(waitsForMe(table) ? "stub-ready" : "stub-wait");
  }
  if (waitsForMe(table)) return say("stub-you");
  const asked = table.asked.map((seat) => table.seats[seat]).filter((seat) => seat !== undefined);
  return asked.length === 1 ? seatName(asked[0] as SeatShown) : say(asked.length ? "stub-wait" : "stub-resume");
}

/** Those that wait for me first, then the latest. */
export const inOrder = (tables: TableShown[]) =>
  [...tables].sort((one, other) => Number(waitsForMe(other)) - Number(waitsForMe(one)) || other.touched - one.touched);
