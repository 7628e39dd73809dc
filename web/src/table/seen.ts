/** How far each table was seen in this browser, so that a page that comes back can say what happened meanwhile. */
import { kept } from "../kept";

const MOST = 40;
type Seen = Record<string, number>;
const key = (table: string, seat: number | null) => `${table}/${seat ?? ""}`;

export const seenBefore = (table: string, seat: number | null): number => kept<Seen>("seen")?.[key(table, seat)] ?? 0;

export function seenNow(table: string, seat: number | null, version: number): void {
  const { [key(table, seat)]: _, ...others } = kept<Seen>("seen") ?? {};
  kept("seen", { ...Object.fromEntries(Object.entries(others).slice(1 - MOST)), [key(table, seat)]: version });
}
