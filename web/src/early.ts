/** A table whose address was opened is asked for while its page is still on its way, with its board and its things: on a slow
 * line that saves whoever waits two round trips. */
import { api } from "./api";
import { boardOf } from "./boards/board";
import type { TableShown } from "./contract/server";

interface Early { id: string; link: string | null; table: Promise<TableShown> }
let early: Early | null = null;

/** To be called once, when the page begins. */
export function askEarly(): void {
  const [, id] = /^\/table\/(\w+)$/.exec(location.pathname) ?? [];
  if (!id) return;
  const link = location.hash.slice(1) || null;
  early = { id, link, table: api.table(id, link) };
  early.table.then(({ game, things }) => Promise.all([boardOf(game), api.things(game, things)])).catch(() => {}); // whoever needs them will ask and say so
}

/** The table as it was asked for early, for once; else it is asked for now. */
export function tableOf(id: string, link: string | null): Promise<TableShown> {
  const asked = early;
  early = null;
  return asked?.id === id && asked.link === link ? asked.table : api.table(id, link);
}
