/** Chalk on the grass: the way of each run and pass, fainter with every card that was laid since. It is drawn from what was
 * told, so that whoever comes later to a table, looks back, or has no moves shown sees too how it came about. */
import type { TableEvent } from "../../contract/server";
import type { Session } from "../../table/session.svelte";
import { playOf } from "./play.svelte";

export interface Trail { from: string; to: string; run: boolean; high: boolean; age: number; struck: boolean }

/** Cards after which chalk is gone. */
const AGES = 5;
/** With these, play begins anew. */
const WIPES = new Set(["goal", "kick-off", "line-up", "ends changed"]);

/** The trails that events have left. What was annulled is struck through: all that the last card brought about which left
 * any. */
export function trailsOf(events: TableEvent[]): Trail[] {
  const trails: Trail[] = [];
  let [age, strikes] = [0, false];
  for (const event of [...events].reverse()) {
    if (age === AGES || WIPES.has(event.kind)) break;
    if (event.kind === "annulled") strikes = true;
    else if (event.kind === "card") {
      age += 1;
      if (trails[0]?.struck) strikes = false;
    } else if (event.kind === "run" || event.kind === "ball")
      trails.unshift({ from: event["from"] as string, to: event["to"] as string, run: event.kind === "run", high: event["how"] === "aerial", age, struck: strikes });
  }
  return trails;
}

/** The chalk that lies at the position shown: by the log, and of a version that is being told, or that no log holds, by as
 * much of it as was shown. */
export function chalkOf(session: Session): Trail[] {
  const { log, telling } = session;
  const at = telling ?? session.past?.version ?? session.version;
  const written = telling === null && log.some((line) => line.version === at);
  const before = log.filter((line) => line.version < at || (written && line.version === at)).map((line) => line.event);
  return trailsOf([...before.filter((event) => event !== null), ...(written ? [] : playOf(session).toldOf(at))]);
}
