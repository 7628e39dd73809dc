// Written by `make types` from the sources of the games: change those.
import type { Frame, Hand, Id, Pile, Question, ThingOf, Told } from "./kernel";

/** One side. */
export interface SideView {
  /** Its number. */
  side: number;
  /** Who plays it; nobody the virtual opponent. */
  seat: number | null;
  /** Its team, once chosen. */
  team: string | null;
  /** The ability cards that lie face up. */
  abilities: Array<string>;
  /** Stars left. */
  stars: number;
  /** The Stars that it never exceeds; 0 until the team is chosen. */
  most_stars: number;
  /** Substitution tokens left. */
  tokens: number;
  /** Red cards so far. */
  reds: number;
  /** How many Action cards a hand may hold with so many red cards. */
  hand_limit: number;
  /** How many Player cards it may hold. */
  players_limit: number;
  /** Player cards in hand; those of the virtual opponent are active and lie open, the oldest first. */
  players: Hand;
  /** The Action cards to draw from; the Action pile of the virtual opponent. */
  draw_pile: Pile;
  /** Discarded Action cards, from the top, without those laid in this attack. */
  discard_pile: Array<string>;
  /** Action cards laid in this attack, the last one first. */
  laid: Array<string>;
  /** The Player cards to draw from. */
  player_pile: Pile;
  /** Player cards used in this half, the last one first. */
  used_players: Array<string>;
  /** Player cards that nobody has seen go in this half: what the side may still hold. */
  fresh_players: Array<string>;
  /** Alone: the virtual opponent's Defence pile. */
  defence_pile?: Pile;
  /** Alone: its Special pile. */
  special_pile?: Pile;
  /** Alone: its Shots that wait, the oldest first. */
  active_shots?: Array<string>;
  /** Alone: recovered cards that it lays next, the oldest first. */
  ready?: Array<string>;
  /** Player cards that have left the match, the last one first, where there are substitutions. */
  substituted?: Array<string>;
  /** Action cards that are in no deck, where decks are chosen. */
  reserve?: Hand;
}

/** A card of the attack and what answered it: a column of the lane. */
export interface DuelView {
  /** The attack card or Shot. */
  card: string;
  /** When it was laid. */
  minute: number;
  /** The PA that it was laid at. */
  pa: number;
  /** The PA that it led to, once it counts; nothing while it may be answered, or when it was stopped. */
  reached: number | null;
  /** What kept it from being defended, a word like `undefendable`. */
  prevented: string | null;
  /** The defence card that answered it. */
  defence: string | null;
  /** What the d20 showed for that; 0 without one. */
  roll: number;
  /** That with what was added to it. */
  total: number;
  /** What it had to reach. */
  needed: number;
  /** How many Action cards the defender drew instead. */
  drew: number;
  /** What the d6 showed for the Offside trap; 0 without one. */
  trap: number;
}

/** The open question, and what it is about; which of these keys it has follows from its name. */
export interface WorldwideQuestion extends Question {
  /** The side that it is put to; of a team or a penalty, the side that it is for. */
  side?: number;
  /** The PA of the attack; in `Recovery` those that the opponent has lost. */
  pa?: number;
  /** `BuildAttack`: the set piece that the card laid restarts play from. */
  restart?: string | null;
  /** The attack card or Shot that it is about. */
  card?: string;
  /** `AfterRoll`, `Dive`: the defence card that was not enough. */
  defence?: string;
  /** What the die shows: the d20 in `AfterRoll`, the die of the shot in `KeepGoal`. */
  die?: number;
  /** `AfterRoll`: the roll with what was added to it. */
  total?: number;
  /** `AfterRoll`: what it has to reach. */
  needed?: number;
  /** `AfterShot`, `FreeKick`, `KeepGoal`: what is added to the die of the shot. */
  bonus?: number;
  /** `KeepGoal`: die and bonus, what the goalkeeper has to reach. */
  quality?: number;
  /** `TacticalPlan`, `Creativity`, `Stamina`: the ability that brings a card. */
  ability?: string;
  /** `CounterPlayer`: the Player card that may be countered. */
  player?: string;
  /** `CounterPlayer`: the side that played it. */
  of?: number;
  /** `Recovery`: how the ball was taken, a defence card or a word. */
  cause?: string;
  /** `GiveBackDiscard`: whether a card has to be discarded. */
  must?: boolean;
  /** `PayCaution`: whether the referee's card was red. */
  red?: boolean;
  /** How many cards or abilities make up the answer; in `PayCaution`, how many are still to go. */
  count?: number;
  /** `DiscardDown`: how many Action cards are too many; where decks are chosen, the kinds of cards in order. */
  cards?: number | Array<string>;
  /** `DiscardDown`: how many Player cards are too many. */
  players?: number;
  /** Where decks are chosen: the fewest defence cards. */
  least?: number;
  /** Where decks are chosen: the most defence cards. */
  most?: number;
  /** `HalfTimeAbilities`: how many abilities of the Team card must stay. */
  printed?: number;
  /** `KeepPenalty`: the faces by side, where they are known already; else 0. */
  faces?: Array<number>;
  /** `Penalty`: whether a G card was discarded on it. */
  keeper_card?: boolean;
}

/** The table. */
export interface WorldwideTable {
  /** The version of this view. */
  view: number;
  /** The mode that is played: `mode:amateur`, `mode:professional` or `mode:international`. */
  mode: string;
  /** 1 and 2, in extra time 3 and 4; 0 before the match. */
  half: number;
  /** The minute of the match. */
  minute: number;
  /** The side that kicks off the first half, or the first period of extra time. */
  kicker: number;
  /** The side with the ball. */
  ball: number;
  /** Goals by side. */
  score: Array<number>;
  /** The validated PA of the attack. */
  pa: number;
  /** How many cards the attacker has laid in this attack. */
  laid_in_attack: number;
  /** The cards of this attack with their answers, in the order in which they were laid. */
  lane: Array<DuelView>;
  /** A `card` on the table that may be answered, a `shot` to be rolled, a `save` to come; else nothing. Described by `moment:card`. */
  moment: string | null;
  /** How likely the shot of this moment is a goal, 0 to 1, if nobody plays anything more; nothing without one. */
  goal_chance: number | null;
  /** The set piece that the next card restarts play from; described by `restart:corner`. */
  restart: string | null;
  /** What keeps the next action from being defended: `card` or `set_piece`, described by `prevented:card`. */
  undefendable: string | null;
  /** What a Cross adds to the next Shot. */
  cross: number;
  /** What Defensive block adds to the rolls of this attack. */
  block: number;
  /** The attack card or Shot on the table. */
  card: string | null;
  /** PA of the Player cards laid with it. */
  with_pa: number;
  /** What keeps the card on the table from being defended, a word like `undefendable`. */
  prevented: string | null;
  /** Whether its red bonuses count for nothing. */
  no_red: boolean;
  /** Whether Clinical finishing goes with it. */
  finishing: boolean;
  /** The defence card on the table. */
  defence: string | null;
  /** What the d20 showed for the last defence card. */
  roll: number;
  /** That with what was added to it. */
  total: number;
  /** What it had to reach. */
  needed: number;
  /** What is added to the die of the shot. */
  shot_bonus: number;
  /** How many dice are rolled for it; the best counts. */
  shot_dice: number;
  /** What the die of the shot shows; 0 before it is thrown. */
  shot_die: number;
  /** What is added to the goalkeeper's die. */
  keeper_plus: number;
  /** How many dice the goalkeeper rolls; they are added up. */
  keeper_dice: number;
  /** Whether a fouled Shot is rolled before its set piece. */
  advantage: boolean;
  /** The Player card that was played last. */
  playing: string | null;
  /** Whose it is. */
  playing_side: number;
  /** Whether it was cancelled. */
  countered: boolean;
  /** The last Player card that counted in this attack: the scorer, if it comes to that. */
  hero: string | null;
  /** Why the last attack ended: a defence card, or a word, which `cause:off-target` describes. */
  cause: string | null;
  /** The attacker's PA when it ended. */
  lost_at: number;
  /** Whether Counter-attack was used on the ball just taken. */
  took_with_counter: boolean;
  /** The side whose attack ended last, if it gave the ball back. */
  gave_back: number | null;
  /** By side, whether a draw pile was empty before it last gave the ball back. */
  empty_before: Array<boolean>;
  /** Whether the home team's stadium has helped in this half. */
  stadium_used: boolean;
  /** Whether a G card is discarded on this penalty. */
  keeper_card: boolean;
  /** The faces of the last penalty by side; 0 until both are shown. */
  faces: Array<number>;
  /** Kicks taken in the shoot-out by side. */
  kicks: Array<number>;
  /** Goals of the shoot-out by side. */
  scored: Array<number>;
  /** Alone: how often the virtual opponent has used Attacking play, for its cap. */
  attacking_plays: number;
  /** Both sides. */
  sides: Array<SideView>;
  /** The Action cards in hand, by seat; the virtual opponent has none. */
  hands: Array<Hand>;
}

/** An Action card, with its numbers as printed. */
export interface CardFacts {
  /** What kind of card it is: attack, shot or defence. */
  family: string;
  /** The PA that it brings. */
  pa: number;
  /** The PA at which it may be laid; empty where that is anywhere. */
  at: Array<number>;
  /** What a Shot adds to its die, by the PA. */
  bonus: Record<string, number>;
  /** What else it does, in one word; empty where that is nothing. */
  effect: string;
  /** The defence cards that may answer it, with their red bonuses. */
  answered_by: Record<string, number>;
  /** The restarts after which it may be laid first; described by `restart:corner`. */
  restarts: Array<string>;
  /** What a defence card must reach with its d20; 0 on the others. */
  number: number;
  /** The rolls that are fouls, where fouls are played. */
  foul: Array<number>;
  /** Those of them that bring a yellow card. */
  yellow: Array<number>;
  /** Those of them that bring a red card. */
  red: Array<number>;
  /** How many of it each side has. */
  each_side: number;
  /** Its name where there is little room, by language. */
  short: Record<string, string>;
  /** What it does, by language. */
  does: Record<string, string>;
  /** What it does in a few signs, by language. */
  brief: Record<string, string>;
}

/** A Player card as both sides have it. */
export interface PlayerFacts {
  /** Where he plays: G in goal, D in defence, M in midfield, A in attack. */
  role: string;
  /** Its number among those of its role. */
  number: number;
  /** Who it is, by team. */
  footballers: Record<string, string>;
}

/** An ability. */
export interface AbilityFacts {
  /** How many Stars it costs. */
  cost: number;
  /** Whether the amateur mode has it. */
  amateur: boolean;
}

/** What a team wears. */
export interface Kit {
  /** The colour of its shirts, as a page writes it. */
  shirt: string;
  /** The second colour of them. */
  trim: string;
  /** How that colour lies on them: plain, bar, sash or trim. */
  cut: string;
}

/** A team. */
export interface TeamFacts {
  /** Its Stars. */
  stars: number;
  /** The abilities on its card. */
  abilities: Array<string>;
  /** Those that it has as the virtual opponent. */
  solo_abilities: Array<string>;
  /** Its stadium. */
  stadium: string;
  /** Who its players are, by Player card. */
  players: Record<string, string>;
  /** Its name with an article, by language. */
  the: Record<string, string>;
  /** Its name after “of”, by language. */
  of: Record<string, string>;
  /** Its name where there is little room, by language. */
  short: Record<string, string>;
  /** What it wears. */
  colours: Kit;
}

/** A player of a team. */
export interface FootballerFacts {
  /** His team. */
  team: string;
  /** His Player card. */
  card: string;
  /** His name. */
  name: string;
  /** Where he plays: G in goal, D in defence, M in midfield, A in attack. */
  role: string;
  /** Whether he is a specialist of free kicks. */
  specialist: boolean;
  /** The PA that he brings. */
  pa: number;
  /** When his card is played; described by `moment:with`. */
  moment: string;
  /** The cards that it is played on; empty where that is any. */
  on: Array<string>;
  /** What else it does, in one word. */
  effect: string;
  /** How much of it; a d20 that must be reached where it counters a card. */
  amount: number;
  /** Whether an opponent's defender may counter it. */
  can_be_countered: boolean;
  /** What his card does, by language. */
  does: Record<string, string>;
}

/** A place on the way to goal. */
export interface PlaceFacts {
  /** How many PA it is. */
  number: number;
  /** The Shots that may be laid there, with what they add to the die. */
  shots: Record<string, number>;
}

/** A number that is chosen: of a die's face or of cards. */
export interface NumberFacts {
  /** Which it is. */
  number: number;
}

/** A sample deck. */
export interface DeckFacts {
  /** How many of each card it has. */
  cards: Record<string, number>;
}

/** A seat at the table. */
export interface SeatFacts {
  /** Its number, from 0. */
  number: number;
  /** The side that it plays for. */
  side: number;
}

/** The facts of things, by their kinds. */
export interface WorldwideFacts {
  /** The Action cards. */
  card: CardFacts;
  /** The Player cards. */
  player: PlayerFacts;
  /** The abilities. */
  ability: AbilityFacts;
  /** The teams. */
  team: TeamFacts;
  /** The players of the teams. */
  footballer: FootballerFacts;
  /** The places on the way to goal. */
  pa: PlaceFacts;
  /** The numbers that can be chosen. */
  number: NumberFacts;
  /** The sample decks. */
  deck: DeckFacts;
  /** The seats. */
  seat: SeatFacts;
}

/** The place on the way to goal that the attack leaves. */
export interface Start {
  /** The place on the way to goal that the attack leaves. */
  from?: string;
}

/** What a side would have left. */
export interface WindowForeseen {
  /** How many cards its hand would hold. */
  hand?: number;
  /** How many Player cards it would have. */
  players?: number;
}

/** What a move of an attack, or an answer to one, would mean: what it leads to, what it costs, what is rolled. */
export interface AttackForeseen extends WindowForeseen, Start {
  /** The place on the way to goal that the attack would come to. */
  to?: string;
  /** How many PA that is. */
  pa?: number;
  /** The Stars that the side would have left. */
  stars?: number;
  /** Whether nothing may answer the card that is laid. */
  undefendable?: boolean;
  /** The cards that may answer it, each with the least d20 that would stop it. */
  stopped_by?: Record<string, number>;
  /** What would be added to the die of a shot. */
  bonus?: number;
  /** Of how many dice of the shot the best would count. */
  dice?: number;
  /** How likely the shot would be a goal, as a part of 1. */
  goal?: number;
  /** The score that a goal would make. */
  score?: Array<number>;
  /** How many faces the die has that an answer would roll. */
  die?: number;
  /** What it would have to reach. */
  needed?: number;
  /** The rolls that would be fouls. */
  foul?: Array<number>;
  /** Those of them that would bring a yellow card. */
  yellow?: Array<number>;
  /** Those of them that would bring a red card. */
  red?: Array<number>;
  /** The side that would have the ball, if it is given back. */
  ball?: number;
  /** How many cards would be drawn. */
  draws?: number;
  /** How many would be discarded then. */
  discards?: number;
  /** Whether the half would be over. */
  ends_half?: boolean;
}

/** What would have to be rolled. */
export interface RollForeseen extends WindowForeseen {
  /** How many faces the die has. */
  die?: number;
  /** What it would have to reach. */
  needed?: number;
  /** The Stars that the side would have left. */
  stars?: number;
}

/** What a roll would come to with a Player card. */
export interface AddedForeseen extends WindowForeseen {
  /** The roll with what is added. */
  total?: number;
  /** What it has to reach. */
  needed?: number;
  /** The side that would have the ball. */
  ball?: number;
}

/** What a Defensive block would add. */
export interface BlockForeseen extends WindowForeseen {
  /** What every defensive roll of this attack would have added. */
  block?: number;
  /** The Stars that the side would have left. */
  stars?: number;
}

/** How the goalkeeper would stand against a shot. */
export interface KeepForeseen extends WindowForeseen {
  /** What the goalkeeper has to beat. */
  quality: number;
  /** How many dice he would roll and add up. */
  dice: number;
  /** What he would add to them. */
  plus: number;
  /** Whether the shot would be rolled again. */
  again: boolean;
}

/** How the goalkeeper would stand against a penalty. */
export interface FacesForeseen extends WindowForeseen {
  /** How many faces his die would count for. */
  faces: number;
}

/** What a face would mean. */
export interface PenaltyForeseen {
  /** The faces of the other die with which the penalty is saved. */
  saved_on: Array<number>;
}

/** What a substitution would bring. */
export interface SubstituteForeseen extends WindowForeseen {
  /** The Stars that the side would have. */
  stars?: number;
  /** How many substitutions it would have left. */
  tokens?: number;
}

/** What a card that an ability brings would cost. */
export interface TakenForeseen {
  /** The Stars that the side would have left. */
  stars: number;
  /** How many cards its hand would hold. */
  hand: number;
}

/** The abilities that a side would have. */
export interface AbilitiesForeseen {
  /** Those that it would have. */
  abilities: Array<string>;
}

/** What a team would bring. */
export interface TeamForeseen extends AbilitiesForeseen {
  /** Its Stars. */
  stars: number;
}

/** How a deck would stand. */
export interface DeckForeseen {
  /** The card that is counted. */
  card?: string;
  /** How many cards it would have. */
  count?: number;
  /** How many of them would be for defence. */
  defence?: number;
  /** How many could still be chosen. */
  left?: number;
}

/** A view of the game: the frame and the table. */
export type WorldwideGameView = Omit<Frame, "decision"> & WorldwideTable & { decision: (Question & WorldwideQuestion) | null };

/** Whatever moves, views and events name. */
export type WorldwideThing = ThingOf<WorldwideFacts, "stadium" | "reason" | "restart" | "how" | "cause" | "prevented" | "moment" | "mode" | "verb">;

/** What is foreseen of a move, by the name of the question that it answers; nothing at the others. */
export interface WorldwideForeseen {
  AfterCard: AttackForeseen;
  AfterRoll: AddedForeseen;
  AfterShot: AttackForeseen;
  Block: BlockForeseen;
  BuildAttack: AttackForeseen;
  BuildDecks: DeckForeseen;
  ChooseTeam: TeamForeseen;
  ChooseTen: DeckForeseen;
  CounterPlayer: RollForeseen;
  Creativity: TakenForeseen;
  Defend: AttackForeseen;
  DiscardDown: WindowForeseen;
  DiscardForLongPass: WindowForeseen;
  Dive: RollForeseen;
  ExtraAbilities: AbilitiesForeseen;
  FreeKick: AttackForeseen;
  GiveBackDiscard: WindowForeseen;
  HalfTimeAbilities: AbilitiesForeseen;
  KeepGoal: KeepForeseen;
  KeepPenalty: FacesForeseen;
  PayCaution: WindowForeseen;
  Penalty: PenaltyForeseen;
  RecoverAction: WindowForeseen;
  Recovery: AttackForeseen;
  Stamina: TakenForeseen;
  Substitute: SubstituteForeseen;
  TacticalPlan: TakenForeseen;
  WithCards: AttackForeseen;
}

/** Whatever the game tells. */
export type WorldwideEvent =
  /** Something is said from outside: a resignation, a draw. */
  | (Told<"referee"> & { call: string; teams: Array<Id<"team"> | null>; })
  /** Cards and tokens lie ready. */
  | (Told<"ready"> & { teams: Array<Id<"team"> | null>; })
  /** A team is chosen. */
  | (Told<"team"> & { side: number; team: Id<"team">; teams: Array<Id<"team"> | null>; })
  /** Ability cards lie face up. */
  | (Told<"abilities"> & { side: number; abilities: Array<Id<"ability">>; teams: Array<Id<"team"> | null>; })
  /** A deck or ten cards are chosen, or kept. */
  | (Told<"deck"> & { side: number; changed: boolean; teams: Array<Id<"team"> | null>; })
  /** The coin says who kicks off. */
  | (Told<"toss"> & { side: number; teams: Array<Id<"team"> | null>; })
  /** A half kicks off. */
  | (Told<"half"> & { half: number; side: number; teams: Array<Id<"team"> | null>; })
  /** Action cards are drawn. */
  | (Told<"draw"> & { side: number; from: string; to: string; count: number; teams: Array<Id<"team"> | null>; cards?: Array<Id<"card">>; })
  /** Player cards are drawn. */
  | (Told<"draw player"> & { side: number; from: string; to: string; count: number; teams: Array<Id<"team"> | null>; players?: Array<Id<"player">>; })
  /** An attack card or Shot is laid, at so many PA. */
  | (Told<"lay"> & { side: number; from: string; to: string; card: Id<"card">; pa: number; minute: number; teams: Array<Id<"team"> | null>; })
  /** A defence card and its roll; where the card came from, unless it was turned up before. */
  | (Told<"defence"> & { side: number; from?: string; to?: string; card: Id<"card">; d20: number; die: number; total: number; needed: number; minute: number; teams: Array<Id<"team"> | null>; })
  /** A D card is added to a roll that was not enough. */
  | (Told<"added to roll"> & { side: number; from: string; to: string; player: Id<"player">; total: number; needed: number; minute: number; teams: Array<Id<"team"> | null>; })
  /** The card counts; the PA with it. */
  | (Told<"validated"> & { side: number; card: Id<"card">; pa: number; from: Id<"pa">; to: Id<"pa">; teams: Array<Id<"team"> | null>; })
  /** A Player card is played. */
  | (Told<"player"> & { side: number; from: string; to: string; player: Id<"player">; minute: number; teams: Array<Id<"team"> | null>; })
  /** It was not cancelled: it gives its PA, or changes the card laid. */
  | (Told<"player counts"> & { side: number; player: Id<"player">; from: Id<"pa">; to: Id<"pa">; teams: Array<Id<"team"> | null>; })
  /** A D card answers it. */
  | (Told<"counter"> & { side: number; from: string; to: string; player: Id<"player">; d20: number; die: number; needed: number; countered: boolean; teams: Array<Id<"team"> | null>; })
  /** A Star is spent; those left, and the PA where it brings some. */
  | (Told<"ability"> & { side: number; ability: Id<"ability">; stars: number; from?: Id<"pa">; to?: Id<"pa">; minute: number; teams: Array<Id<"team"> | null>; })
  /** A card is taken out of a draw pile; which one, where it is shown. */
  | (Told<"search"> & { side: number; from: string; to: string; card?: Id<"card">; teams: Array<Id<"team"> | null>; })
  /** A card comes back from the discard. */
  | (Told<"recover"> & { side: number; from: string; to: string; card: Id<"card">; teams: Array<Id<"team"> | null>; })
  /** An Action card is discarded. */
  | (Told<"discard"> & { side: number; from: string; to: string; card: Id<"card">; teams: Array<Id<"team"> | null>; })
  /** A Player card is discarded. */
  | (Told<"discard player"> & { side: number; from: string; to: string; player: Id<"player">; teams: Array<Id<"team"> | null>; })
  /** The Offside trap is sprung, or fails. */
  | (Told<"offside trap"> & { side: number; d6: number; die: number; works: boolean; teams: Array<Id<"team"> | null>; })
  /** The attacker dives. */
  | (Told<"dive"> & { side: number; d6: number; die: number; foul: boolean; teams: Array<Id<"team"> | null>; })
  /** The home team’s stadium helps. */
  | (Told<"stadium"> & { side: number; line: Id<"stadium">; teams: Array<Id<"team"> | null>; })
  /** The attacker’s dice, and the one that counts. */
  | (Told<"shot"> & { side: number; dice: Array<number>; die: number; bonus: number; from: Id<"pa">; card?: Id<"card">; minute: number; teams: Array<Id<"team"> | null>; })
  /** A goalkeeper lets the shot be rolled again. */
  | (Told<"shot again"> & { side: number; die: number; teams: Array<Id<"team"> | null>; })
  /** The goalkeeper’s result against the quality of the shot. */
  | (Told<"save roll"> & { side: number; keeper: number; quality: number; teams: Array<Id<"team"> | null>; })
  /** A goal: by whom, from where and how, and what the goalkeeper came to; on a penalty both faces. */
  | (Told<"goal"> & { side: number; from: Id<"pa">; how: string; card?: Id<"card">; player?: Id<"player">; quality?: number; shooter?: number; keeper: number; goals: Array<number>; score: Array<number>; minute: number; teams: Array<Id<"team"> | null>; })
  /** A shot is saved. */
  | (Told<"saved"> & { side: number; minute: number; teams: Array<Id<"team"> | null>; })
  /** A shot goes wide. */
  | (Told<"off target"> & { side: number; minute: number; teams: Array<Id<"team"> | null>; })
  /** A shot is turned behind. */
  | (Told<"corner"> & { side: number; from: Id<"pa">; to: Id<"pa">; minute: number; teams: Array<Id<"team"> | null>; })
  /** A penalty is saved. */
  | (Told<"penalty saved"> & { side: number; minute: number; teams: Array<Id<"team"> | null>; })
  /** A foul by that side; the fouled card counts. */
  | (Told<"foul"> & { side: number; pa: number; from: Id<"pa">; to: Id<"pa">; minute: number; teams: Array<Id<"team"> | null>; })
  /** A caution. */
  | (Told<"yellow card"> & { side: number; minute: number; teams: Array<Id<"team"> | null>; })
  /** A player is sent off. */
  | (Told<"red card"> & { side: number; minute: number; teams: Array<Id<"team"> | null>; })
  /** A free kick or a penalty. */
  | (Told<"set piece"> & { side: number; set_piece: string; minute: number; teams: Array<Id<"team"> | null>; })
  /** The faces of a penalty are shown. */
  | (Told<"faces"> & { side: number; shooter: number; keeper: number; teams: Array<Id<"team"> | null>; })
  /** The ball is given back. */
  | (Told<"give back"> & { side: number; pa: number; minute: number; teams: Array<Id<"team"> | null>; })
  /** The attack of that side is over: the other one has the ball. */
  | (Told<"ball lost"> & { side: number; cause: Id<"card"> | string; pa: number; from: Id<"pa">; to: Id<"pa">; minute: number; teams: Array<Id<"team"> | null>; })
  /** A Player card leaves the match for a Star. */
  | (Told<"substitution"> & { side: number; from: string; to: string; player: Id<"player">; stars: number; minute: number; teams: Array<Id<"team"> | null>; })
  /** Stars are regained. */
  | (Told<"stars"> & { side: number; stars: number; teams: Array<Id<"team"> | null>; })
  /** A half is over. */
  | (Told<"whistle"> & { half: number; goals: Array<number>; score: Array<number>; teams: Array<Id<"team"> | null>; })
  /** The coin says who kicks off extra time. */
  | (Told<"extra time"> & { side: number; teams: Array<Id<"team"> | null>; })
  /** The coin says who kicks first. */
  | (Told<"shoot-out"> & { side: number; teams: Array<Id<"team"> | null>; })
  /** A kick of the shoot-out, and the score of it. */
  | (Told<"shoot-out kick"> & { side: number; scores: boolean; scored: Array<number>; shooter: number; keeper: number; teams: Array<Id<"team"> | null>; })
  /** The match is over. */
  | (Told<"full time"> & { goals: Array<number>; score: Array<number>; scored?: Array<number>; teams: Array<Id<"team"> | null>; })
  /** Alone: a Player card of the virtual opponent is turned up. */
  | (Told<"active player"> & { side: number; from: string; to: string; player: Id<"player">; teams: Array<Id<"team"> | null>; })
  /** Alone: a Shot is set aside. */
  | (Told<"active shot"> & { side: number; from: string; to: string; card: Id<"card">; teams: Array<Id<"team"> | null>; })
  /** Alone: a defence card is turned up, which answers or not. */
  | (Told<"defence card"> & { side: number; from: string; to: string; card: Id<"card">; answers: boolean; teams: Array<Id<"team"> | null>; })
  /** Alone: the Defence pile is made anew. */
  | (Told<"defence pile"> & { side: number; from: string; to: string; count: number; teams: Array<Id<"team"> | null>; })
  /** Alone: a die decides on an ability. */
  | (Told<"ability die"> & { side: number; ability: Id<"ability">; d6: number; die: number; activates: boolean; teams: Array<Id<"team"> | null>; })
  /** Alone: a die names the card. */
  | (Told<"creativity"> & { side: number; d6: number; die: number; teams: Array<Id<"team"> | null>; })
  /** Alone: a card cannot restart play. */
  | (Told<"not valid"> & { side: number; from: string; to: string; card: Id<"card">; teams: Array<Id<"team"> | null>; })
  /** Alone: cards go back from the virtual opponent’s discard to one of its piles, shuffled in or under it. */
  | (Told<"put back"> & { side: number; from: string; to: string; count: number; shuffled: boolean; teams: Array<Id<"team"> | null>; });
