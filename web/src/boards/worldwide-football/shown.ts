/** What is shown of an event, whatever it is: it is told, and rests long enough to be read. Times of the tokens are in
 * milliseconds. */
import type { TableEvent } from "../../contract/server";
import type { Session } from "../../table/session.svelte";
import { wait } from "../../table/show.svelte";
import type { Play } from "./play.svelte";

export const OPEN = 350, DIE = 700, STILL = 250, READ = 900;
const BAR = 1500;

export type Fold = () => Promise<void>;
export interface Shown { session: Session; play: Play; event: TableEvent; fold: Fold; pace: number; still: boolean }

export const sideOf = (event: TableEvent) => event.side as number;

/** Whatever has no picture of its own is told in the log. */
export async function told({ fold, pace, event }: Shown) {
  await fold();
  await wait((event.text["en"] ? STILL : 60) * pace);
}

/** A sentence that stands beside the board long enough to be read. */
export async function said({ fold, pace, event }: Shown) {
  await fold();
  await wait((event.text["en"] ? READ : STILL) * pace);
}

/** A bar across the board says what stops play. */
export async function bar({ play, event, fold, pace }: Shown) {
  play.duel = null;
  play.bar = event;
  await fold();
  await wait((event.kind === "foul" || event.kind === "set piece" ? BAR * 0.7 : BAR) * pace);
  play.bar = null;
}
