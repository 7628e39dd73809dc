/** Which picture the table shows: the attack, the shot on its stage, or what is chosen before a half. */
import type { AttackForeseen, WorldwideGameView } from "../../contract/worldwide-football";
import type { Entry } from "../../contract/kernel";
import type { Session } from "../../table/session.svelte";
import { playOf } from "./play.svelte";
import { viewOf } from "./sides";

export type Scene = "attack" | "shot" | "penalty" | "teams" | "abilities" | "deck" | "pile";

export function sceneOf(session: Session): Scene {
  const { duel } = playOf(session);
  if (duel) return duel.kind;
  const { decision } = viewOf(session);
  if (decision && !session.performing) {
    if (Array.isArray(decision.cards)) return "deck";
    if (decision.name === "ChooseTeam") return "teams";
    if (decision.name === "Penalty" || decision.name === "KeepPenalty") return "penalty";
    if (decision.quality !== undefined) return "shot";
    if (session.menu.some((entry) => entry.verb === "take")) return "abilities";
    if (session.menu.some(isTaken)) return "pile";
  }
  return "attack";
}

/** Cards that are taken out of a pile. */
export const isTaken = (entry: Entry) => entry.verb === "search" || entry.verb === "recover";

/** The ball is given back. */
export const givesBack = (entry: Entry) => entry.move === "give back";

/** A moment in which one may play something, or pass; cards of the hand are not among it. */
export const isWindow = (menu: Entry[]) => menu.some((entry) => entry.move === "pass") && !menu.some((entry) => entry.place.startsWith("hands."));

/** The stage fills the board, and the hand makes way for the answers. */
export const isStaged = (scene: Scene) => scene === "shot" || scene === "penalty";

/** What is chosen before a half fills the board, and the decision stands beside it. */
export const isPrepared = (scene: Scene) => scene === "teams" || scene === "abilities" || scene === "deck";

/** What the engine foresees of a move of an attack. */
export const foreseenOf = (session: Session, entry: Entry | null): AttackForeseen | null =>
  entry ? ((session.foreseen[entry.move] as AttackForeseen | undefined) ?? null) : null;

/** The number of a place on the way to goal. */
export const placeNumber = (session: Session, id: string): number => session.told.facts<{ number: number }>(id).number;

/** Whether the cards have been dealt: before that there is nothing to draw. */
export const isDealt = (view: WorldwideGameView) => view.half > 0;
