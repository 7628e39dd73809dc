/** The two sides: their teams, their shirts, who is one's own, and which footballer a Player card is. */
import type { Kit, PlayerFacts, SideView, TeamFacts, WorldwideGameView } from "../../contract/worldwide-football";
import type { Session } from "../../table/session.svelte";
import type { Told } from "../../table/told";
import { say, text } from "../../words/words.svelte";
import type { Side } from "../board";

/** What a side wears that has no team yet. */
export const PLAIN: Kit = { shirt: "#CBBFA4", trim: "#FBF8EF", cut: "plain" };

export const viewOf = (session: Session) => session.shown as unknown as WorldwideGameView;

export const kitOf = (told: Told, side: SideView | undefined): Kit =>
  (side?.team && (told.find(side.team)?.facts as TeamFacts | undefined)?.colours) || PLAIN;

/** The side that the page looks from; a spectator sits behind the first. */
export const ownSide = (session: Session): number => (session.seat === null ? 0 : session.told.sideOf(session.seat));

export function sideName(session: Session, number: number): string {
  const side = viewOf(session).sides?.[number];
  if (side?.team) return session.told.name(side.team);
  return side?.seat == null ? say("wf-virtual") : session.name(side.seat);
}

/** Who plays a side: a person, a bot, or nobody. */
export function playedBy(session: Session, number: number): string {
  const seat = viewOf(session).sides?.[number]?.seat;
  return seat == null ? say("wf-virtual") : session.name(seat);
}

export const sides = (session: Session): Side[] =>
  (viewOf(session).sides ?? []).map(({ seat, team }, number) => ({
    name: sideName(session, number),
    short: team ? text((session.told.find(team)?.facts as TeamFacts | undefined)?.short) : undefined,
    seats: seat === null ? [] : [seat],
  }));

/** The footballer that a Player card is for a side. */
export function footballer(session: Session, player: string, number: number): string | null {
  const team = viewOf(session).sides[number]?.team;
  return (team && (session.told.find(player)?.facts as PlayerFacts | undefined)?.footballers[team]) || null;
}

/** What a footballer or a Player card is called: his family name and where he plays. */
export function shortName(session: Session, player: string, number: number): string {
  const man = footballer(session, player, number);
  return man ? session.told.name(man).split(" ").slice(1).join(" ") || session.told.name(man) : session.told.name(player);
}
