import { describe, expect, test } from "vitest";
import { walked, type Point } from "../src/parts/arrows";

const cells = Array.from({ length: 25 }, (_, place) => ({ x: place % 5, y: Math.floor(place / 5) }));
const at = (x: number, y: number) => cells[y * 5 + x] as Point;
const pressed = (key: string, shiftKey = false) => ({ key, shiftKey }) as KeyboardEvent;
const walk = (key: string, from: Point, legal: Point[], shift = false) => walked(pressed(key, shift), from, cells, (cell) => cell, (cell) => legal.includes(cell));

describe("arrows on a board", () => {
  test("walk from one that may be chosen to the next", () => {
    expect(walk("ArrowRight", at(0, 2), [at(3, 2), at(4, 4)])).toBe(at(3, 2));
    expect(walk("ArrowUp", at(2, 4), [at(2, 0), at(0, 3)])).toBe(at(2, 0));
  });
  test("reach whatever may be chosen, in one of the four directions", () => {
    for (const target of cells.filter((cell) => cell !== at(2, 2))) {
      const reached = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => walk(key, at(2, 2), [target]));
      expect(reached).toContain(target);
    }
  });
  test("walk every cell with Shift, and where nothing may be chosen", () => {
    expect(walk("ArrowLeft", at(2, 2), [at(0, 2)], true)).toBe(at(1, 2));
    expect(walk("ArrowDown", at(2, 2), [])).toBe(at(2, 3));
    expect(walk("ArrowDown", at(2, 4), [])).toBeUndefined();
  });
  test("are the only keys that walk", () => {
    expect(walk("a", at(2, 2), [at(0, 2)])).toBeUndefined();
  });
});
