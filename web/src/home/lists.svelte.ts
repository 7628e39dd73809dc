/** The tables that are listed: mine, those of mine that are over, and those that anybody may join. */
import { api, Refused } from "../api";
import type { TableShown } from "../contract/server";
import { me } from "../me/me.svelte";
import { inOrder } from "./tickets";

const AGAIN = 20_000;

export class Lists {
  mine = $state.raw<TableShown[] | null>(null);
  finished = $state.raw<TableShown[] | null>(null);
  open = $state.raw<TableShown[] | null>(null);
  trouble = $state.raw<Refused | null>(null);

  /** `all`: also those that are over. */
  constructor(readonly all: boolean) {}

  async ask() {
    try {
      await me.ask();
      if (me.trouble) throw me.trouble;
      const nothing = Promise.resolve({ tables: [] as TableShown[] });
      const [mine, open] = await Promise.all([me.nickname === null ? nothing : api.myTables(), api.openTables()]);
      const known = new Set(mine.tables.map((table) => table.id));
      // What is over does not change: it is asked for again when a match of mine has ended.
      const ended = this.mine?.some((table) => !known.has(table.id)) ?? true;
      const finished = this.all && ended ? await (me.nickname === null ? nothing : api.finishedTables()) : null;
      this.mine = inOrder(mine.tables);
      if (finished) this.finished = finished.tables;
      this.open = open.tables.filter((table) => !known.has(table.id));
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error;
    }
  }

  /** Asks again now and then while the page is looked at; what was told before stays until then. */
  keepAsking() {
    void this.ask();
    const again = () => { if (!document.hidden) void this.ask(); };
    const timer = setInterval(again, AGAIN);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }
}
