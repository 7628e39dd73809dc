/** Records that Python has written, checked as a browser does: all throws of every game, and what was tampered with. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commitmentOf, hashOf, Luck } from "../src/replay/luck";
import { checked } from "../src/replay/record";

const FOLDER = join(import.meta.dirname, "../../tests/games/records");
const read = (name: string) => readFileSync(join(FOLDER, `${name}.onze`), "utf-8");
const all = readdirSync(FOLDER).filter((name) => name.endsWith(".onze")).map((name) => name.slice(0, -5));
const COACHES = "football-a-la-carte-2-coach";
/** As the rules have counted them. */
const PILES = { 38: [37], 107: [25], 136: [8] };

/** Drawn by `onze.kernel.chance.committed`. */
const VECTOR = [0, 2, 13, 51, 792, 0, 275048938];
const ORDER = [5, 6, 0, 4, 3, 1, 7, 2];

/** A record with one line changed and all hashes made anew: only the luck can tell. */
function forged(record: string, change: (line: string) => string): string {
  let hash = hashOf("");
  return record.split("\n").slice(0, -1).map((whole, place) => {
    const said = change(whole.replace(/^\d+ | #\w+$/g, ""));
    hash = hashOf(`${hash} ${place + 1} ${said}`);
    return `${place + 1} ${said} #${hash.slice(0, 8)}\n`;
  }).join("");
}

test("there are records of every game", () => {
  for (const game of ["football-a-la-carte", "worldwide-football", "world-cup", "footime"]) expect(all.some((name) => name.startsWith(game))).toBe(true);
});

test.each(all)("%s holds, every throw of it", (name) => {
  const record = read(name);
  const found = checked(record);
  expect(found).toMatchObject({ fault: null, opened: true, lines: record.split("\n").length - 1 });
  const throws = record.match(/\[.+\] #/g)?.join(", ").split(", ").length ?? 0;
  expect(found.throws + found.unknown).toBe(throws);
  expect(found.unknown).toBe(record.match(/\bcut \d+/g)?.length ?? 0);
});

test("cuts are checked too where the sizes of their piles are told", () => {
  const record = read(COACHES);
  expect(checked(record, PILES)).toMatchObject({ fault: null, unknown: 0, throws: checked(record).throws + 3 });
  expect(checked(record, { ...PILES, 107: [26] }).fault).toMatchObject({ line: 107, flaw: "throw" });
});

test("numbers are those that Python draws", () => {
  const luck = new Luck("00".repeat(32), new Map([[1, "kick-off"], [0, "coup d’envoi"]]), 12);
  expect([6, 6, 20, 55, 1000, 2, 2 ** 31].map((size) => luck.below(size))).toEqual(VECTOR);
  expect(new Luck("ff".repeat(32), new Map(), 1).order(8)).toEqual(ORDER);
  expect(commitmentOf("00".repeat(32))).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
});

describe("a record that was tampered with", () => {
  const record = read(COACHES);
  const lines = record.split("\n");

  test("is found at its line by the running hash", () => {
    expect(checked(record.replace(/^(60 .*)seat:(\d)/m, (_, before, seat) => `${before}seat:${1 - seat}`)).fault).toEqual({ line: 60, flaw: "hash" });
  });
  test("is found where a line was left out, or cut off", () => {
    expect(checked(lines.filter((_, place) => place !== 49).join("\n")).fault).toEqual({ line: 50, flaw: "number" });
    expect(checked(record.slice(0, -5)).fault).toEqual({ line: lines.length - 1, flaw: "cut-off" });
  });
  test("is found where a throw was changed and all hashes were made anew", () => {
    const other = forged(record, (line) => line.replace(/^(deal .*)(heads|tails)/, (_, before, coin) => `${before}${coin === "heads" ? "tails" : "heads"}`));
    const deal = lines.findIndex((line) => line.includes(" deal ")) + 1;
    expect(checked(other).fault).toMatchObject({ line: deal, flaw: "throw" });
  });
  test("is found where another seed was put in, or a word", () => {
    expect(checked(forged(record, (line) => line.replace(/^seed ..../, "seed 0000"))).fault).toMatchObject({ line: lines.length - 1, flaw: "seed" });
    expect(checked(forged(record, (line) => line.replace(/^(word seat:0) .*/, "$1 other"))).fault).toMatchObject({ flaw: "throw" });
  });
  test("is no record at all", () => {
    expect(checked("hello\n").fault).toEqual({ line: 1, flaw: "no-line" });
    expect(checked("").fault).toEqual({ line: 1, flaw: "not-ours" });
    expect(checked(`1 onze record 2 #${hashOf(`${hashOf("")} 1 onze record 2`).slice(0, 8)}\n`).fault).toEqual({ line: 1, flaw: "not-ours" });
  });
});

test("a record whose seed is not told yet holds as far as it can", () => {
  const open = read(COACHES).split("\n").slice(0, -3).join("\n");
  expect(checked(`${open}\n`)).toMatchObject({ fault: null, opened: false, throws: 0 });
});
