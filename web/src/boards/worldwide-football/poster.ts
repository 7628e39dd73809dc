/** What the poster of a goal says: who, how and from where, and what the goalkeeper came to. */
import type { TableEvent } from "../../contract/server";
import type { Session } from "../../table/session.svelte";
import { say } from "../../words/words.svelte";
import type { Poster } from "../board";
import { footballer, sideName } from "./sides";

export function poster(event: TableEvent, session: Session): Poster {
  const { told } = session;
  const side = event.side as number;
  const player = event["player"] as string | undefined;
  const man = player ? footballer(session, player, side) : null;
  const [team, other] = [sideName(session, side), sideName(session, 1 - side)];
  const how = event["card"] ? told.name(event["card"] as string) : told.word("how", event["how"] as string);
  const minute = say("wf-minute", { minute: event["minute"] as number });
  const keeper = event["keeper"] as number;
  const faces = event["shooter"] !== undefined;
  return {
    score: event["score"] as number[],
    who: man ? told.name(man) : team,
    how: faces ? say("wf-poster-penalty", { how, minute }) : say("wf-poster-how", { how, place: told.name(event["from"] as string), minute }),
    why: faces ? say("wf-poster-faces", { shooter: event["shooter"] as number, keeper, team: other }) : say("wf-poster-why", { team: other, keeper, quality: event["quality"] as number }),
    next: say("wf-restarts", { team: other }),
  };
}
