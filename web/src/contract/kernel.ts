// Written by `make types` from the sources of the games: change those.

/** The open question, as far as it is the same in every game; what it is about comes with it, by its name. */
export interface Question {
  /** Which kind of decision it is: `Save`. */
  name: string;
  /** The id of the rule behind it. */
  rule: string;
  /** The seats that are asked. */
  asked: Array<number>;
  /** True where a person's own hand does it although there may be nothing to choose: a cut, a roll, a kick. */
  gesture?: boolean;
}

/** How a match ended. */
export interface Result {
  /** For each seat its share of the win: 1 for a win, 0 for a defeat, a half each for a draw of two sides. */
  values: Array<number>;
  /** Each side's score. */
  score: Array<number>;
  /** Why the match ended, in a word or two: `full time`, `resignation`, which `reason:full-time` describes. */
  reason: string;
  /** The id of the rule that ended it, or an empty string. */
  rule: string;
}

/** The part of a view that is the same in every game; beside it stands the game's own table. */
export interface Frame {
  /** The id of the game. */
  game: string;
  /** How many seats there are. */
  seats: number;
  /** The seat that sees this; nobody for a spectator. */
  viewer: number | null;
  /** The open question; none when the match is over. Whoever is not asked sees the question that opened the phrase. */
  decision: Question | null;
  /** Where several are asked together: those who have answered. */
  answered?: Array<number>;
  /** Where several are asked together: the moves that the viewer has said so far. */
  said?: Array<string>;
  /** The names of the moves that the viewer may play now. */
  moves?: Array<string>;
  /** Those who resigned while the others play on. */
  resigned?: Array<number>;
  /** How the match ended; none while it is played. */
  outcome: Result | null;
}

/** A hand as a seat sees it. */
export interface Hand {
  /** How many cards it holds. */
  size: number;
  /** The ids of those that the viewer knows, in a fixed order. */
  cards: Array<string>;
}

/** A pile as a seat sees it. */
export interface Pile {
  /** How many cards it holds. */
  size: number;
  /** The cards that the viewer knows: each its place, 1 being the top, and its id. */
  known: Array<Array<unknown>>;
}

/** How likely luck makes a move succeed. */
export interface Chance {
  /** What succeeds, by language. */
  text: Record<string, string>;
  /** In how many cases, as a part of 1. */
  share: number;
}

/** One move that may be said now. */
export interface Entry {
  /** Its name, which is sent back. */
  move: string;
  /** What is done: `play`, `choose`. */
  verb: string;
  /** What it is done with; an empty string where the verb says it all. */
  thing: string;
  /** Where the thing lies: a path of the view, `board`, or an empty string for a button. */
  place: string;
  /** The move as people say it, by language. */
  text: Record<string, string>;
  /** One word for the button that plays it, by language; none where that of its verb will do, `verb:play`. */
  button: Record<string, string> | null;
  /** A few words behind it, by language. */
  note: Record<string, string> | null;
  /** How likely luck makes it succeed; none where luck has no part. */
  odds: Chance | null;
  /** Whether it stands at once; if not, the same seat goes on, and may drop it. */
  commits: boolean;
  /** The id of the rule behind the question. */
  rule: string;
}

/** A thing in plain values, as it is sent. */
export interface Description<Kind extends string = string, Facts = object> {
  /** What moves, views and events call it: `card:corner-red`. */
  id: Id<Kind>;
  /** What it is: `card`, `square`, `seat`. */
  kind: Kind;
  /** What people call it, in a word or two, by language. */
  text: Record<string, string>;
  /** All that is to be said of it, by language: what a card does. */
  full: Record<string, string>;
  /** How many there are of it. */
  count: number;
  /** What it is, in plain values by its kind: a game declares them in its `box/thing_facts.py`. */
  facts: Facts;
}

/** An id: what it is, a colon and its name. */
export type Id<Kind extends string> = `${Kind}:${string}`;

/** What every event has besides its details. */
export interface Told<Kind extends string> {
  /** What happened. */
  kind: Kind;
  /** The id of the rule that made it happen. */
  rule?: string;
  /** What has changed since the event before, as everybody sees it: values by their paths in the public view. */
  after: Record<string, unknown>;
}

/** A thing of a game, told apart by its kind: with the facts of that kind, or without any. */
export type ThingOf<ByKind, Plain extends string> =
  | { [Kind in keyof ByKind & string]: Description<Kind, ByKind[Kind]> }[keyof ByKind & string]
  | Description<Plain, Record<string, never>>;

/** What would follow each entry of a menu, by its move; a game says what that is at which question. */
export type Foreseen<AtQuestion> = Record<string, AtQuestion>;
