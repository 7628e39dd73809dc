// Written by `make types` from the sources of the games: change those.
import type { Entry, Frame } from "./kernel";

/** An event as a page is told it, with its sentence; the rest of it is the game's own. */
export interface TableEvent {
  kind: string;
  rule?: string;
  text: Record<string, string>;
  after: Record<string, unknown>;
  seat?: number;
  side?: number;
  [detail: string]: unknown;
}

/** What a table has agreed on. */
export interface AgreementShown {
  /** The id of the game. */
  game: string;
  /** How many seats there are. */
  seats: number;
  /** The options that were chosen; once agreed, the value of every option. */
  options: Record<string, unknown>;
  /** The kinds of the files that the game is built with. */
  files: Array<string>;
  /** How long people may think. */
  clock: Clock;
  /** Whether moves can be taken back, if all consent. */
  friendly: boolean;
  /** Whether lone moves are answered after a while; nothing said: where two or more people play. */
  poker_face: boolean | null;
  /** Whether anybody may sit down, without an invitation. */
  open: boolean;
  /** Whether the coach may be asked; nothing said: where no two people play each other. */
  hints: boolean | null;
  /** Whether menus say how likely luck makes a move succeed. */
  odds: boolean;
}

/** How long people may think: `none`, `move`, `bank` or `days`, with its numbers. */
export interface Clock {
  kind: string;
  [number: string]: unknown;
}

/** A seat and who has it. */
export interface SeatShown {
  number: number;
  kind: string;
  name: string;
  bot: string | null;
  ready: boolean;
  /** The bot that plays in place of the seat's person. */
  substitute: string | null;
  /** Since when no page of the seat's person has been open; nothing while one is. */
  away_since: number | null;
  /** Whether that has been so for half a minute, in a match that is played live. */
  away: boolean;
  /** Whether it has been so long that the others may call a bot. */
  bot_may_be_called: boolean;
}

/** What about a table changes beside the match itself. */
export interface Live {
  state: string;
  now: number;
  seats: Array<SeatShown>;
  /** What each seat has left on its clock, in milliseconds, at `since`; none without a clock. */
  left: Array<number>;
  since: number;
  /** The seats whose clocks run. */
  running: Array<number>;
  /** From when on each of them is charged: until then the table itself may be waiting, and no clock goes down. */
  charged_from: Array<number>;
  draw_offers: Array<number>;
  /** The seats whose offer of a draw was declined, until play goes on. */
  draw_declined: Array<number>;
  /** Those who consent to take something back; nothing where nobody wishes to. */
  take_back: Array<number> | null;
  out_of_time: number | null;
  spectators: number;
  /** The hash of the whole record, once the match is over. */
  final_hash: string | null;
  /** Whether the coach may be asked. */
  hints: boolean;
}

/** A standing order of one's own. */
export interface OrderShown {
  seat: number;
  number: number;
  order: Record<string, unknown>;
}

/** A spectator, as the owner is shown them. */
export interface Spectator {
  number: number;
  name: string;
}

/** A file that one has brought to a seat, by the name of its kind. */
export interface FileShown {
  seat: number;
  name: string;
}

/** Somebody whom one has muted, by the message that pointed them out. */
export interface MuteShown {
  message: number;
  name: string;
  for_all: boolean;
}

/** What only this person is told of a table. */
export interface Mine {
  seats: Array<number>;
  owner: boolean;
  orders: Array<OrderShown>;
  /** Those who watch, for the owner alone. */
  spectators: Array<Spectator>;
  /** Those whom one has muted. */
  mutes: Array<MuteShown>;
  /** What one has brought to one's own seats. */
  files: Array<FileShown>;
}

/** A table, as far as it does not change while it is played. */
export interface TableShown {
  id: string;
  game: string;
  title: Record<string, string>;
  /** What was agreed on; of files, their names only. */
  agreement: AgreementShown;
  state: string;
  created: number;
  touched: number;
  names: Array<string>;
  /** The digest by which the things of the game are fetched. */
  things: string;
  /** What is shown of the sealed luck before the first move. */
  commitment: string;
  outcome: unknown;
  seats: Array<SeatShown>;
  mine: Array<number>;
  owner: boolean;
  rules_version: number;
  /** The seats of the people whose turn it is, while it is played. */
  asked: Array<number>;
  /** The score as everybody sees it; nothing before the match. */
  score: unknown;
}

/** Why something was not done: which sentence it is, in each language, and the rule that says so. */
export interface Refusal {
  type: "refused";
  key: string;
  text: Record<string, string>;
  rule: string;
  ask: number;
}

/** Something was done; after a move, the version that it made, after an order or a message, its number. */
export interface Done {
  type: "done";
  ask: number;
  version: number | null;
  number: number | null;
}

/** The page and the server do not speak the same any more. */
export interface Reload {
  type: "reload";
  protocol: number;
  text: Record<string, string>;
}

/** An unfinished phrase: the view, the menu and what is foreseen after it, and what is asked there. */
export interface Previewed {
  type: "previewed";
  ask: number;
  view: Frame;
  menu: Array<Entry>;
  foreseen: Record<string, object>;
  question: Record<string, string>;
}

/** Why not; nothing where it may be said. */
export interface Because {
  type: "because";
  ask: number;
  reason: Refusal | null;
}

/** What the coach would say. */
export interface Hinted {
  type: "hinted";
  ask: number;
  /** The moves that would complete the phrase, the next one first. */
  moves: Array<string>;
  /** Why the next one; nothing where there is no choice. */
  reason: Record<string, string> | null;
}

/** Somebody is there, and what time it is. */
export interface Pong {
  type: "pong";
  ask: number;
  now: number;
}

/** A message at the table; without its text once it was removed. */
export interface Said {
  type: "chat";
  number: number;
  name: string;
  text: string;
  at: number;
  removed: boolean;
  /** The seats of whoever has said it; none for a spectator. */
  seats: Array<number>;
  /** Whether whoever has said it was muted by whoever is told: the text is left out then. */
  muted: boolean;
  /** What is shown in place of the name of somebody who has asked to be forgotten. */
  left: Record<string, string> | null;
}

/** The same again is played at another table. */
export interface Rematch {
  type: "rematch";
  table: string;
}

/** Seats, clocks, offers or somebody's presence have changed, and not the match. */
export interface TableChanged {
  type: "table";
  live: Live;
  mine: Mine;
}

/** The next version of the match as a seat is told it; if `since` is not what the page has, it missed one. */
export interface Version {
  type: "version";
  version: number;
  since: number;
  events: Array<TableEvent>;
  /** What the table says beside the game: whose time is up, for whom a bot plays, what was taken back. */
  notes: Array<Record<string, string>>;
  public: Frame;
  private: Partial<Frame>;
  question: Record<string, string>;
  menu: Array<Entry>;
  /** The number of the question that is put to this seat; an answer names it. */
  number: number | null;
  live: Live;
}

/** What would follow each entry of the menu of a version. */
export interface Foreseen {
  type: "foreseen";
  version: number;
  moves: Record<string, object>;
}

/** Everything that a page needs to show a table; what follows are versions. */
export interface WholeState {
  type: "state";
  protocol: number;
  table: TableShown;
  /** Whose eyes it is seen with. */
  seat: number | null;
  version: number;
  public: Frame | null;
  private: Partial<Frame>;
  question: Record<string, string>;
  menu: Array<Entry>;
  number: number | null;
  live: Live;
  mine: Mine;
  chat: Array<Said>;
}

/** Who somebody is here. */
export interface Me {
  nickname: string | null;
  protocol: number;
}

/** Somebody who has just come, and the token of the link that brings them back: it is told once. */
export interface Arrived {
  nickname: string;
  return_token: string;
}

/** The token of a new return link. */
export interface ReturnLink {
  return_token: string;
}

/** A new table, with the tokens of its links: they are told once. */
export interface TableOpened {
  table: TableShown;
  invitations: Record<number, string>;
  spectators: string;
}

/** The token of a new link. */
export interface NewLink {
  token: string;
}

/** A list of tables, the latest first. */
export interface Tables {
  tables: Array<TableShown>;
}

/** What is shown of the sealed luck. */
export interface Commitment {
  commitment: string;
  algorithm: string;
}

/** A version of a match that was. */
export interface Past {
  version: number;
  events: Array<TableEvent>;
  notes: Array<Record<string, string>>;
  public: Frame;
  private: Partial<Frame>;
  question: Record<string, string>;
}

/** Versions of a match that were, as somebody saw them. */
export interface History {
  versions: Array<Past>;
  /** The earliest version there is. */
  first: number;
  /** The latest version there is. */
  last: number;
}

/** What the teacher of a lesson says at one moment. */
export interface NoteShown {
  title: Record<string, string>;
  text: Record<string, string> | null;
  /** What is to be done now. */
  touch: Record<string, string> | null;
  /** The things that stay bright. */
  points: Array<string>;
}

/** A step of a lesson: what is said, what is asked for, and all that is seen until the next one. */
export interface StepShown {
  /** What is said before each word of the phrase; the last one stays to its end. */
  notes: Array<NoteShown>;
  /** The moves that are asked for; none where the learner only reads. */
  phrase: Array<string>;
  /** What is seen at first. */
  start: Past;
  /** What is lit at first: the first word of the phrase, or all that may be played. */
  menu: Array<Entry>;
  /** What would follow each of them. */
  foreseen: Record<string, object>;
  /** What is seen after each word but the last. */
  previews: Array<Previewed>;
  /** What comes of the phrase, and what is answered. */
  told: Array<Past>;
  /** What is said about anything else that could be played. */
  not_now: Record<string, string>;
  /** Why nothing can be done with some things, by their ids. */
  reasons: Record<string, Refusal>;
}

/** The first lesson of a game: every position that the learner comes through. */
export interface LessonShown {
  title: Record<string, string>;
  /** The table at which it is given. */
  table: TableShown;
  /** The learner's. */
  seat: number;
  steps: Array<StepShown>;
}

/** A clause of the rules drawn on the board: positions, and what is said of each. */
export interface ExampleShown {
  rule: string;
  table: TableShown;
  /** Whose eyes it is seen with. */
  seat: number;
  positions: Array<Past>;
  captions: Array<Record<string, string>>;
}

/** The worked examples of a game. */
export interface Examples {
  examples: Array<ExampleShown>;
}

/** A part of a report: `score`, `heading`, `paragraph`, `listing`, `table` or `figure`. */
export interface ReportPart {
  kind: string;
  /** A heading or a paragraph, what stands beside a score, what a figure shows. */
  words: string;
  /** Of a heading: 2 for the largest below the title. */
  level: number;
  /** Of a listing its entries, of a figure what it says in words, of a score the two sides. */
  items: Array<string>;
  /** Of a score what each side has scored. */
  goals: Array<number>;
  head: Array<string>;
  rows: Array<Array<string>>;
  /** Of a table: `<` or `>` for each column. */
  align: string;
}

/** The report on a match in one language. */
export interface ReportShown {
  title: string;
  parts: Array<ReportPart>;
}

/** One sentence of the log of a match that is over, as everybody was told it. */
export interface SaidThen {
  version: number;
  kind: string;
  text: Record<string, string>;
  rule: string;
  seat: number | null;
  side: number | null;
  /** What it is on the timeline: `goal`, `shot`, `break` or an empty string. */
  moment: string;
}

/** A match that is over, as it is told afterwards. */
export interface StoryShown {
  /** The report, by language. */
  report: Record<string, ReportShown>;
  log: Array<SaidThen>;
  /** What decided it. */
  decisive: SaidThen | null;
  /** The version that shows that best. */
  picture: number;
  first: number;
  last: number;
  /** The hash of the whole record. */
  hash: string;
}

/** What came of it when the server has played a record again. */
export interface VerdictShown {
  plays: number;
  throws: number;
  /** The version of the rules that was played. */
  rules: number;
  /** How many cards lay in the piles that were cut, by line: whoever checks the luck needs to know. */
  cuts: Record<number, Array<number>>;
  /** The first line that cannot be so. */
  fault: Refusal | null;
}

/** How a match stood. */
export interface StoodThen {
  line: number;
  /** Each side's chance to win, all cards as they lay. */
  values: Array<number>;
}

/** A move that cost something, by what its seat could know. */
export interface DearMove {
  line: number;
  seat: number;
  said: Record<string, string>;
  /** The chance to win with it. */
  value: number;
  better: Record<string, string>;
  /** The chance to win with what would have been better. */
  best: number;
  /** The standard error of the difference. */
  error: number;
}

/** A stroke of luck, good or bad, for the seat that chose before it. */
export interface LuckyTurn {
  line: number;
  seat: number;
  said: Record<string, string>;
  /** The chance to win that it brings on average. */
  expected: number;
  /** The chance to win that it brought. */
  came: number;
}

/** A match looked back at: the chance to win, what choices cost, what luck brought. */
export interface AnalysisShown {
  points: Array<StoodThen>;
  choices: Array<DearMove>;
  luck: Array<LuckyTurn>;
}

/** A match that somebody has brought as a file, as if it had been played at a table here. */
export interface RecordShown {
  table: TableShown;
  /** The things of the game, as the game of this record has them. */
  things: Array<unknown>;
  story: StoryShown;
}

/** It was done, and there is nothing to say about it. */
export interface Nothing {
}

/** Somebody new. */
export interface Come {
  nickname: string;
}

/** Somebody on another device, by the token of a return link. */
export interface ComeBack {
  token: string;
}

/** Who takes a seat of a new table: `me`, a `bot` by its code, or `empty`. */
export interface Sitting {
  kind: string;
  bot?: string;
  /** What somebody else at the same screen is called, on a seat of mine. */
  called?: string;
}

/** A new table: what is agreed on, and who sits where. */
export interface OpenTable {
  agreement: AgreementShown;
  sitting?: Array<Sitting>;
}

/** Taking a seat, with the token of its invitation where it needs one. */
export interface Sit {
  token?: string | null;
}

/** A file of one's own for a seat, by the name of its kind; an empty text takes it away. */
export interface Bring {
  name: string;
  text: string;
}

/** A record that somebody has as a file. */
export interface BringRecord {
  record: string;
}

/** Lines of such a record as a seat saw them, else a spectator; or with everything open. */
export interface LookBack {
  first: number;
  last: number;
  seat: number | null;
  open: boolean;
}

/** A bot for a seat. */
export interface SeatBot {
  bot: string;
}

/** Being ready, with a word for the luck; or not any more. */
export interface Ready {
  word?: string;
  ready?: boolean;
}

/** A spectator who shall leave, by the number that the owner is shown. */
export interface SendAway {
  spectator: number;
}

/** The first word of a page: how it speaks, whose eyes it wants, and the token of the link that it came by. */
export interface Hello {
  do: "hello";
  protocol: number;
  seat?: number | null;
  link?: string | null;
}

/** Another seat of one's own holds the screen from now on; nobody's: as a spectator. Also to be told all anew. */
export interface Look {
  do: "look";
  seat?: number | null;
}

/** A whole phrase in answer to a question by its number; sent twice under one name (`sent`) it is played once. */
export interface Move {
  do: "move";
  seat: number;
  number: number;
  moves: Array<string>;
  sent?: string | undefined;
}

/** What would be seen and could be said after a part of a phrase. */
export interface Preview {
  do: "preview";
  seat: number;
  moves: Array<string>;
}

/** Why a move may not be said, or nothing be done with a thing, after a part of a phrase. */
export interface Why {
  do: "why";
  seat: number;
  what: string;
  moves?: Array<string>;
}

/** What the coach would say after a part of a phrase, at a table that allows it. */
export interface Hint {
  do: "hint";
  seat: number;
  moves?: Array<string>;
}

/** Giving up. */
export interface Resign {
  do: "resign";
  seat: number;
}

/** Offering a draw or agreeing to one; or taking one's offer back, or declining that of others. */
export interface Draw {
  do: "draw";
  seat: number;
  offer?: boolean;
}

/** Wishing to take back one's last phrase. */
export interface TakeBack {
  do: "take back";
  seat: number;
}

/** Consenting that somebody takes back, or not. */
export interface Consent {
  do: "consent";
  seat: number;
  consent: boolean;
}

/** The opponent is out of time: to win, or to play on against a bot. */
export interface Claim {
  do: "claim";
  win: boolean;
}

/** A bot for somebody who has been away for long. */
export interface CallBot {
  do: "call bot";
  seat: number;
}

/** Taking one's seat back from a bot. */
export interface TakeSeatBack {
  do: "come back";
  seat: number;
}

/** A standing order. */
export interface GiveOrder {
  do: "order";
  seat: number;
  order: Record<string, unknown>;
}

/** Taking a standing order back. */
export interface Revoke {
  do: "revoke";
  seat: number;
  number: number;
}

/** Saying something to all at the table. */
export interface Chat {
  do: "chat";
  text: string;
}

/** The owner removes a message. */
export interface RemoveMessage {
  do: "remove message";
  number: number;
}

/** Not hearing any more whoever has said a message; the owner may have them say nothing more to anybody. */
export interface Mute {
  do: "mute";
  message: number;
  for_all?: boolean;
}

/** Hearing whoever has said a message again. */
export interface Unmute {
  do: "unmute";
  message: number;
  for_all?: boolean;
}

/** Is anybody there? */
export interface Ping {
  do: "ping";
}

/** Whatever a page is told at its table. */
export type Message =
  | Refusal
  | Done
  | Reload
  | Previewed
  | Because
  | Hinted
  | Pong
  | Said
  | Rematch
  | TableChanged
  | Version
  | Foreseen
  | WholeState;

/** Whatever a page asks for at its table; `ask` is added when it is sent. */
export type AnyRequest =
  | Hello
  | Look
  | Move
  | Preview
  | Why
  | Hint
  | Resign
  | Draw
  | TakeBack
  | Consent
  | Claim
  | CallBot
  | TakeSeatBack
  | GiveOrder
  | Revoke
  | Chat
  | RemoveMessage
  | Mute
  | Unmute
  | Ping;
