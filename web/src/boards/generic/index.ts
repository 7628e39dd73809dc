/** The table that any game can be played on: drawn from things, view and menu alone. */
import type { Board } from "../board";
import Bench from "./Bench.svelte";
import Field from "./Field.svelte";
import { clock } from "./clock";
import { latticeOf, pathsOf, speaks } from "./sight";

export const board: Board = {
  Field,
  Bench,
  clock,
  posters: ["goal"],
  /** What is in no part of the view and no square of the board is answered by a button. */
  leaves(entry, session) {
    if (/^hands?\b/.test(entry.place)) return !session.view || entry.place !== `hands.${session.seat}`;
    const lattice = latticeOf(session.told);
    if (lattice && entry.place === "board" && entry.thing.startsWith(`${lattice.kind}:`)) return false;
    return !pathsOf(session.shown, lattice).get(entry.thing)?.some((path) => speaks(entry, entry.thing, path));
  },
};
