/** Dice: one in the middle that decides something, and shot against keeper on the stage, up to the goal. */
import type { TableEvent } from "../../contract/server";
import type { Session } from "../../table/session.svelte";
import { wait } from "../../table/show.svelte";
import { say } from "../../words/words.svelte";
import type { Duel, Play } from "./play.svelte";
import { bar, DIE, READ, type Shown, sideOf, STILL } from "./shown";
import { viewOf } from "./sides";

const VERDICT = 1700, GOAL = 2600, STILL_GOAL = 600;

/** A die in the middle that decides something. */
export async function thrown({ play, event, fold, pace, still }: Shown) {
  const faces = event["d6"] !== undefined ? 6 : 20;
  const good = (event["works"] ?? event["foul"] ?? event["activates"] ?? event["countered"] ?? null) as boolean | null;
  const number = (event["die"] ?? event["d6"] ?? event["d20"]) as number;
  play.thrown = { faces, number, needed: (event["needed"] as number | undefined) ?? null, good, rolling: !still, text: event.text };
  if (!still) await wait(DIE * pace);
  play.thrown = { ...play.thrown, rolling: false };
  await fold();
  await wait((READ + 300) * pace);
  play.thrown = null;
}

/** The stage: the goal, the dice of the shot. */
export async function shot({ session, play, event, fold, pace, still }: Shown) {
  const base: Duel = { kind: "shot", side: sideOf(event), dice: event["dice"] as number[], die: event["die"] as number, bonus: event["bonus"] as number, keeper: null, rolling: still ? null : "shot", word: "", good: false, text: {} };
  play.duel = base;
  await session.pause((still ? STILL : DIE) * pace);
  await fold();
  play.duel = { ...base, rolling: null };
  await session.pause(READ * pace);
}

export async function shotAgain(shown: Shown) {
  const { play, event } = shown;
  const before = play.duel;
  await shot({ ...shown, event: { ...event, dice: [event["die"]], bonus: before?.bonus ?? viewOf(shown.session).shot_bonus, side: before?.side ?? viewOf(shown.session).ball } as unknown as TableEvent });
}

/** Then the keeper's die. */
export async function saveRoll({ session, play, event, fold, pace, still }: Shown) {
  const view = viewOf(session);
  const quality = event["quality"] as number;
  const base: Duel = play.duel ?? { kind: "shot", side: 1 - sideOf(event), dice: [view.shot_die || quality], die: view.shot_die || quality, bonus: view.shot_die ? view.shot_bonus : 0, keeper: null, rolling: null, word: "", good: false, text: {} };
  play.duel = { ...base, keeper: event["keeper"] as number, rolling: still ? null : "keeper" };
  await session.pause((still ? STILL : DIE) * pace);
  await fold();
  play.duel = { ...play.duel, rolling: null };
  await session.pause(READ * 0.7 * pace);
}

/** A shot that is no goal. */
export async function verdict({ session, play, event, fold, pace }: Shown) {
  await fold();
  const word = say(event.kind === "off target" ? "wf-wide" : "wf-saved");
  if (!play.duel) return bar({ session, play, event, fold: async () => {}, pace, still: false });
  play.duel = { ...play.duel, rolling: null, word, good: false, wide: event.kind === "off target", text: event.text };
  await session.pause(VERDICT * pace);
  play.duel = null;
}

/** Both faces of a penalty are shown. */
export async function faces({ session, play, event, fold, pace, still }: Shown) {
  const [shooter, keeper] = [event["shooter"] as number, event["keeper"] as number];
  play.duel = { kind: "penalty", side: sideOf(event), dice: [shooter], die: shooter, bonus: 0, keeper, rolling: still ? null : "shot", word: "", good: false, text: {} };
  await session.pause((still ? STILL : DIE) * pace);
  await fold();
  play.duel = { ...play.duel, rolling: null };
  await session.pause(READ * pace);
}

export async function kicked(shown: Shown) {
  const { session, play, event, fold, pace } = shown;
  if (!play.duel) await faces({ ...shown, fold: async () => {} });
  await fold();
  const scores = event["scores"] as boolean;
  if (play.duel) play.duel = { ...play.duel, word: say(scores ? "wf-scored" : "wf-saved"), good: scores, text: event.text };
  await session.pause(VERDICT * pace);
  play.duel = null;
}

export async function goal({ session, play, event, fold, pace, still }: Shown) {
  const before = play.duel;
  if (before) {
    play.duel = { ...before, rolling: null, word: say("wf-scored"), good: true, text: {} };
    await session.pause(STILL * 2 * pace);
  }
  for (;;) {
    const again = await session.stop(event, (still ? STILL_GOAL : GOAL) * Math.max(pace, 0.45));
    if (!again) break;
    if (before) await shownAgain(session, play, before, pace || 1);
  }
  play.duel = null;
  await fold();
}

/** The dice roll once more. */
async function shownAgain(session: Session, play: Play, duel: Duel, pace: number) {
  const keeper = duel.keeper;
  play.duel = { ...duel, keeper: null, rolling: "shot", word: "", good: false };
  await session.pause(DIE * pace);
  play.duel = { ...duel, keeper, rolling: duel.kind === "shot" ? "keeper" : null, word: "" };
  await session.pause(DIE * pace);
  play.duel = { ...duel, rolling: null, word: say("wf-scored"), good: true };
  await session.pause(READ * pace);
}
