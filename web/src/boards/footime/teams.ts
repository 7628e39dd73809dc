/** The two teams: what they wear, who plays for them, and which of their pawns are where. */
import type { FootimeGameView, Kit, PawnFacts, TeamFacts } from "../../contract/footime";
import type { Told } from "../../table/told";
import { isPoint } from "./pitch";

export const teamOf = (told: Told, side: number) => told.all("team").find(({ facts }) => (facts as TeamFacts).side === side);
export const kitOf = (told: Told, side: number): Kit | null => (teamOf(told, side)?.facts as TeamFacts | undefined)?.colours ?? null;

export interface Pawn {
  id: string;
  side: number;
  shirt: number;
  /** The point that it stands on, or the place off the pitch where it is. */
  where: string;
  place: string;
  keeper: boolean;
  booked: boolean;
  offside: boolean;
}

/** Every pawn, with what a shirt shows of it. */
export function pawnsOf(told: Told, view: FootimeGameView): Pawn[] {
  return view.teams.flatMap((team, side) => Object.entries(team.pawns).map(([id, where]) => ({
    id, side, shirt: (told.find(id)?.facts as PawnFacts | undefined)?.shirt ?? 0, where, place: `teams.${side}.pawns`,
    keeper: team.keeper === id, booked: team.booked.includes(id), offside: isPoint(where) && team.offside.pawns.includes(id),
  })));
}
