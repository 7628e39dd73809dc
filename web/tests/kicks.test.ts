/** The kicks of a shoot-out, in order. */
import { expect, test } from "vitest";
import { kicksOf } from "../src/boards/worldwide-football/kicks";
import type { Line } from "../src/table/log";

const line = (side: number, scores: boolean): Line => ({
  version: 1, opens: true, kind: "shoot-out kick", text: {}, rule: "", seat: null, side, event: { kind: "shoot-out kick", side, scores, text: {}, after: {} } as unknown as Line["event"],
});
const log = [line(0, false), line(1, true), line(0, true), line(1, false), line(0, true)];

test("they stand in the order in which they were taken", () => {
  expect(kicksOf(log, 0, 3, 2)).toEqual([false, true, true]);
  expect(kicksOf(log, 1, 2, 1)).toEqual([true, false]);
});
test("what is not shown yet is left out", () => expect(kicksOf(log, 0, 2, 1)).toEqual([false, true]));
test("of kicks before the log those that went in come first", () => expect(kicksOf(log.slice(2), 0, 4, 3)).toEqual([true, false, true, true]));
test("a log that tells of kicks that were taken back is not believed", () => expect(kicksOf([line(0, true), line(0, true)], 0, 2, 1)).toEqual([true, false]));
