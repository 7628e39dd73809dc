/** The places of the nations of a group: those that are level share theirs, as long as nothing has parted them. */
import type { GroupView } from "../../contract/world-cup";

/** How many nations stand before a nation; before a group is scored, as its table is read. */
export function placeOf({ order, table }: GroupView, team: string): number {
  const tier = order.findIndex((level) => level.includes(team));
  if (tier < 0) return table.findIndex((line) => line.team === team);
  return order.slice(0, tier).flat().length;
}
