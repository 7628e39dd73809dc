/** The board of The World Cup Game. */
import { addWords } from "../../words/words.svelte";
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
  gestures: (session) => playOf(session).scoring !== null || playOf(session).champion !== null,
  bench: "below",
};
