/** The board of Football à la carte. */
import type { FootballGameView } from "../../contract/football-a-la-carte";
import { addWords, say, text } from "../../words/words.svelte";
import type { Board } from "../board";
import Bench from "./Bench.svelte";
import Card from "./Card.svelte";
import english from "./en.ftl?raw";
import Field from "./Field.svelte";
import french from "./fr.ftl?raw";
import Gesture from "./Gesture.svelte";
import { playOf } from "./play.svelte";
import { poster } from "./poster";

addWords(english, french);

/** Things that lie nowhere in the view, and are on the board all the same: arrows from the ball, ends, seats, the pile. */
const SHOWN = ["arrow:", "end:", "seat:"];

export const board: Board = {
  Field,
  Bench,
  Face: Card,
  Gesture,
  clock: (frame) => {
    const view = frame as FootballGameView;
    if (view.decision?.name === "PenaltyCutForTheMatch") return { large: view.penalty_cuts.join(" – "), small: say("fac-cuts") };
    const half = view.half === 2 ? 2 : 1;
    return { large: String(half), raised: say("fac-nth", { half }), small: say("fac-half") };
  },
  shape: 532 / 824,
  keepsTicket: () => true,
  /** A square is written small, as on the pitch: its word says what is done from there. */
  word: (entry) => (entry.thing.startsWith("square:") ? text(entry.text) : ""),
  posters: ["goal"],
  sounds: {
    card: ["paper"], discard: ["paper"], draw: ["paper"], cut: ["paper"], ball: ["kick"], corner: ["kick"], goal: ["net", "crowd"],
    "shot stopped": ["kick", "crowd"], "corner stopped": ["kick"], "penalty stopped": ["crowd"], half: ["whistle"], whistle: ["whistle"],
  },
  poster,
  shows: (entry) => entry.verb === "cut" || SHOWN.some((kind) => entry.thing.startsWith(kind)),
  gestures: (session) => playOf(session).reveal !== null || session.menu.some((entry) => entry.verb === "cut"),
};
