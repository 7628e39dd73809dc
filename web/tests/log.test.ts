import { expect, test } from "vitest";
import type { History, TableEvent } from "../src/contract/server";
import { lately, lines, ofHistory } from "../src/table/log";

const event = (kind: string, en: string, more: Partial<TableEvent> = {}): TableEvent => ({ kind, text: { en, fr: en }, after: {}, ...more });

test("a line for each sentence, the first of a version opens it", () => {
  const told = lines(7, [event("card", "Ana plays a six.", { seat: 0, side: 0, rule: "FAC-6.1" }), event("ball", "To d9.")]);
  expect(told.map((line) => [line.version, line.opens, line.kind])).toEqual([[7, true, "card"], [7, false, "ball"]]);
  expect(told[0]).toMatchObject({ rule: "FAC-6.1", seat: 0, side: 0 });
  expect(told[1]).toMatchObject({ rule: "", seat: null, side: null });
});

test("what has no sentence has no line, and does not open", () => {
  const told = lines(7, [event("draw", ""), event("ball", "To d9.")]);
  expect(told.map((line) => [line.kind, line.opens])).toEqual([["ball", true]]);
});

test("what the table notes comes after what the game tells", () => {
  const note = { en: "Bo: time is up.", fr: "Bo : le temps est écoulé." };
  expect(lines(7, [event("ball", "To d9.")], [note]).at(-1)).toMatchObject({ kind: "note", text: note, opens: true });
});

test("the lines of a history are those of its versions, in order", () => {
  const past = (version: number, ...events: TableEvent[]) => ({ version, events, notes: [], public: {}, private: {}, question: {} });
  const history = { versions: [past(4, event("card", "One.")), past(5, event("card", "Two."))], first: 1, last: 5 } as unknown as History;
  expect(ofHistory(history).map((line) => [line.version, line.text["en"]])).toEqual([[4, "One."], [5, "Two."]]);
});

test("what was done last is the newest version, or the turn that it ends", () => {
  const turn = lines(7, [event("card", "Bo plays a four.", { seat: 1 }), event("ball", "To d9.")]);
  const drawn = lines(8, [event("draw", "Bo draws a card.", { seat: 1 })]);
  const answered = lines(9, [event("card", "Ana plays a two.", { seat: 0 })]);
  const told = (...log: ReturnType<typeof lines>) => lately(log).map((line) => line.text["en"]);
  expect(told()).toEqual([]);
  expect(told(...turn)).toEqual(["Bo plays a four.", "To d9."]);
  expect(told(...turn, ...drawn)).toEqual(["Bo plays a four.", "To d9.", "Bo draws a card."]);
  expect(told(...turn, ...drawn, ...answered)).toEqual(["Ana plays a two."]);
  const goal = lines(8, [event("cut", "A red flag."), event("goal", "Goal!", { seat: 1 }), event("draw", "Bo draws a card.", { seat: 1 })]);
  expect(told(...turn, ...goal)).toEqual(["Goal!", "Bo draws a card."]);
});
