/** Who comes to a row that nobody has reached yet, in as few letters as there is room for. */
import type { MatchView, RowFacts, TeamFacts } from "../../contract/world-cup";
import { say } from "../../words/words.svelte";
import type { Sight } from "./sight.svelte";

export function sourceOf(sight: Sight, row: string): string {
  const { told } = sight.session;
  const { kind, from } = told.facts<RowFacts>(row).slot;
  const [first] = from;
  if (!first) return "";
  const letters = from.map((id) => told.facts<{ name?: string }>(id).name ?? told.name(id)).join("/");
  if (kind === "S") return told.facts<TeamFacts>(first).code;
  if (kind === "W" || kind === "R" || kind === "T") return say("wcg-from-group", { kind, group: letters.length > 7 ? "" : letters });
  const match: MatchView | undefined = sight.matches[sight.facts(first).number];
  const codes = (match?.rows ?? []).flatMap((one) => (one.team ? [told.facts<TeamFacts>(one.team).code] : []));
  if (kind === "L") return say("wcg-loser", { match: told.name(first) });
  return codes.length === 2 ? codes.join(" / ") : told.name(first);
}
