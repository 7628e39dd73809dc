import { expect, test } from "vitest";
import { trailsOf } from "../src/boards/footime/chalk";
import type { TableEvent } from "../src/contract/server";

const event = (kind: string, more: Record<string, unknown> = {}): TableEvent => ({ kind, text: {}, after: {}, ...more });
const card = event("card", { card: "card:move-6" });
const run = (from: string, to: string) => event("run", { from: `point:${from}`, to: `point:${to}` });
const ball = (from: string, to: string, how = "pass") => event("ball", { from: `point:${from}`, to: `point:${to}`, how });
const told = (events: TableEvent[]) => trailsOf(events).map(({ from, age, struck }) => [from.slice(6), age, struck]);

test("runs and passes leave their way, in the order in which they were played", () => {
  const trails = trailsOf([card, run("i12", "i14"), card, ball("i15", "h20", "aerial")]);
  expect(trails).toEqual([
    { from: "point:i12", to: "point:i14", run: true, high: false, age: 1, struck: false },
    { from: "point:i15", to: "point:h20", run: false, high: true, age: 0, struck: false },
  ]);
});

test("every card that is laid makes it fainter, until it is gone", () => {
  const events = [card, run("a1", "a2"), card, event("turn lost"), card, card, card];
  expect(told(events)).toEqual([["a1", 4, false]]);
  expect(told([...events, card])).toEqual([]);
});

test("with a kick-off the pitch is clean", () => {
  expect(told([card, run("a1", "a2"), event("kick-off"), ball("i14", "h14")])).toEqual([["i14", 0, false]]);
});

test("what was annulled is struck through, whatever card has annulled it, and nothing that came before", () => {
  const events = [card, run("a1", "a2"), card, run("b1", "b2"), ball("b3", "b9"), event("card", { card: "card:var" }), event("var"), event("annulled")];
  expect(told(events)).toEqual([["a1", 2, false], ["b1", 1, true], ["b3", 1, true]]);
  expect(told([...events, card, run("c1", "c2")])).toEqual([["a1", 3, false], ["b1", 2, true], ["b3", 2, true], ["c1", 0, false]]);
});
