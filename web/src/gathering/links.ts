/** The links of a table that this browser has opened: their tokens are told once, and kept here for its owner. */
import type { TableOpened } from "../contract/server";
import { kept } from "../kept";

export interface Links { seats: Record<number, string>; spectators: string | null }
const MOST = 30;

export const linksOf = (table: string): Links => kept<Links>(`links.${table}`) ?? { seats: {}, spectators: null };

export function keepLinks({ table, invitations, spectators }: Pick<TableOpened, "table" | "invitations" | "spectators">) {
  kept<Links>(`links.${table.id}`, { seats: { ...invitations }, spectators: spectators || null });
  const known = [...(kept<string[]>("tables") ?? []).filter((id) => id !== table.id), table.id];
  for (const old of known.splice(0, Math.max(0, known.length - MOST))) localStorage.removeItem(`onze.links.${old}`);
  kept("tables", known);
}

export function keepSeatLink(table: string, seat: number, token: string): Links {
  const links = linksOf(table);
  return kept<Links>(`links.${table}`, { ...links, seats: { ...links.seats, [seat]: token } }) as Links;
}

export function keepSpectatorsLink(table: string, token: string): Links {
  return kept<Links>(`links.${table}`, { ...linksOf(table), spectators: token }) as Links;
}

/** Opening it takes nothing: the token stands behind the `#`, which browsers keep to themselves. */
export const linkTo = (table: string, token: string) => `${location.origin}/table/${table}#${token}`;

/** Whether friends on other devices cannot open a link that names this machine only. */
export const onlyHere = () => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
