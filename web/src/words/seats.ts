/** What the seat of a table is called on this page: people by their names, a bot by its word, a free seat as one. */
import type { SeatShown } from "../contract/server";
import { say } from "./words.svelte";

const BOTS = ["rookie", "regular", "strong", "master", "search", "coach", "random"];

/** What a bot is called; one that this page has no word for goes by its own name. */
export const botName = (bot: string): string => (BOTS.includes(bot) ? say(`bot-${bot}`) : bot);

/** A name that is written from right to left turns nothing of a sentence round but itself. */
const isolated = (name: string) => (/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name);

/** Whoever has asked to be forgotten is a player of that number. */
export function seatName(seat: Pick<SeatShown, "kind" | "name" | "bot" | "number">): string {
  if (seat.kind === "empty") return say("empty-seat");
  if (!seat.name) return say("nameless-seat", { seat: seat.number + 1 });
  return seat.kind === "bot" && seat.bot ? seat.name.replace(seat.bot, botName(seat.bot)) : isolated(seat.name);
}
