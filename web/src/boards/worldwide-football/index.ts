/** The board of Worldwide Football. */
import type { WorldwideGameView } from "../../contract/worldwide-football";
import { room } from "../../table/layout.svelte";
import { addWords, say } from "../../words/words.svelte";
import type { Board } from "../board";
import Answer from "./Answer.svelte";
import Bench from "./Bench.svelte";
import Crest from "./Crest.svelte";
import { deckOf } from "./deck.svelte";
import english from "./en.ftl?raw";
import Face from "./Face.svelte";
import Field from "./Field.svelte";
import french from "./fr.ftl?raw";
import { pictured } from "./pictured";
import { poster } from "./poster";
import { givesBack, isPrepared, isStaged, isWindow, sceneOf } from "./scene";
import { sides } from "./sides";

addWords(english, french);

/** Things that lie nowhere in the view, and are on the board all the same: faces of dice, numbers of a deck, teams,
 * abilities to choose from, cards of a draw pile. */
const SHOWN = ["number:", "team:", "ability:", "card:"];

export const board: Board = {
  Field,
  Bench,
  Face,
  Crest,
  Answer,
  sides,
  bench: "around",
  clock: (frame) => {
    const view = frame as unknown as WorldwideGameView;
    if (view.kicks?.some((kicks) => kicks > 0)) return { large: view.scored.join(" – "), small: say("wf-shoot-out") };
    return view.half ? { large: say("wf-minute", { minute: view.minute }), small: say(room.layout === "desk" ? "wf-half" : "wf-half-short", { half: view.half }) } : { large: "0’", small: say(room.layout === "desk" ? "wf-before" : "wf-before-short") };
  },
  posters: ["goal"],
  sounds: {
    lay: ["paper"], counter: ["paper"], defence: ["paper"], "defence card": ["paper"], draw: ["paper"], discard: ["paper"], player: ["paper"],
    shot: ["kick", "die"], "active shot": ["kick", "die"], "shot again": ["kick", "die"], "save roll": ["die"], toss: ["die"], "ability die": ["die"],
    goal: ["net", "crowd"], saved: ["crowd"], "off target": ["crowd"], "shoot-out kick": ["kick"], "penalty saved": ["crowd"],
    foul: ["whistle"], half: ["whistle"], whistle: ["whistle"], "full time": ["whistle"], "extra time": ["whistle"], "yellow card": ["paper"], "red card": ["whistle"],
  },
  poster,
  pictured,
  asks: (session) => {
    if (sceneOf(session) !== "deck" || session.said.length) return null;
    const { wanted, least, most } = deckOf(session);
    return say("wf-deck-asked", { count: wanted, least, most });
  },
  /** A finger taps a card twice: its ticket must not push the hand away from under it. */
  keepsTicket: (session) => room.layout === "phone" && session.menu.length > 0 && !isPrepared(sceneOf(session)),
  shows: (entry) => SHOWN.some((kind) => entry.thing.startsWith(kind)) || (room.layout !== "desk" && givesBack(entry)),
  /** What has odds is weighed as an answer, beside the card in the hand; so is what may be played where one may pass, and
   * everything on the stage. */
  leaves: (entry, session) => entry.odds !== null || isWindow(session.menu) || isStaged(sceneOf(session)),
};
