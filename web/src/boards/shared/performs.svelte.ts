/** A board performs what is told as long as it stands, and is at rest when nothing is told. */
import type { Session } from "../../table/session.svelte";
import type { Performer } from "../../table/show.svelte";

type Perform = (session: Session, ...told: Parameters<Performer>) => ReturnType<Performer>;

/** To be called while a board is set up. */
export function performs(session: () => Session, perform: Perform, rest: () => void) {
  $effect(() => {
    const own = session();
    own.performer = (event, fold, pace) => perform(own, event, fold, pace);
    return () => {
      own.performer = null;
    };
  });
  $effect(() => {
    if (!session().performing) rest();
  });
}
