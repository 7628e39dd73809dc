import { expect, test } from "vitest";
import type { Entry, Frame } from "../src/contract/kernel";
import { speaksOf, standing, type Moment, type Word } from "../src/table/phrase";

const entry = (thing: string, place: string, more: Partial<Entry> = {}): Entry => ({
  move: `play ${thing}`, verb: "play", thing, place, text: { en: thing, fr: thing }, button: null, note: null, odds: null,
  commits: false, rule: "", ...more,
});
const moment = (...menu: Entry[]): Moment => ({ menu, foreseen: {} });
const word = (said: Entry, ...menu: Entry[]): Word => ({ ...moment(said, ...menu), view: {} as Frame, entry: said });

const card = entry("card:left-3", "hands.0");
const other = entry("card:right-4", "hands.0");
const arrow = entry("arrow:left-3", "board", { commits: true });

test("a thing that the menu names is lit where it lies, and not elsewhere", () => {
  const now = moment(card, other);
  expect(standing("card:left-3", "hands.0", now, [], null)).toMatchObject({ entries: [card], off: false, on: false, said: false });
  expect(standing("card:left-3", "discard_pile", now, [], null)).toMatchObject({ entries: [], off: false });
});

test("a thing in a place that the question speaks of, but not of it, is grey", () => {
  expect(standing("card:penalty", "hands.0", moment(card), [], null)).toMatchObject({ entries: [], off: true });
});

test("a word that was said can be taken for another of the menu that it came from", () => {
  const said = [word(card, other)];
  const now = moment(arrow);
  expect(speaksOf("hands.0", now, said)).toMatchObject({ words: 0 });
  expect(speaksOf("board", now, said)).toMatchObject({ words: 1 });
  expect(speaksOf("piles", now, said)).toBeNull();
  expect(standing("card:left-3", "hands.0", now, said, null)).toMatchObject({ said: true, on: true });
  expect(standing("card:right-4", "hands.0", now, said, null)).toMatchObject({ entries: [other], said: false, on: false });
});

test("what is under the pointer is on", () => {
  expect(standing("card:right-4", "hands.0", moment(card, other), [], other).on).toBe(true);
});

test("the note of an entry stands with its thing", () => {
  const noted = entry("card:corner", "hands.0", { note: { en: "a corner", fr: "un corner" } });
  expect(standing("card:corner", "hands.0", moment(noted), [], null).note).toEqual({ en: "a corner", fr: "un corner" });
});
