// Written by `make types` from the sources of the games: change those.
import type { Frame, Hand, Id, Pile, Question, Told } from "./kernel";

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
  /** Which side defends which end. */
  ends: Ends;
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
  /** Where the ball is played from, as far as its player has said; where it went out (ThrowIn), lies (PenaltyOption), is cut for (CornerCut), or where a free kick has brought it (FollowUp). */
  square?: string;
  /** The net that the ball is in (Save, LastSave). */
  net?: string;
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

/** A view of the game: the frame and the table. */
export type FootballGameView = Omit<Frame, "decision"> & FootballTable & { decision: (Question & FootballQuestion) | null };

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
