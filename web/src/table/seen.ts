/** How far each table was seen in this browser, so that a page that comes back can say what happened meanwhile. */
import { kept } from "../kept";
import { whenIdle } from "../later";

const MOST = 40;
type Seen = Record<string, number>;
const key = (table: string, seat: number | null) => `${table}/${seat ?? ""}`;
/** What was seen and is not kept yet. */
let fresh: Seen = {};
let waits: (() => void) | null = null;

export const seenBefore = (table: string, seat: number | null): number => fresh[key(table, seat)] ?? kept<Seen>("seen")?.[key(table, seat)] ?? 0;

/** It is kept when there is time for it, and at the latest when the page is left. */
export function seenNow(table: string, seat: number | null, version: number): void {
  fresh[key(table, seat)] = version;
  waits ??= whenIdle(keep);
}

function keep() {
  if (!waits) return;
  waits();
  waits = null;
  const others = Object.entries(kept<Seen>("seen") ?? {}).filter(([table]) => !(table in fresh));
  kept("seen", { ...Object.fromEntries(others.slice(Object.keys(fresh).length - MOST)), ...fresh });
  fresh = {};
}
addEventListener("pagehide", keep);
