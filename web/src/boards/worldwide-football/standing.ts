/** Substitution as a standing button and not as a question: the table passes by a standing order, until the button asks to
 * be asked. One order a seat, taken back when the button is pressed and given again when the question was answered. */
import type { Session } from "../../table/session.svelte";
import { ownSide, viewOf } from "./sides";

const QUESTION = "Substitute";

interface Order { question: string; move: string; lasts: string }

/** The order by which this seat is not asked, if it has given it. */
export function silence(session: Session): number | null {
  const mine = (session.mine?.orders ?? []).find((given) => {
    const order = given.order as unknown as Order;
    return given.seat === session.seat && order.question === QUESTION && order.move === "pass";
  });
  return mine?.number ?? null;
}

/** Whether this match has substitutions left for this seat. */
export const canSubstitute = (session: Session): boolean =>
  session.seat !== null && !session.over && (viewOf(session).sides?.[ownSide(session)]?.substituted !== undefined) && (viewOf(session).sides[ownSide(session)]?.tokens ?? 0) > 0;

export const isAskedNow = (session: Session): boolean => session.now.decision?.name === QUESTION && (session.now.decision.asked ?? []).includes(session.seat ?? -1);

export async function beSilent(session: Session) {
  if (session.seat === null || silence(session) !== null) return;
  await session.act({ do: "order", seat: session.seat, order: { question: QUESTION, move: "pass", lasts: "always", unless: [] } });
}

export async function beAsked(session: Session) {
  const number = silence(session);
  if (session.seat !== null && number !== null) await session.act({ do: "revoke", seat: session.seat, number });
}
