import { expect, test } from "vitest";
import { beside } from "../src/parts/near";

const ROOM = { width: 400, height: 400 };
const BUBBLE = { width: 120, height: 50 };
const square = (left: number, top: number, size = 40) => ({ left, top, width: size, height: size });

test("a bubble stands above its thing, in the middle", () => {
  expect(beside(square(180, 200), BUBBLE, ROOM, [])).toEqual({ left: 140, top: 141, side: "above", tail: 60 });
});

test("it never leaves the window, and never lies over its thing", () => {
  expect(beside(square(180, 10), BUBBLE, ROOM, [])).toMatchObject({ top: 59, side: "below" });
  expect(beside(square(0, 200), BUBBLE, ROOM, [])).toMatchObject({ left: 8, side: "above", tail: 14 });
});

test("it makes way for what can be played", () => {
  expect(beside(square(180, 200), BUBBLE, ROOM, [square(180, 150)])).toMatchObject({ side: "below" });
  expect(beside(square(180, 200), BUBBLE, ROOM, [square(180, 150), square(180, 250)])).toMatchObject({ side: "left", left: 51, tail: 25 });
  expect(beside(square(180, 200), BUBBLE, ROOM, [square(180, 150), square(180, 250), square(130, 200)])).toMatchObject({ side: "right" });
});
