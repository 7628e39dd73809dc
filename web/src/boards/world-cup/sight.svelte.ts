/** What the board draws besides the position: who owns which team, what may be chosen, what would follow, and what has
 * changed lately. One for each session; each part is found anew only when what it is made of has changed, and each match and
 * row hears of itself alone. */
import type { CardForeseen, LineView, MatchFacts, MatchView, PhaseFacts, RowForeseen, TournamentFacts, WorldCupGameView } from "../../contract/world-cup";
import type { Entry } from "../../contract/kernel";
import { speaksOf } from "../../table/phrase";
import type { Session } from "../../table/session.svelte";
import { ByKey, Kept } from "../shared/bykey.svelte";
import { rowAhead } from "./foreseen";

const NONE: Entry[] = [];
type Owners = ReadonlyMap<string, number>;
type Matches = ReadonlySet<string>;
const NOBODY: Owners = new Map();
const NO_MATCHES: Matches = new Set();

/** What has changed since one's own last turn: the matches, each with the seat that did it last. */
type Recent = Map<string, number>;

export class Sight {
  constructor(readonly session: Session) {}

  view = $derived.by(() => this.session.shown as WorldCupGameView);
  /** Whether there is anything to draw: a table that has just been opened is empty. */
  ready = $derived.by(() => !!this.view.matches && !!this.session.told.find("tournament:cup"));
  cup = $derived.by(() => this.session.told.facts<TournamentFacts>("tournament:cup"));
  #phase = $derived.by(() => this.view.phase);
  phase = $derived.by(() => this.session.told.facts<PhaseFacts>(this.#phase));
  inGroups = $derived.by(() => this.phase.matches.some((match) => this.facts(match).group !== null));

  #teams = $derived.by(() => this.view.teams);
  #owned = $derived.by((): Owners => new Map(this.#teams.flatMap((teams, seat) => teams.map((team) => [team, seat] as const))));
  #owners = new Kept(NOBODY);
  /** Who owns each team. */
  get owners() { return this.#owners.value; }
  #inPlay = $derived.by(() => this.view.in_play);
  inPlay = $derived.by(() => new Set(this.#inPlay));
  #again = $derived.by(() => this.view.replaying);
  #played = $derived.by((): Matches => new Set(this.#again));
  #replaying = new Kept(NO_MATCHES);
  /** The matches that are played again. */
  get replaying() { return this.#replaying.value; }
  groups = $derived.by(() => this.view.groups);
  matches = $derived.by(() => this.view.matches);
  #numbered = $derived.by(() => new Map(this.matches.map((match) => [match.match, match])));
  #match = new ByKey<MatchView>();
  #keys = $derived.by(() => [this.matches.map(({ match }) => match), this.matches.flatMap(({ rows }) => rows.map(({ row }) => row))] as const);

  facts = (match: string) => this.session.told.facts<MatchFacts>(match);
  match = (id: string) => this.#match.get(id) as MatchView;
  mine = (team: string | null) => team !== null && this.owners.get(team) === this.session.seat && this.session.seat !== null;

  // ---- what may be said of rows

  #speaks = $derived.by(() => speaksOf("board", this.session.moment, this.session.said));
  /** A row is wanted now, and not only instead of one that was said. */
  #wants = $derived.by(() => this.#speaks !== null && this.#speaks.words === this.session.said.length);
  #wanted = new Kept(false);
  get wanted() { return this.#wanted.value; }
  lit = $derived.by(() => {
    const found = new Map<string, Entry[]>();
    for (const entry of this.#speaks?.moment.menu ?? NONE) if (entry.place === "board") found.set(entry.thing, [...(found.get(entry.thing) ?? NONE), entry]);
    return found;
  });
  #entries = new ByKey<Entry[]>();
  entries = (row: string): Entry[] => this.#entries.get(row) ?? NONE;

  /** The rows in which the card under the pointer could be used. */
  #usable = $derived.by(() => {
    const { hot, foreseen } = this.session;
    const ahead = hot && (foreseen[hot.move] as Partial<CardForeseen> | undefined);
    return new Map((ahead?.rows ?? []).map((row) => [row, true]));
  });
  #could = new ByKey<boolean>();
  usable = (row: string): boolean => this.#could.get(row) ?? false;

  // ---- what would follow

  hot = $derived.by(() => (this.session.hot?.place === "board" || this.session.hot?.thing.startsWith("token:") ? rowAhead(this.session, this.session.hot) : null));
  /** The row under the pointer, and its match. */
  hotRow = $derived.by(() => (this.session.hot?.place === "board" ? this.session.hot.thing : (this.hot?.row ?? null)));
  hotMatch = $derived.by(() => (this.hotRow ? this.session.told.facts<{ match: string }>(this.hotRow).match : null));
  #hot = new ByKey<boolean>();
  isHot = (id: string): boolean => this.#hot.get(id) ?? false;
  /** The rows as they would stand: those said so far, and the one under the pointer. */
  #aheads = $derived.by(() => {
    const found = new Map<string, RowForeseen>();
    for (const word of this.session.said.slice(0, this.session.kept)) {
      const row = rowAhead(this.session, word.entry, word.foreseen);
      if (row) found.set(row.row, row);
    }
    if (this.hot) found.set(this.hot.row, this.hot);
    return found;
  });
  #ahead = new ByKey<RowForeseen>();
  ahead = (row: string): RowForeseen | undefined => this.#ahead.get(row);
  /** The table that a group would have. */
  #tables = $derived.by(() => {
    const found = new Map<string, LineView[]>();
    for (const { row, table } of this.#aheads.values()) {
      const { group } = this.session.told.facts<{ group: string | null }>(row);
      if (group && table) found.set(group, table);
    }
    return found;
  });
  #table = new ByKey<LineView[]>();
  table = (group: string): LineView[] | undefined => this.#table.get(group);

  // ---- what has happened lately

  recent = $derived.by((): Recent => {
    const found: Recent = new Map();
    const { log, seat, shown } = this.session;
    let turns = 0;
    for (let at = log.length - 1; at >= 0; at--) {
      const line = log[at];
      if (!line?.event || line.kind === "round" || line.kind === "replay") break;
      const match = line.event["match"] as string | undefined;
      if (match && line.seat !== null && !found.has(match)) found.set(match, line.seat);
      if (line.kind === "card" && (line.seat === seat || ++turns >= shown.seats)) break;
    }
    return found;
  });
  #by = new ByKey<number>();
  /** Who changed a match last, if it was lately. */
  by = (match: string): number | undefined => this.#by.get(match);

  #groups = $derived.by(() => this.groups.map(({ group }) => group));

  /** Tells every match and row what has become of it: to be called before the board is drawn, whenever something has changed. */
  tell() {
    if (!this.ready) return;
    const [matches, rows] = this.#keys;
    this.#owners.tell(this.#owned);
    this.#replaying.tell(this.#played);
    this.#wanted.tell(this.#wants);
    this.#table.tell(this.#tables, this.#groups);
    this.#match.tell(this.#numbered, matches);
    this.#entries.tell(this.lit, rows);
    this.#could.tell(this.#usable, rows);
    this.#hot.tell(new Map([this.hotRow, this.hotMatch].flatMap((id) => (id ? [[id, true] as const] : []))), [...matches, ...rows]);
    this.#ahead.tell(this.#aheads, rows);
    this.#by.tell(this.recent, matches);
  }
}

const sights = new WeakMap<Session, Sight>();
export function sightOf(session: Session): Sight {
  let sight = sights.get(session);
  if (!sight) sights.set(session, (sight = new Sight(session)));
  return sight;
}
