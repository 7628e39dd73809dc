/** What a seat need not be asked: a standing order of the table passes for it, until it wishes to be asked again. So
 * substitution is a button and not a question, and a window that is never used is left aside. */
import type { Session } from "../../table/session.svelte";
import { isWindow } from "./scene";
import { ownSide, viewOf } from "./sides";

export const SUBSTITUTE = "Substitute";
const PASS = "pass";

interface Order { question: string; move: string; lasts: string }

/** The questions at which this seat passes by an order, each with the order's number. */
export function silenced(session: Session): Map<string, number> {
  const passes = (session.mine?.orders ?? []).filter((given) => given.seat === session.seat && (given.order as unknown as Order).move === PASS);
  return new Map(passes.map((given) => [(given.order as unknown as Order).question, given.number]));
}

/** Whether this match has substitutions left for this seat. */
export function canSubstitute(session: Session): boolean {
  const side = session.seat === null || session.over ? undefined : viewOf(session).sides?.[ownSide(session)];
  return side?.substituted !== undefined && side.tokens > 0;
}

export const isAsked = (session: Session, question: string): boolean =>
  session.now.decision?.name === question && (session.now.decision.asked ?? []).includes(session.seat ?? -1);

/** The window that is open to this page, if it is one that may be left aside. */
export const openWindow = (session: Session): string | null =>
  session.asked && !session.said.length && isWindow(session.menu) ? (session.view.decision?.name ?? null) : null;

export async function beSilent(session: Session, question: string) {
  if (session.seat === null || silenced(session).has(question)) return;
  await session.act({ do: "order", seat: session.seat, order: { question, move: PASS, lasts: "always", unless: [] } });
}

export async function beAsked(session: Session, question: string) {
  const number = silenced(session).get(question);
  if (session.seat !== null && number !== undefined) await session.act({ do: "revoke", seat: session.seat, number });
}
