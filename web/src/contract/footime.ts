// Written by `make types` from the sources of the games: change those.
import type { Frame, Hand, Id, Pile, Question, ThingOf, Told } from "./kernel";

/** How far forward a team may stand (FT-OFFSIDE.1 to FT-OFFSIDE.3). */
export interface OffsideView {
  /** The number of the points, as in their names, up to which its pawns are not offside. */
  line: number;
  /** Its pawns that are in an offside position now. */
  pawns: Array<string>;
}

/** One of the two teams. */
export interface TeamView {
  /** Which it is. */
  team: string;
  /** Where each of its pawns is: on a point, or off the pitch, injured, expelled or outside for a moment. */
  pawns: Record<string, string>;
  /** Its pawns on a yellow base. */
  booked: Array<string>;
  /** The pawn that keeps goal. */
  keeper: string;
  /** The seat of its captain. */
  captain: number;
  /** How far forward it may stand, and who stands further. */
  offside: OffsideView;
}

/** A foul that was claimed. */
export interface FoulView {
  /** The pawn that is accused. */
  offender: string;
  /** The pawn that suffered it. */
  victim: string;
  /** What was laid on it: `card:foul`, `card:yellow`, `card:red`. */
  cards: Array<string>;
}

/** How the ball came into a goal last. */
export interface ShotView {
  /** The pawn that put it there. */
  pawn: string | null;
  /** A pass, a run, or as the restart is called; described by `how:pass`. */
  how: string | null;
  /** The value that put it there, which a post moves it by; 0 if undetermined. */
  value: number;
}

/** How things stood, which a VAR restores. */
export interface BeforeView {
  /** Where the ball lay. */
  ball: string;
  /** Where each pawn was. */
  pawns: Record<string, string>;
  /** The pawns on a yellow base. */
  booked: Array<string>;
  /** The goalkeepers, by side. */
  keepers: Array<string>;
  /** Whether the ball had been moved in that turn. */
  moved: boolean;
  /** The contacts of that turn so far, the pawn that came up first. */
  contacts: Array<Array<string>>;
}

/** What the open question is about. Whoever is asked sees how far the answer has come; for everybody else it is still the question that opened it. */
export interface FootimeQuestion extends Question {
  /** The card that is about to be laid, or was laid for this. */
  card?: string | null;
  /** The acceleration or power that another card is laid with. */
  booster?: string;
  /** How far a pawn or the ball may go, by a card or the die; in a shoot-out what must be rolled to save. */
  value?: number;
  /** The pawn that runs, plays the ball, is placed or has to leave. */
  pawn?: string;
  /** The point that was chosen before: where the pawn runs to, or where the ball lies for a goal kick. */
  point?: string;
  /** The point that a pawn goes back to when it has shot in a shoot-out. */
  home?: string;
  /** Where the shirts before this one were put at a kick-off, in their order. */
  placed?: Array<string>;
  /** Whether the team that lines up kicks off: kicking or receiving; described by `role:kicking`. */
  role?: string;
  /** Where the ball lies that it is about. */
  ball?: string;
  /** The pawn that came too near; nothing until it is named. */
  offender?: string | null;
  /** The pawn that it came too near to. */
  victim?: string;
  /** The cards that are to be thrown away so far. */
  thrown?: Array<string>;
  /** The seat that a card is swapped with. */
  other?: number;
  /** The seat whose ball is in the goal. */
  shooter?: number;
  /** The pawn that put it there. */
  shot_by?: string | null;
  /** How it did so; described by `how:pass`. */
  how?: string | null;
  /** What the VAR looks at: the goal or the foul. */
  about?: string;
  /** The seat whose pass was kept, which an opponent may interrupt. */
  passer?: number;
  /** The seat that it is put to: of those who may interrupt, or of those who shoot and save. */
  seat?: number;
  /** Shots taken in the shoot-out, by side. */
  kicks?: Array<number>;
  /** Goals of the shoot-out, by side. */
  scored?: Array<number>;
}

/** The table as a seat sees it. */
export interface FootimeTable {
  /** The version of this view. */
  view: number;
  /** First period, second period, extra time or shoot-out; described by `period:extra-time`. */
  period: string;
  /** Turns of the period that have been spent. */
  turns: number;
  /** Turns until time is up; nothing where the referee has a watch. */
  turns_left: number | null;
  /** Whether the referee's watch runs: turns do not end the period then. */
  watch: boolean;
  /** Whether time is up: the period ends as soon as the ball is out of the areas. */
  time_up: boolean;
  /** Goals by side. */
  score: Array<number>;
  /** The side that kicked off the match. */
  first_side: number;
  /** The seat whose turn it is. */
  to_play: number;
  /** The seat whose turn was the one before. */
  before: number;
  /** Whether no card has been laid in this turn. */
  first_card: boolean;
  /** The end that each team attacks. */
  attacks: Record<string, string>;
  /** The point that the ball lies on. */
  ball: string;
  /** Whether the ball has been moved in this turn. */
  moved: boolean;
  /** The opponent who moved the ball in the turn before, if he did: an out-of-play card may answer it. */
  ball_by: number | null;
  /** What follows the action just made: turn over, replay, retained, pending goal or offside; described by `result:turn-over`. */
  result: string;
  /** What follows an offside that nobody calls, a word like `result`; decided once that is settled. */
  uncalled: string;
  /** The teams, by side. */
  teams: Array<TeamView>;
  /** Contacts of the turn before that a duel or a foul may be about, the pawn that came up first. */
  contacts: Array<Array<string>>;
  /** Contacts of this turn. */
  made: Array<Array<string>>;
  /** The foul of this turn. */
  foul: FoulView | null;
  /** The foul of the preceding opponent's turn, which may be answered or contested. */
  claimed: FoulView | null;
  /** How things stood before the last foul. */
  before_foul: BeforeView | null;
  /** How things stood before the ball came into a goal last. */
  before_shot: BeforeView | null;
  /** How it came there. */
  shot: ShotView;
  /** Shots taken in the shoot-out, by side. */
  kicks: Array<number>;
  /** Goals of the shoot-out, by side. */
  scored: Array<number>;
  /** The draw pile. */
  draw_pile: Pile;
  /** The cards that were played, the top one first. */
  discard_pile: Array<string>;
  /** The hands, by seat. */
  hands: Array<Hand>;
}

/** A kind of card. */
export interface CardFacts {
  /** What it is about: run, ball, duel, goalkeeper, referee or bench. */
  family: string;
  /** The colour of that family, as a page writes it. */
  colour: string;
  /** What it does, in one word: run, pass, tackle … */
  symbol: string;
  /** How far it goes; 0 where it goes nowhere. */
  number: number;
  /** What is printed above its picture, by language. */
  title: Record<string, string>;
  /** When it can be laid: turn, goal or retention. */
  laid_in: Array<string>;
  /** Whether who lays it plays again. */
  again: boolean;
  /** The symbols of the cards that it doubles. */
  doubles: Array<string>;
  /** The id of its rule. */
  rule: string;
}

/** A point of the pitch. */
export interface PointFacts {
  /** How far along the pitch it lies. */
  x: number;
  /** How far across the pitch it lies. */
  y: number;
  /** The number in its name. */
  column: number;
  /** The letter in its name. */
  row: string;
  /** The ends whose half it belongs to: both for the halfway line. */
  halves: Array<string>;
  /** The zones, lines and spots that it belongs to, the most telling first. */
  zones: Array<string>;
  /** The points beside it. */
  neighbours: Array<string>;
}

/** The pitch as a whole. */
export interface BoardFacts {
  /** How many points it has along. */
  along: number;
  /** How many points it has across. */
  across: number;
  /** The least and the greatest `x` of its points. */
  x: Array<number>;
  /** The least and the greatest `y` of its points. */
  y: Array<number>;
  /** The centre point. */
  centre: string;
  /** The points of the centre circle. */
  circle: Array<string>;
  /** The points of the halfway line. */
  halfway: Array<string>;
}

/** An end of the pitch. */
export interface EndFacts {
  /** The points of its goal. */
  goal: Array<string>;
  /** The point of its goalkeeper. */
  keeper: string;
  /** The points of its penalty area. */
  area: Array<string>;
  /** The points of its six-metre line. */
  six_metre_line: Array<string>;
  /** Its penalty spot. */
  penalty_spot: string;
  /** The point behind that, where who takes a penalty stands. */
  behind_spot: string;
  /** Its two corner points. */
  corners: Array<string>;
}

/** What belongs to one of the two teams. */
export interface SideFacts {
  /** Its side, from 0. */
  side: number;
  /** Its team. */
  team: string;
}

/** A pawn. */
export interface PawnFacts extends SideFacts {
  /** The number on its shirt. */
  shirt: number;
  /** Whether it begins as the goalkeeper. */
  goalkeeper: boolean;
}

/** A seat at the table. */
export interface SeatFacts extends SideFacts {
  /** Its number, from 0. */
  number: number;
}

/** What a team wears, in colours as a page writes them. */
export interface Kit {
  /** Its shirts. */
  shirt: string;
  /** The numbers on them. */
  number: string;
  /** The edge around them, which stands out from the grass. */
  edge: string;
  /** The hem of a light shirt. */
  hem?: string;
  /** The shirt of its goalkeeper. */
  goalkeeper: string;
}

/** A team. */
export interface TeamFacts {
  /** Its side, from 0. */
  side: number;
  /** What it wears. */
  colours: Kit;
  /** The seats that play for it. */
  seats: Array<string>;
}

/** A formation; what is lined up by hand has no points. */
export interface FormationFacts {
  /** Where shirts 2 to 11 stand: for `kicking` and `receiving`, by the end that is defended. */
  points?: Record<string, Record<string, Array<string>>>;
}

/** The facts of things, by their kinds. */
export interface FootimeFacts {
  /** The cards of the pack. */
  card: CardFacts;
  /** The points of the pitch. */
  point: PointFacts;
  /** The pitch. */
  board: BoardFacts;
  /** The two ends. */
  end: EndFacts;
  /** The pawns of both teams. */
  pawn: PawnFacts;
  /** The two teams. */
  team: TeamFacts;
  /** The seats. */
  seat: SeatFacts;
  /** The formations that can be chosen. */
  formation: FormationFacts;
}

/** The point or place that a pawn or the ball leaves. */
export interface Start {
  /** The point or place that a pawn or the ball leaves. */
  from?: string;
}

/** Of a point, how it would be reached; nothing of other moves. */
export interface PointForeseen {
  /** The point, or the place off the pitch. */
  to?: string;
  /** How it would be reached; described by `reached:possible`. */
  reached?: string;
}

/** Where a pawn would go. */
export interface RunForeseen extends PointForeseen, Start {
}

/** Where the ball would go. */
export interface BallForeseen extends RunForeseen {
  /** Who would be asked to keep it out of the goal; nobody about an own goal. */
  answered_by?: Array<number>;
}

/** What a pawn could do with a run. */
export interface RunnerForeseen extends PointForeseen, Start {
  /** How many points it could run to. */
  points: number;
  /** Whether it could take the ball along. */
  with_ball: boolean;
}

/** What a pawn could do with the ball. */
export interface PasserForeseen extends PointForeseen, Start {
  /** How many points the ball could go to. */
  points: number;
  /** Whether one of them is in a goal. */
  goal: boolean;
}

/** What a card would bring. */
export interface TurnForeseen extends PointForeseen {
  /** How far it goes. */
  value?: number;
  /** Whether who lays it plays again. */
  again?: boolean;
  /** What the turn would come to where nothing else is to be said; described by `result:turn-over`. */
  result?: string;
}

/** What would become of the pawn that committed a foul: it stays where it is, or goes. */
export interface CautionForeseen extends PointForeseen {
  /** Which pawn it is. */
  pawn?: string;
}

/** Where a formation would put a team, or who would stand on a point. */
export interface LineUpForeseen extends PointForeseen {
  /** The point of each pawn. */
  pawns?: Record<string, string>;
  /** The pawn whose point is asked for. */
  pawn?: string;
}

/** What would become of the ball in the goal. */
export interface SaveForeseen extends PointForeseen {
  /** The score that would be if the goal counts. */
  score?: Array<number>;
}

/** What a verdict would mean: the ball back where it was, or the score. */
export interface VerdictForeseen extends SaveForeseen, Start {
}

/** A view of the game: the frame and the table. */
export type FootimeGameView = Omit<Frame, "decision"> & FootimeTable & { decision: (Question & FootimeQuestion) | null };

/** Whatever moves, views and events name. */
export type FootimeThing = ThingOf<FootimeFacts, "ball" | "mode" | "call" | "place" | "reason" | "period" | "result" | "reached" | "how" | "why" | "role" | "unsaved" | "kick" | "verb">;

/** What is foreseen of a move, by the name of the question that it answers; nothing at the others. */
export interface FootimeForeseen {
  AerialTo: BallForeseen;
  Aggravate: CautionForeseen;
  Appeal: PointForeseen;
  CallOffside: TurnForeseen;
  ChooseContact: PointForeseen;
  ClaimGoalKick: PointForeseen;
  ClearArea: PointForeseen;
  ClearCorner: PointForeseen;
  Combine: PointForeseen;
  Contest: PointForeseen;
  CornerTaker: PointForeseen;
  CornerTo: BallForeseen;
  DuelMove: PointForeseen;
  FreeKickTaker: PointForeseen;
  FreeKickTo: BallForeseen;
  GoalKickKeeper: PointForeseen;
  GoalKickSpot: PointForeseen;
  GoalKickTo: BallForeseen;
  InjuredPawn: RunForeseen;
  JokerUse: PointForeseen;
  KeeperFreeKickTo: BallForeseen;
  KickOffTo: BallForeseen;
  Kicker: PointForeseen;
  LineUp: LineUpForeseen;
  LineUpTogether: LineUpForeseen;
  NameCaptain: PointForeseen;
  OffsideRestart: PointForeseen;
  ParryTo: BallForeseen;
  PassTo: BallForeseen;
  Passer: PasserForeseen;
  PenaltyTo: BallForeseen;
  PlaceBall: BallForeseen;
  PlaceShirt: LineUpForeseen;
  PostTo: BallForeseen;
  ReplaceKeeper: PointForeseen;
  ReplacePawn: PointForeseen;
  ReturnTo: PointForeseen;
  RunTo: RunForeseen;
  Runner: RunnerForeseen;
  SaveTo: BallForeseen;
  SaveWindow: SaveForeseen;
  ShootOutSave: PointForeseen;
  ShootOutShot: PointForeseen;
  SkillTo: BallForeseen;
  SwapCard: PointForeseen;
  SwapWith: PointForeseen;
  TackleRunner: RunnerForeseen;
  TackleWindow: PointForeseen;
  ThrowAway: PointForeseen;
  ThrowInTo: BallForeseen;
  Thrower: PointForeseen;
  Touch: RunForeseen;
  Turn: TurnForeseen;
  Verdict: VerdictForeseen;
  WasteWith: PointForeseen;
}

/** Whatever the game tells. */
export type FootimeEvent =
  /** Something is said from outside: a resignation, a draw. */
  | (Told<"referee"> & { call: string; })
  /** Cards are dealt to everybody; what is left is the draw pile. */
  | (Told<"deal"> & { count: number; pile: number; cards?: Array<Id<"card">>; })
  /** A team has named its captain. */
  | (Told<"captain"> & { seat: number; side: number; })
  /** The captains have rolled until one was higher: for the kick-off, for extra time or for the shoot-out. */
  | (Told<"captains roll"> & { rolls: Array<Array<number>>; side: number; why: string; })
  /** A period begins; that side kicks off. */
  | (Told<"period"> & { period: string; side: number; })
  /** Somebody is to kick off: the ball is on the centre point, and all pawns but the goalkeepers are to be placed. */
  | (Told<"kick-off"> & { seat: number; side: number; })
  /** A team has lined up, in a formation or by hand. */
  | (Told<"line-up"> & { side: number; role: string; how: string; pawns: Record<string, Id<"point"> | Id<"place">>; formation: Id<"formation">; })
  /** Somebody has rolled the die. */
  | (Told<"roll"> & { seat: number; value: number; why: string; die: number; })
  /** A card has been laid. */
  | (Told<"card"> & { seat: number; card: Id<"card">; from: string; to: string; })
  /** The card does not suit, and the turn is lost; of two cards, the first is named. */
  | (Told<"turn lost"> & { seat: number; card: Id<"card">; })
  /** A hand has been filled up. */
  | (Told<"draw"> & { seat: number; count: number; from: string; to: string; cards?: Array<Id<"card">>; })
  /** The played cards have become the draw pile. */
  | (Told<"reshuffle"> & { count: number; })
  /** A pawn has run; a goalkeeper is back on its line. */
  | (Told<"run"> & { seat: number; pawn: Id<"pawn">; value: number; from: Id<"point">; to: Id<"point">; touched: boolean; back: Id<"point"> | null; })
  /** The pawn that ran has taken the ball along. */
  | (Told<"ball taken along"> & { seat: number; pawn: Id<"pawn">; to: Id<"point">; from: Id<"point">; })
  /** The ball has been played by a card or a restart; a goalkeeper who left its line for it is back. */
  | (Told<"ball"> & { seat: number; how: string; pawn: Id<"pawn"> | null; value: number; from: Id<"point">; to: Id<"point">; back: Id<"point"> | null; })
  /** Somebody who may interrupt those who keep the ball has let them play on. */
  | (Told<"let play"> & { seat: number; })
  /** The ball lies beside a team-mate: it is kept. */
  | (Told<"retained"> & { seat: number; how: string; point: Id<"point">; pawn: Id<"pawn"> | null; })
  /** The ball is in a goal, and may still be saved. */
  | (Told<"shot"> & { seat: number; how: string; point: Id<"point">; pawn: Id<"pawn"> | null; from: Id<"point">; })
  /** It is offside. */
  | (Told<"offside"> & { seat: number; how: string; point: Id<"point">; pawn: Id<"pawn"> | null; })
  /** The opponent has called the offside. */
  | (Told<"offside called"> & { seat: number; })
  /** The opponent lets play go on. */
  | (Told<"offside not called"> & { seat: number; })
  /** The ball has been put down: after an offside, or on the corner point once it is free. */
  | (Told<"ball placed"> & { seat: number; from: Id<"point">; to: Id<"point">; })
  /** A goal counts: who has scored it, from where and how, and why nothing has kept it out. */
  | (Told<"goal"> & { side: number; score: Array<number>; shooter: number; turn: number; pawn: Id<"pawn"> | null; from: Id<"point"> | null; to: Id<"point">; how: string | null; why: string; })
  /** A duel has been rolled for; the higher roll of whoever laid the card wins it. */
  | (Told<"duel"> & { seat: number; opponent: number; pawn: Id<"pawn">; rolls: Array<number>; won: boolean; })
  /** The winner of a duel has moved the opposing pawn. */
  | (Told<"pawn displaced"> & { seat: number; pawn: Id<"pawn">; from: Id<"point">; to: Id<"point">; })
  /** A pawn is injured and has left the pitch. */
  | (Told<"injured"> & { seat: number; pawn: Id<"pawn">; from: Id<"point">; to: Id<"place">; })
  /** A change has thrown cards away, or none. */
  | (Told<"thrown away"> & { seat: number; cards: Array<Id<"card">>; from: string; to: string; })
  /** A change has helped a pawn: a booked one where it stands, an injured one back on the pitch. */
  | (Told<"replaced"> & { seat: number; pawn: Id<"pawn">; point: Id<"point"> | Id<"place">; from: Id<"point"> | Id<"place">; to: Id<"point"> | Id<"place">; })
  /** Two players have swapped a card. */
  | (Told<"swap"> & { seat: number; with: number; given?: Id<"card">; taken?: Id<"card">; })
  /** A throw-in, a corner or a goal kick is awarded, and the ball lies ready unless a pawn is in its way. */
  | (Told<"out of play"> & { seat: number; restart: string; point: Id<"point">; from: Id<"point">; to: Id<"point">; pawn: Id<"pawn"> | null; })
  /** A pawn has left a corner point, or the area at a penalty. */
  | (Told<"pawn moved away"> & { seat: number; pawn: Id<"pawn">; point: Id<"point">; from: Id<"point"> | Id<"place">; to: Id<"point">; })
  /** The taker of a free kick, a penalty or the first shot of a shoot-out stands ready. */
  | (Told<"taker stands"> & { pawn: Id<"pawn">; point: Id<"point">; ball: Id<"point">; from: Id<"point"> | Id<"place">; to: Id<"point">; })
  /** Whoever threw in or took the corner has come onto the pitch; a goalkeeper is back on its line. */
  | (Told<"taker steps in"> & { pawn: Id<"pawn">; point: Id<"point">; from: Id<"place">; to: Id<"point">; back: Id<"point"> | null; })
  /** A foul is claimed. */
  | (Told<"foul"> & { seat: number; offender: Id<"pawn">; victim: Id<"pawn">; })
  /** A card has answered a foul: the other pawn is accused. */
  | (Told<"foul reversed"> & { seat: number; offender: Id<"pawn">; victim: Id<"pawn">; })
  /** A pawn is on a yellow base. */
  | (Told<"booked"> & { seat: number; pawn: Id<"pawn">; })
  /** A pawn has been sent off. */
  | (Told<"expelled"> & { seat: number; pawn: Id<"pawn">; from: Id<"point"> | Id<"place">; to: Id<"place">; })
  /** Another pawn keeps goal. */
  | (Told<"new goalkeeper"> & { seat: number; pawn: Id<"pawn">; from: Id<"point"> | Id<"place">; to: Id<"point">; })
  /** A foul is a free kick or a penalty; the ball of a free kick lies where the victim stood. */
  | (Told<"set piece"> & { seat: number; what: string; pawn: Id<"pawn">; from: Id<"point">; to: Id<"point">; })
  /** A goal or a foul is contested, and the dice have been rolled until they differ. */
  | (Told<"var"> & { seat: number; opponent: number; about: Id<"call">; rolls: Array<Array<number>>; })
  /** The higher roller has annulled it: ball and pawns are where they were before. */
  | (Told<"annulled"> & { seat: number; about: Id<"call">; from: Id<"point">; to: Id<"point">; })
  /** The higher roller lets it stand. */
  | (Told<"confirmed"> & { seat: number; about: Id<"call">; })
  /** A period is over. */
  | (Told<"whistle"> & { period: string; score: Array<number>; turns: number; })
  /** Half-time: that side defends the west end now. */
  | (Told<"ends changed"> & { west: number; })
  /** A shot of the shoot-out has been taken; the next taker, if there is one, stands ready. */
  | (Told<"shoot-out shot"> & { seat: number; side: number; result: string; kicks: Array<number>; scored: Array<number>; pawn: Id<"pawn">; dice: Array<number>; next: Id<"pawn"> | null; })
  /** A team is short of pawns and loses the match. */
  | (Told<"forfeit"> & { side: number; pawns: number; score: Array<number>; })
  /** The match is over. */
  | (Told<"full time"> & { score: Array<number>; reason: string; scored?: Array<number>; });
