import { describe, expect, it } from "vitest";
import type { TableShown } from "../src/contract/server";
import { company, found, resultOf, tallied } from "../src/home/results";

const seat = (number: number, name: string, bot: string | null = null) => ({ number, name, bot, kind: bot ? "bot" : "person" });
const table = (id: string, game: string, values: number[] | null, mine: number[], ...seats: ReturnType<typeof seat>[]) =>
  ({ id, game, outcome: values && { values }, mine, seats }) as unknown as TableShown;

const ANA = seat(0, "Ana");
const TABLES = [
  table("a", "footime", [1, 0], [0], ANA, seat(1, "Bo")),
  table("b", "footime", [0.5, 0.5], [0], ANA, seat(1, "Bo")),
  table("c", "world-cup", [0, 1, 0], [0], ANA, seat(1, "Cleo"), seat(2, "coach 2", "coach")),
];

describe("results", () => {
  it("are those of my own seat", () => {
    expect(TABLES.map(resultOf)).toEqual(["won", "drawn", "lost"]);
  });

  it("are none where a match was closed, watched, or played alone at both ends", () => {
    expect(resultOf(table("d", "footime", null, [0], ANA, seat(1, "Bo")))).toBeNull();
    expect(resultOf(table("e", "footime", [1, 0], [], ANA, seat(1, "Bo")))).toBeNull();
    expect(resultOf(table("f", "footime", [1, 0], [0, 1], ANA, seat(1, "Ana")))).toBeNull();
  });

  it("are one's own where one plays alone against a virtual opponent", () => {
    expect(resultOf(table("g", "worldwide-football", [1], [0], ANA))).toBe("won");
  });

  it("are counted by game and by company, the most played first", () => {
    expect(tallied(TABLES, (one) => [one.game])).toEqual([
      { name: "footime", played: 2, won: 1, drawn: 1, lost: 0 },
      { name: "world-cup", played: 1, won: 0, drawn: 0, lost: 1 },
    ]);
    expect(tallied(TABLES, company)[0]).toEqual({ name: "Bo", played: 2, won: 1, drawn: 1, lost: 0 });
  });

  it("are found by game, company and result together", () => {
    const ids = (wanted: object) => found(TABLES, { game: "", company: "", result: "", ...wanted }).map((one) => one.id);
    expect(ids({})).toEqual(["a", "b", "c"]);
    expect(ids({ game: "footime", result: "drawn" })).toEqual(["b"]);
    expect(ids({ company: "Cleo" })).toEqual(["c"]);
    expect(ids({ company: "Cleo", game: "footime" })).toEqual([]);
  });
});
