/** The board of The World Cup Game. */
import type { TournamentFacts } from "../../contract/world-cup";
import { room } from "../../table/layout.svelte";
import { addWords, text } from "../../words/words.svelte";
import type { Board } from "../board";
import Bench from "./Bench.svelte";
import Card from "./Card.svelte";
import english from "./en.ftl?raw";
import Field from "./Field.svelte";
import { foretells } from "./foreseen";
import french from "./fr.ftl?raw";
import Legend from "./Legend.svelte";
import Phases from "./Phases.svelte";
import { playOf } from "./play.svelte";
import Roster from "./Roster.svelte";
import Stage from "./Stage.svelte";

addWords(english, french);

export const board: Board = {
  Field,
  Bench,
  Face: Card,
  Gesture: Stage,
  Score: Phases,
  Roster,
  Legend,
  foretells,
  reached: (score, session) => text(session.told.facts<TournamentFacts>("tournament:cup").stages[score]),
  gestures: (session) => playOf(session).scoring !== null || playOf(session).champion !== null,
  sounds: {
    card: ["paper"], draw: ["paper"], flag: ["paper"], token: ["paper"], dice: ["die"], lots: ["die"], kick: ["kick"], penalty: ["kick"],
    decided: ["crowd"], champion: ["crowd"], round: ["whistle"], "shoot-out": ["whistle"],
  },
  bench: "below",
  // two groups side by side, or one at its whole height
  small: () => (room.layout === "desk" ? 1.03 : 0.74),
};
