/** What runs out, where a view says so by the names that games use: the minute, the half, the period, the phase. */
import type { Frame } from "../../contract/kernel";
import type { Told } from "../../table/told";
import { say } from "../../words/words.svelte";
import type { Clock } from "../board";

export function clock(view: Frame, told: Told): Clock {
  const { minute, half, period, turns, phase, draw_pile } = view as Frame & Record<string, unknown>;
  const pile = (draw_pile as { size?: number } | undefined)?.size;
  const small = typeof half === "number" ? (half ? say("generic-half-number", { half }) : "") : typeof period === "string" ? told.word("period", period) : typeof phase === "string" ? told.name(phase) : "";
  if (typeof minute === "number") return { large: `${minute}’`, small };
  if (typeof turns === "number") return { large: String(turns), small };
  if (typeof pile === "number") return { large: String(pile), small: small || say("generic-in-pile") };
  return { large: "–", small };
}
