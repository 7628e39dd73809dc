import { expect, test } from "vitest";
import { stacked } from "../src/lesson/points";

const SCREEN = 844;
const NOTE = 180;
const card = { x: 150, y: 650, width: 70, height: 100 };

test("a note stands at the bottom as long as it hides nothing there", () => {
  expect(stacked([{ x: 100, y: 300, width: 40, height: 40 }], [], NOTE, SCREEN)).toBe(SCREEN - NOTE - 8);
});

test("above a card of the hand it leaves the far goal in sight", () => {
  const goal = { x: 150, y: 120, width: 60, height: 60 };
  expect(stacked([card], [goal], NOTE, SCREEN)).toBe(650 - NOTE - 8);
});

test("it goes to the top where other answers stand right above", () => {
  const answers = { x: 10, y: 500, width: 370, height: 250 };
  expect(stacked([card], [answers], NOTE, SCREEN)).toBe(8);
});

test("what it speaks of is hidden last, whatever else is", () => {
  const board = { x: 0, y: 140, width: 390, height: 420 };
  expect(stacked([board], [], NOTE, SCREEN)).toBe(SCREEN - NOTE - 8);
  expect(stacked([card], [board], NOTE, SCREEN)).not.toBe(SCREEN - NOTE - 8);
});
