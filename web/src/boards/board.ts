/** What a game may bring to its table. The folder of a board has the id of its game, and is found by it; a game without
 * one is played on the generic table. No board knows rules: it draws things, view, menu, foreseen and events. Elements
 * that stand for a thing carry `data-thing`, and what holds them `data-place`; a button for a move carries `data-move`. */
import type { Component, Snippet } from "svelte";
import type { Entry, Frame } from "../contract/kernel";
import type { TableEvent } from "../contract/server";
import type { Noise } from "../sound/noises";
import type { Line } from "../table/log";
import type { Session } from "../table/session.svelte";
import type { Told } from "../table/told";

export interface Clock {
  /** What really runs out, large: “1st”, “81’”. */
  large: string;
  /** What stands raised behind it: “st”. */
  raised?: string;
  small: string;
}

/** What the poster of a goal says. */
export interface Poster {
  score: number[];
  who: string;
  how: string;
  why: string;
  /** What comes next, for the button that goes on; empty where nobody can say. */
  next: string;
}

/** `short` is for where there is little room. */
export interface Side { name: string; short?: string | undefined; seats: number[] }

export interface Board {
  /** The board itself, filling its region. It draws `session.shown` and lights what `session.menu` speaks of. */
  Field: Component<{ session: Session }>;
  /** What lies beside it: opponents, piles, one's own hand. It places the decision (question, ticket, answers). On a
   * phone its parts are laid into the page's own grid: `grid-area: strip` above the field, `dock` below it. */
  Bench: Component<{ session: Session; decision: Snippet }>;
  /** The picture of a thing where it stands by itself: in the log, in the list of moves, flying to its place. */
  Face?: Component<{ told: Told; thing: string }>;
  /** A gesture that fills the board: a cut. Shown while the open question is one and is put to this page. */
  Gesture?: Component<{ session: Session }>;
  /** The sides as the scoreboard names them, where they are more than the people who play them: teams, an opponent
   * without a seat. Without it: whoever sits there. */
  sides?: (session: Session) => Side[];
  /** What stands beside the name of a side: a shirt. */
  Crest?: Component<{ session: Session; side: number }>;
  /** What stands for a side at the lines of the log, where that says more than the mark of whoever acted. */
  Mark?: Component<{ session: Session; side: number; size?: number }>;
  /** What an answer of the decision says, in place of its title, its consequence and its odds. */
  Answer?: Component<{ session: Session; entry: Entry }>;
  /** What stands in the masthead instead of two scores: the phases of a tournament. */
  Score?: Component<{ session: Session; small: boolean }>;
  /** On a desk, what stands above the log: who plays, with what they hold. Where there is no log, the bench shows it. */
  Roster?: Component<{ session: Session }>;
  /** On a desk, what explains the signs of the board, below the log. */
  Legend?: Component<{ session: Session }>;
  /** What would follow an entry, in a few words behind it on the ticket; nothing where its own note will do. */
  foretells?: (entry: Entry, session: Session) => string | null;
  /** Whether the ticket has its place before anything is said, and keeps it while others play: nothing moves then when a
   * phrase begins. For boards whose bench has room for it. */
  keepsTicket?: (session: Session) => boolean;
  /** What is asked, where the board can ask it in fewer words than the engine, who may be answered by typing. */
  asks?: (session: Session) => string | null;
  /** What a word is called on the ticket, where less than the whole name is enough. */
  word?: (entry: Entry, session: Session) => string;
  /** What the score of a side means at the end, where it counts no goals: how far its best team has come. */
  reached?: (score: number, session: Session) => string;
  /** What stands between the two scores. */
  clock?: (view: Frame, told: Told) => Clock;
  /** Kinds of events that stop play with a poster, and what is said on it. */
  posters?: string[];
  poster?: (event: TableEvent, session: Session) => Poster;
  /** Draws the goal that decided a match, where the position before it does not show it; `before` is the log until then. */
  pictured?: (goal: TableEvent, session: Session, before: readonly Line[]) => void;
  /** What an event sounds like, by its kind, for those who want to hear it. */
  sounds?: Record<string, readonly Noise[]>;
  /** Entries without a place that the board shows itself: an arrow from the ball. The table makes buttons of the others. */
  shows?: (entry: Entry) => boolean;
  /** Entries with a place that the board does not draw: the table makes buttons of them too. */
  leaves?: (entry: Entry, session: Session) => boolean;
  /** Moves that are laid on the ticket first, even where they are the whole answer: what throws something away. */
  confirms?: (entry: Entry) => boolean;
  /** Whether the gesture, or what it has just shown, fills the board. Without it: while one is asked of this page. */
  gestures?: (session: Session) => boolean;
  /** Where the bench stands on a desk: beside the field, or below it with the log on the right; or around it, and then its
   * parts are laid into the page's own grid of four rows and two columns: the field has the first three rows of both. */
  bench?: "beside" | "below" | "around";
  /** The width of the field divided by its height, where it has one of its own: it then takes the height that is left. */
  shape?: number;
  /** The same beside a clause of the rules, where it needs more than a pitch. */
  small?: () => number;
}

const found = import.meta.glob<{ board: Board }>("./*/index.ts");

export async function boardOf(game: string): Promise<Board> {
  const load = found[`./${game}/index.ts`] ?? found["./generic/index.ts"];
  return (await (load as () => Promise<{ board: Board }>)()).board;
}

/** The table that any game can be played on, and that takes over where a board fails. */
export const genericBoard = () => boardOf("generic");
