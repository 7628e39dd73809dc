/** A table at which nothing happens by itself: one that is shown again, or that a lesson is given at. */
import type { Live, TableShown } from "../contract/server";

export function still(table: TableShown, hash: string | null = null): Live {
  return {
    state: table.state, now: Date.now(), seats: table.seats, left: [], since: 0, running: [], charged_from: [], draw_offers: [], draw_declined: [],
    take_back: null, out_of_time: null, spectators: 0, final_hash: hash, hints: false,
  };
}
