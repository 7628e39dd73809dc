import { expect, test } from "vitest";
import { shared } from "../src/table/shared";

const before = { matches: [{ id: "A1", tokens: ["A"] }, { id: "A2", tokens: [] as string[] }], run: 1, none: null };

test("what is told once more is what was told before", () => {
  expect(shared(before, structuredClone(before))).toBe(before);
});

test("what has changed is new, and everything beside it is kept", () => {
  const told = structuredClone(before);
  told.matches[1]?.tokens.push("1G");
  const now = shared(before, told);
  expect(now).toEqual(told);
  expect(now.matches).not.toBe(before.matches);
  expect(now.matches[0]).toBe(before.matches[0]);
});

test("parts that come, go or become something else are as they were told", () => {
  for (const told of [{ run: 1 }, { ...before, more: undefined }, { ...before, matches: {} }, { ...before, none: [] }, [before], null, 1])
    expect(shared<unknown>(before, told)).toStrictEqual(told);
});
