// Written by `make types` from the sources of the games: change those.
import type { Frame, Hand, Id, Pile, Question, ThingOf, Told } from "./kernel";

/** Which side defends which end. */
export interface Ends {
  /** The side that defends the south end, in front of row 1. */
  south: number;
  /** The side that defends the north end, in front of the last row. */
  north: number;
}

/** The table of Football à la carte. */
export interface FootballTable {
  /** The version of this view. */
  view: number;
  /** The half that is played: 1 or 2. */
  half: number;
  /** Whether the last turn of the half is played, or has been. */
  last_turn: boolean;
  /** Whether the last turn of the half is over. */
  time_up: boolean;
  /** Goals by side. */
  score: Array<number>;
  /** Penalty cuts scored by side after a tie. */
  penalty_cuts: Array<number>;
  /** Which side defends which end, as the event `ends` tells it. */
  ends: Ends;
  /** The end that each team attacks. */
  attacks: Record<string, string>;
  /** The side that kicked off the first half. */
  first_side: number;
  /** Whose place in the cycle of turns it is. */
  turn: number;
  /** The seat that plays. */
  to_play: number;
  /** The opponent next in order. */
  next_player: number;
  /** What the player in turn faces: kick_off, open_play, throw_in, clear_low, clear_high, clear_area, shot …; a thing `facing:open-play` describes it. What a leg of the ball leads to, its `result`, is the same kind of word. */
  facing: string;
  /** Where the ball lies: a square, a net or a spot. */
  ball: string;
  /** The square that the ball was last on, while it lies in a net or on a spot. */
  resting: string | null;
  /** The draw pile, which is the clock of a half. */
  draw_pile: Pile;
  /** The discards from the top, those laid in this turn among them. */
  discard_pile: Array<string>;
  /** The cards laid in this turn, the last one first. */
  laid: Array<string>;
  /** The hands by seat. */
  hands: Array<Hand>;
}

/** The open question; whoever is not asked sees the one that opened the phrase. */
export interface FootballQuestion extends Question {
  /** Where the ball is played from, as far as its player has said, or will lie (ChangeCards); where it went out (ThrowIn), lies (PenaltyOption), is cut for (CornerCut), or where a free kick has brought it (FollowUp). */
  square?: string;
  /** The net that the ball is in (Save, LastSave). */
  net?: string;
  /** True where no team-mate can kick off in the kicker's place any more (KickOff). */
  nobody_else?: boolean;
  /** The card whose arrow is chosen (Aim, AimFreeKick); the free kick that an attacker follows (FollowUp). */
  card?: string;
  /** The dotted arrow that was chosen for the free kick (FollowUp). */
  arrow?: string;
  /** The free kick that the attacker follows (Aim). */
  free_kick?: string;
  /** The cards that are to be changed, as far as they have been said (ChangeCards). */
  chosen?: Array<string>;
  /** The colour of the flag that makes the corner a goal: red or blue (CornerCut); described by `symbol:red`. */
  flag?: string;
  /** Who takes the penalty (PenaltyCut). */
  seat?: number;
  /** The side that the cut is for (PenaltyCutForTheMatch). */
  side?: number;
  /** Which of its cuts it is, from 1 (PenaltyCutForTheMatch). */
  number?: number;
}

/** An arrow, as who plays sees the pitch, attacking upwards. */
export interface ArrowFacts {
  /** Where it points; described by `direction:across-left`. */
  arrow: string;
  /** How many squares it counts. */
  number: number;
  /** One step of it to the right. */
  x: number;
  /** One step of it towards the goal that is attacked. */
  y: number;
}

/** A card. */
export interface CardFacts {
  /** What kind of card it is: attacker, free_kick, goalkeeper, corner or penalty. */
  family: string;
  /** The arrows on it. */
  arrows: Array<ArrowFacts>;
  /** The sign on it: hand, red or blue; described by `symbol:hand`. */
  symbol: string | null;
  /** What is printed above its picture, by language. */
  title: Record<string, string>;
}

/** A corner of the pitch. */
export interface Corner {
  /** The end that it lies at. */
  end: string;
  /** The colour of its flag: red or blue; described by `symbol:red`. */
  flag: string;
}

/** A square of the pitch or, with fewer facts, of a net. */
export interface SquareFacts {
  /** Its column from 1. */
  x: number;
  /** Its row from 1, at the south end; the nets lie beyond. */
  y: number;
  /** The end whose net it belongs to. */
  net: string | null;
  /** The letter of its column. */
  column?: string;
  /** The number of its row, as it is printed. */
  row?: string;
  /** The end whose penalty area it belongs to. */
  area?: string | null;
  /** The end whose side kicks off from it. */
  kick_off?: string | null;
  /** The end whose side clears the ball from it. */
  clearance?: string | null;
  /** The corner that it is. */
  corner?: Corner | null;
  /** The squares beside it, also at its corners. */
  neighbours?: Array<string>;
}

/** A spot where the ball can lie that is no square. */
export interface SpotFacts {
  /** Where it lies among the columns. */
  x: number;
  /** Where it lies among the rows. */
  y: number;
}

/** An end of the pitch. */
export interface EndFacts {
  /** The row in front of its goal. */
  row: number;
}

/** The draw pile, which is the clock of a half. */
export interface PileFacts {
  /** How many cards there are in all. */
  cards: number;
  /** With how many cards left the half ends. */
  half_ends_at: number;
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
}

/** A team, which is a side. */
export interface TeamFacts {
  /** Its side, from 0. */
  side: number;
  /** What it wears. */
  colours: Kit;
  /** The seats that play for it. */
  seats: Array<string>;
}

/** A seat at the table. */
export interface SeatFacts {
  /** Its number, from 0. */
  number: number;
  /** The side that it plays for. */
  side: number;
  /** The team of that side. */
  team: string;
}

/** The facts of things, by their kinds. */
export interface FootballFacts {
  /** The cards of the pack. */
  card: CardFacts;
  /** The squares of the pitch and of the nets. */
  square: SquareFacts;
  /** The centre spot and the penalty spots. */
  spot: SpotFacts;
  /** The arrows that can be chosen. */
  arrow: ArrowFacts;
  /** The two ends. */
  end: EndFacts;
  /** The draw pile. */
  pile: PileFacts;
  /** The two teams. */
  team: TeamFacts;
  /** The seats. */
  seat: SeatFacts;
}

/** The square that the ball leaves. */
export interface Start {
  /** The square that the ball leaves. */
  from: string;
}

/** How the ball goes along an arrow. */
export interface Flown extends Start {
  /** Where the arrow points; described by `direction:across-left`. */
  arrow: string;
  /** How many squares it counts. */
  number: number;
  /** The square where the ball comes to rest, or goes out. */
  to: string;
  /** The squares that it passes and comes to, in order. */
  path: Array<string>;
  /** What the next player would face; described by `facing:open-play`. */
  result: string;
  /** The net that it enters. */
  net?: string;
}

/** One leg of the ball's way. */
export interface Leg extends Flown {
  /** Whether it follows the dotted arrow of a free kick. */
  dotted: boolean;
}

/** Where a move would send the ball; empty where it leaves that open. */
export interface BallForeseen {
  /** The legs of its way, one after the other. */
  ball?: Array<Leg>;
  /** Where the last one ends. */
  to?: string;
  /** What the next player would face; described by `facing:open-play`. */
  result?: string;
}

/** What would become of a shot. */
export interface SaveForeseen extends BallForeseen {
  /** Whether it is surely stopped, or surely not; left out where a cut decides. */
  saved?: boolean;
  /** The corner that would be conceded. */
  corner?: string;
  /** The score that would be. */
  score?: Array<number>;
}

/** A view of the game: the frame and the table. */
export type FootballGameView = Omit<Frame, "decision"> & FootballTable & { decision: (Question & FootballQuestion) | null };

/** Whatever moves, views and events name. */
export type FootballThing = ThingOf<FootballFacts, "reason" | "symbol" | "facing" | "direction" | "how" | "unsaved" | "verb">;

/** What is foreseen of a move, by the name of the question that it answers; nothing at the others. */
export interface FootballForeseen {
  Aim: SaveForeseen;
  AimFreeKick: BallForeseen;
  ChangeCards: BallForeseen;
  Clearance: BallForeseen;
  ClearanceCard: BallForeseen;
  CornerCut: BallForeseen;
  Exchange: BallForeseen;
  FollowUp: BallForeseen;
  KickOff: BallForeseen;
  KickOffCard: BallForeseen;
  LastSave: SaveForeseen;
  OpenPlay: BallForeseen;
  PenaltyOption: BallForeseen;
  Save: SaveForeseen;
  ThrowIn: BallForeseen;
}

/** Whatever the game tells. */
export type FootballEvent =
  /** Something is said from outside: a resignation, a draw. */
  | (Told<"referee"> & { call: string; })
  /** Who takes the opening kick-off is settled. */
  | (Told<"starter"> & { seat: number; })
  /** Which side defends which end is settled, by side. */
  | (Told<"ends"> & { south: number; north: number; })
  /** A half begins with somebody’s kick-off. */
  | (Told<"half"> & { number: number; seat: number; })
  /** The ball is put where it starts from: kick-off, clearance, throw-in, goal mouth. */
  | (Told<"ball set down"> & { seat: number; square: Id<"square">; from: Id<"square"> | Id<"spot">; })
  /** A card is laid. */
  | (Told<"card"> & { seat: number; card: Id<"card">; from: string; to: string; })
  /** The ball moves along an arrow; “result” is what the next player faces, “net” the net that it has entered. */
  | (Told<"ball"> & { seat: number; arrow: string; number: number; from: Id<"square">; to: Id<"square">; path: Array<Id<"square">>; result: string; net?: Id<"square">; })
  /** A hand without a playable card changes some. */
  | (Told<"discard"> & { seat: number; cards: Array<Id<"card">>; from: string; to: string; })
  /** A hand without an attacker is shown. */
  | (Told<"hand shown"> & { seat: number; cards: Array<Id<"card">>; })
  /** A hand is filled up; who draws is told the cards. */
  | (Told<"draw"> & { seat: number; count: number; from: string; to: string; cards?: Array<Id<"card">>; })
  /** A corner is conceded. */
  | (Told<"corner"> & { seat: number; square: Id<"square">; })
  /** The corner brings nothing. */
  | (Told<"corner stopped"> & { seat: number; })
  /** A cut shows a card, so many from the top. */
  | (Told<"cut"> & { seat: number; card: Id<"card">; place: number; })
  /** The cut shows a hand: the penalty is stopped. */
  | (Told<"penalty stopped"> & { seat: number; })
  /** The last shot of a half is stopped with a card. */
  | (Told<"shot stopped"> & { seat: number; card: Id<"card">; })
  /** A side has scored; “how” says by what, “seat” who, “from” from where, “unsaved” why nobody stopped it. */
  | (Told<"goal"> & { side: number; score: Array<number>; seat: number; how: string; from: Id<"square"> | Id<"spot">; unsaved: string; })
  /** The last turn of the half begins. */
  | (Told<"last turn"> & {  })
  /** The half is over. */
  | (Told<"whistle"> & { half: number; score: Array<number>; })
  /** The scores are level: everything on the table is shuffled into the pile, which is cut for the match. */
  | (Told<"level"> & { score: Array<number>; })
  /** A cut for the match, after a tie. */
  | (Told<"penalty cut"> & { side: number; card: Id<"card">; scored: boolean; cuts: Array<number>; });
