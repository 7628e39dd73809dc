/** What the board draws besides the position: who owns which team, what may be chosen, what would follow, and what has
 * changed lately. One for each session; each part is found anew only when what it is made of has changed. */
import type { CardForeseen, LineView, MatchFacts, MatchView, PhaseFacts, RowForeseen, TournamentFacts, WorldCupGameView } from "../../contract/world-cup";
import type { Entry } from "../../contract/kernel";
import { speaksOf } from "../../table/phrase";
import type { Session } from "../../table/session.svelte";
import { rowAhead } from "./foreseen";

const NONE: Entry[] = [];

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
  owners = $derived.by(() => new Map(this.#teams.flatMap((teams, seat) => teams.map((team) => [team, seat] as const))));
  #inPlay = $derived.by(() => this.view.in_play);
  inPlay = $derived.by(() => new Set(this.#inPlay));
  #replaying = $derived.by(() => this.view.replaying);
  replaying = $derived.by(() => new Set(this.#replaying));
  groups = $derived.by(() => this.view.groups);
  matches = $derived.by(() => this.view.matches);

  facts = (match: string) => this.session.told.facts<MatchFacts>(match);
  match = (id: string) => this.matches[this.facts(id).number] as MatchView;
  mine = (team: string | null) => team !== null && this.owners.get(team) === this.session.seat && this.session.seat !== null;

  // ---- what may be said of rows

  #speaks = $derived.by(() => speaksOf("board", this.session.moment, this.session.said));
  /** A row is wanted now, and not only instead of one that was said. */
  wanted = $derived.by(() => this.#speaks !== null && this.#speaks.words === this.session.said.length);
  lit = $derived.by(() => {
    const found = new Map<string, Entry[]>();
    for (const entry of this.#speaks?.moment.menu ?? NONE) if (entry.place === "board") found.set(entry.thing, [...(found.get(entry.thing) ?? NONE), entry]);
    return found;
  });
  entries = (row: string): Entry[] => this.lit.get(row) ?? NONE;

  /** The rows in which the card under the pointer could be used. */
  usable = $derived.by(() => {
    const { hot, foreseen } = this.session;
    const ahead = hot && (foreseen[hot.move] as Partial<CardForeseen> | undefined);
    return new Set(ahead?.rows ?? []);
  });

  // ---- what would follow

  hot = $derived.by(() => (this.session.hot?.place === "board" || this.session.hot?.thing.startsWith("token:") ? rowAhead(this.session, this.session.hot) : null));
  hotRow = $derived.by(() => (this.session.hot?.place === "board" ? this.session.hot.thing : (this.hot?.row ?? null)));
  hotMatch = $derived.by(() => (this.hotRow ? this.session.told.facts<{ match: string }>(this.hotRow).match : null));
  /** The rows as they would stand: those said so far, and the one under the pointer. */
  ahead = $derived.by(() => {
    const found = new Map<string, RowForeseen>();
    for (const word of this.session.said.slice(0, this.session.kept)) {
      const row = rowAhead(this.session, word.entry, word.foreseen);
      if (row) found.set(row.row, row);
    }
    if (this.hot) found.set(this.hot.row, this.hot);
    return found;
  });
  /** The table that a group would have, by the name of the group. */
  tables = $derived.by(() => {
    const found = new Map<string, LineView[]>();
    for (const { row, table } of this.ahead.values()) {
      const { group } = this.session.told.facts<{ group: string | null }>(row);
      if (group && table) found.set(group, table);
    }
    return found;
  });

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
}

const sights = new WeakMap<Session, Sight>();
export function sightOf(session: Session): Sight {
  let sight = sights.get(session);
  if (!sight) sights.set(session, (sight = new Sight(session)));
  return sight;
}
