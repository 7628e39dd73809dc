/** What the engine foresees of moves, as the board shows it and as the ticket says it. */
import type { Entry } from "../../contract/kernel";
import type { LineView, PenaltyForeseen, RowForeseen, WorldCupGameView } from "../../contract/world-cup";
import type { Session } from "../../table/session.svelte";
import { say } from "../../words/words.svelte";

/** How a row would stand; after a penalty, if it is scored. */
export function rowAhead(session: Session, entry: Entry, foreseen = foreseenAt(session, entry)): RowForeseen | null {
  const found = foreseen[entry.move] as RowForeseen | PenaltyForeseen | object | undefined;
  if (!found) return null;
  if ("scored" in found) return found.scored;
  return "half_goals" in found ? found : null;
}

/** What was foreseen where an entry was offered: now, or at a word that it would replace. */
function foreseenAt(session: Session, entry: Entry): Record<string, object> {
  if (session.menu.includes(entry)) return session.foreseen;
  return session.said.find((word) => word.menu.includes(entry))?.foreseen ?? session.foreseen;
}

/** Half goals as people write them: 1½. */
export const written = (halves: number): string => (halves % 2 ? `${halves > 1 ? Math.floor(halves / 2) : ""}½` : String(halves / 2));

/** By how many places a team of a table would rise. */
export const rises = (now: LineView[], ahead: LineView[], team: string): number =>
  now.findIndex((line) => line.team === team) - ahead.findIndex((line) => line.team === team);

/** Who would change places in a table, or who would lead, in words. */
export function foretells(entry: Entry, session: Session): string | null {
  const ahead = rowAhead(session, entry);
  if (!ahead) return null;
  if (!ahead.table) return ahead.leads ? say("wcg-would-lead", { team: session.told.name(ahead.leads) }) : say("wcg-would-be-level");
  const { group } = session.told.facts<{ group: string }>(ahead.row);
  const now = (session.shown as WorldCupGameView).groups.find((one) => one.group === group)?.table ?? [];
  return ahead.table.flatMap(({ team }, place) => (rises(now, ahead.table ?? [], team) ? [say("wcg-would-be", { team: session.told.name(team), place: place + 1 })] : [])).join(", ");
}
