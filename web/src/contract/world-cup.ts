// Written by `make types` from the sources of the games: change those.
import type { Frame, Hand, Id, Pile, Question, Told } from "./kernel";

/** One side of a match. */
export interface RowView {
  /** Which row it is. */
  row: string;
  /** The team that plays there, as soon as it is known. */
  team: string | null;
  /** What lies in it, innermost first; `token:~A` lies face down. */
  tokens: Array<string>;
  /** Whether the outermost of them can be turned over. */
  vulnerable: boolean;
  /** How many of its spaces are free. */
  free: number;
  /** The goals that its tokens make, counted in halves: an Attack is one. */
  half_goals: number;
  /** The goals that its tokens make without the dice, odd halves lost. */
  goals: number;
}

/** A match of the board, in whatever phase. */
export interface MatchView {
  /** Which match it is; it stands in this list at the place that its fact `number` says. */
  match: string;
  /** Its two sides, left and right. */
  rows: Array<RowView>;
  /** Its goals as first played; none before it is scored. */
  score: Array<number> | null;
  /** The goals of each time that it was played again. */
  replays: Array<Array<number>>;
  /** The kicks scored in its shoot-out; they are no goals. */
  shoot_out: Array<number> | null;
  /** The team that won this knockout match. */
  winner: string | null;
}

/** A team in the table of its group. */
export interface LineView {
  /** Which team it is. */
  team: string;
  /** How many matches count. */
  played: number;
  /** How many of them it has won. */
  won: number;
  /** How many it has drawn. */
  drawn: number;
  /** How many it has lost. */
  lost: number;
  /** The goals that it has scored. */
  goals_for: number;
  /** The goals that it has conceded. */
  goals_against: number;
  /** Its points. */
  points: number;
}

/** A group. */
export interface GroupView {
  /** Which group it is. */
  group: string;
  /** Its teams as they are ranked, best first, level ones together; empty before the group is scored. */
  order: Array<Array<string>>;
  /** Its table, best first: as the tokens stand, without dice, until the group is scored. */
  table: Array<LineView>;
}

/** The discard pile. */
export interface DiscardsView {
  /** How many cards it holds. */
  size: number;
  /** The card on top. */
  top: string | null;
  /** Its cards from the top, as far as they may be looked through. */
  cards: Array<string>;
}

/** What everybody sees of the table (WCG-4.c.10, WCG-4.g.3, WCG-C-66, WCG-C-67). */
export interface PublicTable {
  /** The version of this view. */
  view: number;
  /** The name of the edition that is played; `tournament:cup` describes it. */
  edition: string;
  /** The group phase, or the round that is played. */
  phase: string;
  /** The run through the deck in the group phase. */
  run: number;
  /** The seats that take turns, clockwise. */
  playing: Array<number>;
  /** The seat whose turn it is. */
  to_play: number;
  /** How many turns without a draw are left at the end of a phase. */
  last_turns: number;
  /** The seat that dealt. */
  dealer: number;
  /** The seat that took the last card of the latest draw pile; the dealer before there was one. */
  last_drawer: number;
  /** The seat that controls every team that can still win the cup. */
  decided: number | null;
  /** How far the best team of each seat has come: 0 the groups, then a number a round, the final, the cup. */
  score: Array<number>;
  /** How far each team has come, counted alike. */
  reached: Record<string, number>;
  /** The teams that each seat controls. */
  teams: Array<Array<string>>;
  /** The matches in which tokens are put down just now. */
  in_play: Array<string>;
  /** Those of them that are played again. */
  replaying: Array<string>;
  /** All matches of the board, in order. */
  matches: Array<MatchView>;
  /** All groups, in order. */
  groups: Array<GroupView>;
  /** The draw pile. */
  draw_pile: Pile;
  /** The discard pile. */
  discard_pile: DiscardsView;
  /** The cards set aside, face down. */
  aside: Pile;
}

/** What a seat sees of the table otherwise than others. */
export interface PrivateTable {
  /** The hands of all seats; the cards of one's own. */
  hands: Array<Hand>;
}

/** The table as a seat sees it. */
export interface WorldCupTable extends PublicTable, PrivateTable {
}

/** What is asked. Whoever is not asked sees the question for a card only, until the whole turn has been said. */
export interface WorldCupQuestion extends Question {
  /** The card that is being played, once it is named. */
  card?: string;
  /** In `PlaceTokens` the token of that card that a row is wanted for. */
  token?: string;
  /** In `PlaceTokens` the rows of its tokens before that one; nothing for a token that is left out. */
  chosen?: Array<string | null>;
  /** In `ChooseToken` the row that a token is wanted for. */
  row?: string;
}

/** A view of the game: the frame and the table. */
export type WorldCupGameView = Omit<Frame, "decision"> & WorldCupTable & { decision: (Question & WorldCupQuestion) | null };

/** Whatever the game tells. */
export type WorldCupEvent =
  /** Something is said from outside: a resignation, a draw. */
  | (Told<"referee"> & { call: string; })
  /** Teams are shared out, once a seat. */
  | (Told<"teams"> & { seat: number; teams: Array<Id<"team">>; left_over?: Id<"team">; })
  /** The cards are dealt; so many are left in the draw pile. */
  | (Told<"dealer"> & { seat: number; count: number; cards: number; })
  /** Somebody draws cards, and alone sees which. */
  | (Told<"draw"> & { seat: number; count: number; from: string; to: string; cards?: Array<Id<"card">>; })
  /** A card is laid, to place tokens, to flip one, or to discard it. */
  | (Told<"card"> & { seat: number; card: Id<"card">; use: string; from: string; to: string; })
  /** A token is put down; half_goals are those of its own row first. */
  | (Told<"token"> & { seat: number; card: Id<"card">; token: Id<"token">; to: Id<"row">; match: Id<"match">; row: Id<"row">; team: Id<"team">; against: Id<"team">; half_goals: Array<number>; score: Array<number>; tokens: Array<Id<"token">>; free: number; })
  /** A token is turned over, or made one goal less; became is what lies outermost now. */
  | (Told<"turned"> & { seat: number; card: Id<"card">; token: Id<"token">; became: Id<"token">; to: Id<"row">; match: Id<"match">; row: Id<"row">; team: Id<"team">; against: Id<"team">; half_goals: Array<number>; score: Array<number>; tokens: Array<Id<"token">>; free: number; })
  /** A white die is thrown for a Penalty card; black is a miss. */
  | (Told<"penalty"> & { seat: number; card: Id<"card">; die: Id<"die">; dot: Id<"dot">; scored: boolean; to: Id<"row">; match: Id<"match">; row: Id<"row">; team: Id<"team">; against: Id<"team">; half_goals: Array<number>; score: Array<number>; tokens: Array<Id<"token">>; free: number; })
  /** Another run through the deck begins. */
  | (Told<"reshuffle"> & { run: number; count: number; cards: number; })
  /** The last turns of a phase begin; nobody draws. */
  | (Told<"last turns"> & { count: number; })
  /** The modification dice are thrown for a group, a round, or all replays; the dots in the order of the dice. */
  | (Told<"dice"> & { where: Id<"group"> | Id<"phase"> | string; dots: Array<Id<"dot">>; })
  /** A match is scored: its goals, those without the dice, whether any dot was thrown, and whether it is a replay. */
  | (Told<"result"> & { match: Id<"match">; teams: Array<Id<"team">>; score: Array<number>; goals: Array<number>; without_dice: Array<number>; dice: boolean; replay: boolean; })
  /** A group stands: level teams together, and the points. */
  | (Told<"table"> & { group: Id<"group">; order: Array<Array<Id<"team">>>; points: Record<string, number>; })
  /** Lots decide the order of teams. */
  | (Told<"lots"> & { order: Array<Id<"team">>; })
  /** Matches are played again, by these seats. */
  | (Told<"replay"> & { matches: Array<Id<"match">>; seats: Array<number>; })
  /** A draw pile is formed, and the rest set aside. */
  | (Told<"pile"> & { count: number; cards: number; aside: number; })
  /** A flag moves on to a row of a later round. */
  | (Told<"flag"> & { row: Id<"row">; team: Id<"team">; from: Id<"group"> | Id<"match">; to: Id<"row">; })
  /** Somebody has no team left and leaves; the hand is discarded. */
  | (Told<"eliminated"> & { seat: number; cards: Array<Id<"card">>; from: string; to: string; })
  /** A round begins, with these seats. */
  | (Told<"round"> & { phase: Id<"phase">; seats: Array<number>; })
  /** A kick of a shoot-out; kicks are those scored so far. */
  | (Told<"kick"> & { match: Id<"match">; team: Id<"team">; side: number; die: Id<"die">; dot: Id<"dot">; scored: boolean; kicks: Array<number>; })
  /** A shoot-out is over: the kicks scored, every kick of each side, and who goes on. */
  | (Told<"shoot-out"> & { match: Id<"match">; teams: Array<Id<"team">>; kicks: Array<number>; series: Array<Array<boolean>>; winner: Id<"team">; })
  /** One seat controls every team that can still win the cup. */
  | (Told<"decided"> & { seat: number; })
  /** The cup is won; no team is named where it is not played out. */
  | (Told<"champion"> & { seat: number; team: Id<"team"> | null; });
