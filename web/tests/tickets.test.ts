import { describe, expect, it } from "vitest";
import type { TableShown } from "../src/contract/server";
import { agreed } from "../src/gathering/agreed";
import { about, title } from "../src/home/tickets";

const seat = (number: number, name: string) => ({ number, name, bot: null, kind: "person" });
const finished = (game: string, reason: string, values: number[], score: number[], mine: number[]) =>
  ({
    game, mine, score, state: "finished", title: { en: "The game", fr: "Le jeu" }, touched: 0, asked: [],
    outcome: { values, score, reason }, seats: [seat(0, "Ana"), seat(1, "Bo")], agreement: { options: {}, files: [], clock: { kind: "none" } },
  }) as unknown as TableShown;

describe("the ticket of a match that is over", () => {
  it("says the goals between two names", () => {
    expect(title(finished("footime", "full time", [1, 0], [2, 1], [0]))).toBe("Ana 2\u00a0–\u00a01 Bo");
  });

  it("says of a cup who took it, and no rounds for goals", () => {
    expect(title(finished("world-cup", "cup won", [0, 1], [4, 5], [0]))).toBe("Ana – Bo");
    expect(about(finished("world-cup", "cup won", [0, 1], [4, 5], [0]))).toBe("The game, the cup for Bo");
    expect(about(finished("world-cup", "cup won", [1, 0], [5, 4], [0]))).toBe("The game, you took the cup");
    expect(about(finished("world-cup", "cup won", [1, 0], [5, 4], [0, 1]))).toBe("The game, the cup for Ana");
  });

  it("says of a cup that nobody took how it ended", () => {
    expect(about(finished("world-cup", "resignation", [0, 1], [4, 4], [0]))).toBe("The game, lost");
  });
});

describe("the edition of a cup", () => {
  const cup = (files: string[]) => {
    const table = finished("world-cup", "cup won", [0, 1], [4, 5], [0]);
    return { ...table, agreement: { ...table.agreement, options: { edition: "2002" }, files } };
  };

  it("is named on the ticket and among what was agreed on", () => {
    expect(about(cup([]))).toBe("The game 2002, the cup for Bo");
    expect(agreed(cup([]).agreement, undefined)).toContain("2002");
  });

  it("is no printed one where somebody has brought their own", () => {
    expect(about(cup(["edition"]))).toBe("The game, the cup for Bo");
    expect(agreed(cup(["edition"]).agreement, undefined)).toEqual(["an edition of one’s own", "no clock"]);
  });
});
