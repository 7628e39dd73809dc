/** The goal that decided a match, as its report shows it: both dice as they fell, and the ball in the net. */
import type { TableEvent } from "../../contract/server";
import type { Line } from "../../table/log";
import type { Session } from "../../table/session.svelte";
import { say } from "../../words/words.svelte";
import { playOf } from "./play.svelte";

const SHOTS = ["shot", "active shot", "shot again"];

export function pictured(goal: TableEvent, session: Session, before: readonly Line[]) {
  const end = { side: goal.side as number, keeper: (goal["keeper"] as number | undefined) ?? null, rolling: null, word: say("wf-scored"), good: true, text: {} };
  const shooter = goal["shooter"] as number | undefined;
  if (shooter !== undefined) {
    playOf(session).duel = { ...end, kind: "penalty", dice: [shooter], die: shooter, bonus: 0 };
    return;
  }
  const shot = before.findLast(({ event }) => event && SHOTS.includes(event.kind))?.event;
  const die = shot?.["die"] as number | undefined;
  if (die) playOf(session).duel = { ...end, kind: "shot", dice: [die], die, bonus: (goal["quality"] as number) - die };
}
