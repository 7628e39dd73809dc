// Written by `make types` from the sources of the games: change those.
import type { Frame, Hand, Id, Pile, Question, ThingOf, Told } from "./kernel";

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

/** What a match of a group brings. */
export interface Points {
  /** For a win. */
  win: number;
  /** For a draw. */
  draw: number;
  /** For a defeat. */
  loss: number;
}

/** The edition that is played. */
export interface TournamentFacts {
  /** The name of the edition. */
  edition: string;
  /** Its phases, in order. */
  phases: Array<string>;
  /** Its groups. */
  groups: Array<string>;
  /** The final. */
  final: string;
  /** How many cards a hand has. */
  hand: number;
  /** How often the deck is run through in the group phase. */
  runs: number;
  /** How many cards there are. */
  cards: number;
  /** What matches of a group bring. */
  points: Points;
  /** How many of each group go on. */
  qualify: number;
  /** How many of the teams that are third go on. */
  best_thirds: number;
  /** What ranks teams of a group that are level on points, in order. */
  tiebreak: Array<string>;
  /** Whether dice change what the tokens say. */
  modification_dice: boolean;
  /** How far a team has come, in words, for each number of the score. */
  stages: Array<Record<string, string>>;
}

/** The group phase or a round. */
export interface PhaseFacts {
  /** Its number, from 0 for the groups. */
  number: number;
  /** Its name where there is little room, by language. */
  short: Record<string, string>;
  /** Its matches. */
  matches: Array<string>;
  /** Whether dice are thrown for its matches. */
  dice: boolean;
  /** Whether a shoot-out settles its draws. */
  shoot_out: boolean;
  /** Whether tokens are put down only in matches of one's own teams. */
  own_matches: boolean;
  /** Whether a card may be carried out in part. */
  partial: boolean;
}

/** A group. */
export interface GroupFacts {
  /** Its number, from 0. */
  number: number;
  /** Its letter or number. */
  name: string;
  /** Its teams. */
  teams: Array<string>;
  /** Its matches. */
  matches: Array<string>;
  /** How many of it go on. */
  qualify: number;
  /** Where it stands among the groups, from above. */
  y: number;
}

/** A stripe of a flag. */
export interface Stripe {
  /** Its colour, as a page writes it. */
  colour: string;
  /** How wide it is, beside the others. */
  share: number;
}

/** A sign on a flag. */
export interface Sign {
  /** What it looks like: disc, star, canton, long-cross … */
  shape: string;
  /** Its colour, as a page writes it. */
  colour: string;
  /** Its middle in a box of 30 by 20. */
  x: number;
  /** Its middle, from above. */
  y: number;
  /** How large it is. */
  size: number;
}

/** A flag in a box of 30 by 20. */
export interface Flag {
  /** How its stripes lie: horizontal or vertical. */
  bands: string;
  /** Its stripes. */
  stripes: Array<Stripe>;
  /** What lies on them. */
  signs: Array<Sign>;
}

/** A nation. */
export interface TeamFacts {
  /** Its three letters. */
  code: string;
  /** The colour of its strength. */
  colour: string;
  /** That colour, as a page writes it. */
  paint: string;
  /** The place of that colour in the order of strengths. */
  strength: number;
  /** How many spaces its rows have. */
  spaces: number;
  /** The largest goal token that it takes. */
  max_goal: number;
  /** Its group. */
  group: string | null;
  /** Its flag; none for a nation that only its own edition knows. */
  flag: Flag | null;
}

/** Where something stands on the board. */
export interface WhereFacts {
  /** The phase that it belongs to. */
  phase: string;
  /** Its group; none in a round. */
  group: string | null;
  /** Its column: a match a column in a group, a round a column in the bracket. */
  x: number;
  /** Its height in that column, counted in matches. */
  y: number;
}

/** A match of the board. */
export interface MatchFacts extends WhereFacts {
  /** Its place in the lists of the view. */
  number: number;
  /** Its rows, left and right. */
  rows: Array<string>;
  /** Whether it is the final. */
  final: boolean;
  /** Whether it is the match for the third place. */
  third_place: boolean;
  /** Whether nobody plays against its team. */
  walkover: boolean;
  /** The row that its winner goes to. */
  winner_to: string | null;
  /** The row that its loser goes to. */
  loser_to: string | null;
}

/** Who takes a row: the kind of place, `S` a team, `W` a group's winner, `R` its runner-up, `T` one of the best thirds, `M` the winner of a match, `L` its loser, `BYE` nobody; and the team, groups or match that it is from. */
export interface SlotFacts {
  /** Who takes a row: the kind of place, `S` a team, `W` a group's winner, `R` its runner-up, `T` one of the best thirds, `M` the winner of a match, `L` its loser, `BYE` nobody; and the team, groups or match that it is from. */
  kind: string;
  /** Who takes a row: the kind of place, `S` a team, `W` a group's winner, `R` its runner-up, `T` one of the best thirds, `M` the winner of a match, `L` its loser, `BYE` nobody; and the team, groups or match that it is from. */
  from: Array<string>;
}

/** One side of a match. */
export interface RowFacts extends WhereFacts {
  /** Its match. */
  match: string;
  /** 0 on the left, 1 on the right. */
  side: number;
  /** The other row of the match. */
  against: string;
  /** The team that plays there, where the edition says so. */
  team: string | null;
  /** How many spaces it has, where the edition says who plays there. */
  spaces: number | null;
  /** Who takes it. */
  slot: SlotFacts;
}

/** A card. */
export interface CardFacts {
  /** What it is about: attack, defence, goals, penalty or referee. */
  family: string;
  /** The tokens that it puts down. */
  place: Array<string>;
  /** The tokens that it turns over instead. */
  flip: Array<string>;
  /** Whether a team that takes less gets less. */
  downgrade: boolean;
  /** Whether a die is thrown for it. */
  roll: boolean;
  /** What it does, in a few words, by language. */
  note: Record<string, string>;
  /** The id of the rule for putting down. */
  place_rule: string;
  /** The id of the rule for turning over. */
  flip_rule: string;
}

/** A token, face up or face down. */
export interface TokenFacts {
  /** The sign on it. */
  sign: string;
  /** The goals that it makes, counted in halves. */
  half_goals: number;
  /** Whether it is a goal. */
  goal: boolean;
  /** Whether it can be turned over where it is the outermost. */
  vulnerable: boolean;
  /** Whether it lies face down. */
  face_down: boolean;
  /** What it is once it is turned over. */
  turns_into: string | null;
}

/** A strength. */
export interface ColourFacts {
  /** Its place in the order of strengths. */
  strength: number;
  /** The colour, as a page writes it. */
  paint: string;
  /** How many spaces the rows of such a team have. */
  spaces: number;
  /** The largest goal token that such a team takes. */
  max_goal: number;
  /** The dot on the dice that counts for it. */
  dot: string;
}

/** A dot on a die. */
export interface DotFacts {
  /** The strength that it counts for. */
  colour: string;
  /** Its colour, as a page writes it. */
  paint: string;
  /** Whether it misses a penalty. */
  miss: boolean;
}

/** A die. */
export interface DieFacts {
  /** Its number, from 0. */
  number: number;
  /** What it is made of: white or natural. */
  wood: string;
  /** The dots on its faces. */
  faces: Array<string>;
}

/** A seat at the table. */
export interface SeatFacts {
  /** Its number, from 0. */
  number: number;
  /** Its side, which is its own. */
  side: number;
}

/** The facts of things, by their kinds. */
export interface WorldCupFacts {
  /** The edition that is played. */
  tournament: TournamentFacts;
  /** The group phase and the rounds. */
  phase: PhaseFacts;
  /** The groups. */
  group: GroupFacts;
  /** The nations. */
  team: TeamFacts;
  /** The matches of the board. */
  match: MatchFacts;
  /** Their sides. */
  row: RowFacts;
  /** The cards. */
  card: CardFacts;
  /** The tokens. */
  token: TokenFacts;
  /** The strengths. */
  colour: ColourFacts;
  /** The dots on the dice. */
  dot: DotFacts;
  /** The dice. */
  die: DieFacts;
  /** The seats. */
  seat: SeatFacts;
}

/** What a card could be used for. */
export interface CardForeseen {
  /** The rows in which it can be used. */
  rows: Array<string>;
}

/** Where a card would lie that is not used. */
export interface DiscardForeseen {
  /** A path of the view. */
  to: string;
}

/** How a row and its match would stand. */
export interface RowForeseen {
  /** Which row it is. */
  row: string;
  /** What would lie in it, innermost first. */
  tokens: Array<string>;
  /** Whether the outermost of them could be turned over. */
  vulnerable: boolean;
  /** How many of its spaces would be free. */
  free: number;
  /** The goals that its tokens would make, counted in halves, and those of the row against it. */
  half_goals: Array<number>;
  /** The score of the match, left first and without dice. */
  score: Array<number>;
  /** In a round, the team that would lead. */
  leads?: string | null;
  /** In a group, the table that would be. */
  table?: Array<LineView>;
}

/** How a row would stand after a penalty. */
export interface PenaltyForeseen {
  /** If it is scored. */
  scored: RowForeseen;
  /** If it is missed. */
  missed: RowForeseen;
}

/** That a token would have to be chosen for the row. */
export interface TokensForeseen {
  /** The tokens that could be put there. */
  tokens_to_choose: Array<string>;
}

/** That tokens would not be put down. */
export interface LeftOutForeseen {
  /** How many. */
  left_out: number;
}

/** A view of the game: the frame and the table. */
export type WorldCupGameView = Omit<Frame, "decision"> & WorldCupTable & { decision: (Question & WorldCupQuestion) | null };

/** Whatever moves, views and events name. */
export type WorldCupThing = ThingOf<WorldCupFacts, "reason" | "where" | "verb">;

/** What is foreseen of a move, by the name of the question that it answers; nothing at the others. */
export interface WorldCupForeseen {
  ChooseToken: RowForeseen;
  PlaceTokens: RowForeseen | PenaltyForeseen | TokensForeseen | LeftOutForeseen;
  PlayCard: CardForeseen | DiscardForeseen;
  TurnToken: RowForeseen;
}

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
