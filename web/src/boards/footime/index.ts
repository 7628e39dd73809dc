/** The board of Footime. */
import type { FootimeGameView, PawnFacts } from "../../contract/footime";
import { room } from "../../table/layout.svelte";
import { addWords, say } from "../../words/words.svelte";
import type { Board } from "../board";
import Bench from "./Bench.svelte";
import Card from "./Card.svelte";
import Crest from "./Crest.svelte";
import english from "./en.ftl?raw";
import Field from "./Field.svelte";
import french from "./fr.ftl?raw";
import Legend from "./Legend.svelte";
import { poster } from "./poster";
import Roll from "./Roll.svelte";
import Teams from "./Teams.svelte";
import { teamOf } from "./teams";

addWords(english, french);

export const board: Board = {
  Field,
  Bench,
  Roster: Teams,
  Legend,
  Crest,
  Mark: Crest,
  Face: Card,
  Gesture: Roll,
  bench: "below",
  /** Teams where several play for one; else whoever plays for it. */
  sides: (session) => session.told.sides.map((seats, side) => ({
    seats, name: seats.length > 1 ? (room.layout === "desk" ? session.told.name(teamOf(session.told, side)?.id ?? "") : say("ft-side", { side })) : seats.map(session.name).join(""),
  })),
  word: (entry, { told, name: called }) => {
    const [kind, name] = entry.thing.split(":");
    if (kind === "seat") return called(Number(name));
    if (kind === "point") return say("ft-to", { point: name ?? "" });
    return kind === "pawn" ? say("ft-number", { shirt: told.facts<PawnFacts>(entry.thing).shirt }) : "";
  },
  clock: (frame, told) => {
    const view = frame as FootimeGameView;
    const period = view.period ? say("ft-period", { period: view.period.replaceAll(" ", "-"), name: told.word("period", view.period) }) : "";
    if (view.period === "shoot-out") return { large: (view.scored ?? []).join(" – "), small: period };
    const turn = (view.turns ?? 0) + 1;
    if (view.time_up) return { large: say("ft-time-up"), small: period };
    return { large: view.turns_left === null || view.turns_left === undefined ? String(turn) : `${turn} / ${view.turns + view.turns_left}`, small: period };
  },
  posters: ["goal"],
  sounds: {
    card: ["paper"], deal: ["paper"], draw: ["paper"], swap: ["paper"], "thrown away": ["paper"], ball: ["kick"], shot: ["kick"], "shoot-out shot": ["kick"],
    roll: ["die"], "captains roll": ["die"], duel: ["die"], retained: ["crowd"], goal: ["net", "crowd"], foul: ["whistle"], offside: ["whistle"],
    "kick-off": ["whistle"], period: ["whistle"], whistle: ["whistle"], "full time": ["whistle"], var: ["whistle"], expelled: ["whistle"],
  },
  poster,
  shows: (entry) => entry.thing.startsWith("formation:"),
  confirms: (entry) => entry.verb.startsWith("waste"),
};
