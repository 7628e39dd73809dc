/** Shows what happened at the table, one event after the other: each is done when the eye has seen it. */
import type { TableEvent } from "../../contract/server";
import { reducedMotion } from "../../settings.svelte";
import type { Session } from "../../table/session.svelte";
import { wait } from "../../table/show.svelte";
import { added, counter, defence, discarded, drawn, laid, opened } from "./cards";
import { faces, goal, kicked, saveRoll, shot, shotAgain, thrown, verdict } from "./luck";
import { playOf } from "./play.svelte";
import { bar, type Fold, READ, type Shown, told } from "./shown";
import { fouled, hops, lost } from "./way";

/** How long a card of the referee's is held up. */
const CAUTION = 700;

type Show = (shown: Shown) => Promise<void>;

export async function perform(session: Session, event: TableEvent, fold: Fold, pace: number): Promise<void> {
  const play = playOf(session);
  if (play.duel?.word && event.kind !== "goal") play.duel = null;
  await (SHOWS[event.kind] ?? told)({ session, play, event, fold, pace, still: reducedMotion() });
}

const SHOWS: Record<string, Show> = {
  lay: laid, defence, "added to roll": added, validated: hops, "player counts": hops, foul: fouled, corner: hops, player: opened, "active player": opened, "active shot": opened,
  "defence card": opened, "not valid": opened, counter, ability: hops, "put back": drawn, search: drawn, recover: opened, draw: drawn, "draw player": drawn, "defence pile": drawn, discard: discarded, "discard player": discarded, substitution: opened,
  "offside trap": thrown, dive: thrown, "ability die": thrown, creativity: thrown,
  shot, "shot again": shotAgain, "save roll": saveRoll, saved: verdict, "off target": verdict, "penalty saved": verdict, faces, "shoot-out kick": kicked, goal,
  "yellow card": caution, "red card": caution, "set piece": bar, "ball lost": lost,
  whistle: bar, half: bar, toss: bar, "extra time": bar, "shoot-out": bar, "full time": bar, referee: bar,
};

async function caution({ play, event, fold, pace }: Shown) {
  play.duel = null;
  play.caution = { colour: event.kind === "red card" ? "red" : "yellow", text: event.text };
  await fold();
  await wait((CAUTION + READ * 0.6) * pace);
  play.caution = null;
}
