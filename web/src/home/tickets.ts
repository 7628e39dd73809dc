/** What the ticket of a match says: who plays, how it stands, and what can be done about it now. */
import type { SeatShown, TableShown } from "../contract/server";
import { seatName } from "../words/seats";
import { say, text } from "../words/words.svelte";

export const isBot = (seat: SeatShown) => seat.kind === "bot";

/** Whether a match waits for me. */
export function waitsForMe(table: TableShown): boolean {
  if (table.state === "waiting") return table.mine.some((seat) => !table.seats[seat]?.ready) && table.seats.every((seat) => seat.kind !== "empty");
  if (table.state !== "playing" || !table.mine.length) return false;
  return table.asked.some((seat) => table.mine.includes(seat));
}

export const freeSeats = (table: TableShown) => table.seats.filter((seat) => seat.kind === "empty").length;

/** Two sides with their score, or the names of those who play. */
export function title(table: TableShown): string {
  const names = table.seats.filter((seat) => seat.kind !== "empty").map(seatName);
  const score = table.score as unknown[] | null;
  if (table.seats.length <= 2 && score?.length === 2) {
    const [home, away] = [names[0] ?? "", names[1] ?? say("virtual-opponent")];
    return `${home} ${score[0]}\u00a0–\u00a0${score[1]} ${away}`;
  }
  if (table.seats.length === 2 && names.length === 2) return names.join(" – ");
  return names.length > 3 ? say("ticket-names-more", { names: names.slice(0, 2).join(", "), count: names.length - 2 }) : names.join(", ") || text(table.title);
}

function ended(table: TableShown): string {
  const outcome = table.outcome as { values: number[] } | null;
  if (!outcome) return say("ticket-closed");
  const mine = table.mine.map((seat) => outcome.values[seat] ?? 0);
  if (!mine.length || table.mine.length === table.seats.length && mine.length > 1) return say("ticket-over");
  const best = Math.max(...mine);
  if (best === 0) return say("ticket-lost");
  return say(best === 1 ? "ticket-won" : "ticket-drawn");
}

/** The game, its edition, and where the match stands. */
export function about(table: TableShown): string {
  const facts = [text(table.title)];
  if (table.agreement.options["edition"]) facts[0] = `${facts[0]} ${table.agreement.options["edition"]}`;
  if (table.state === "finished") facts.push(ended(table));
  else if (table.state === "waiting" && freeSeats(table)) facts.unshift(say("free-seats", { count: freeSeats(table) }));
  else if (table.state === "waiting") facts.push(say("ticket-gathering"));
  else if (table.agreement.clock.kind === "days") facts.push(say("ticket-over-days"));
  return facts.join(", ");
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
