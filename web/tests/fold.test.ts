import { expect, test } from "vitest";
import { at, fold } from "../src/table/fold";

const view = () => ({ ball: "square:d6", score: [0, 0], hands: { 0: { size: 8, cards: ["card:a"] }, 1: { size: 7 } } });

test("an event says by paths what has changed, and the rest stays", () => {
  const next = fold(view(), { ball: "square:d9", "hands.0.size": 7, "hands.0.cards": [] });
  expect(next).toEqual({ ball: "square:d9", score: [0, 0], hands: { 0: { size: 7, cards: [] }, 1: { size: 7 } } });
});

test("places in lists are paths too, and what was not there comes to be", () => {
  const next = fold({ ...view(), laid: [{ seat: 0 }] }, { "score.1": 1, "laid.0.card": "card:b", "offside.line": 3 });
  expect(next).toMatchObject({ score: [0, 1], laid: [{ seat: 0, card: "card:b" }], offside: { line: 3 } });
});

test("nothing follows from an event that changes nothing", () => {
  expect(fold(view(), {})).toEqual(view());
});

test("what was folded is not changed by what is folded into it later", () => {
  const cards = ["card:a"];
  const first = fold(view(), { "hands.1.cards": cards });
  fold(first, { "hands.1.cards": ["card:b"] });
  expect(cards).toEqual(["card:a"]);
});

test("a path leads to what lies there, or to nothing", () => {
  expect(at(view(), "hands.0.cards")).toEqual(["card:a"]);
  expect(at(view(), "hands.5.cards")).toBeUndefined();
});
