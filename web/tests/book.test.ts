/** Rulebooks as they are read: ids within a sentence are links, in every sentence of every game. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Clause } from "../src/api";
import { bound, found, pieces } from "../src/rules/book";

const GAMES = join(import.meta.dirname, "../../src/onze/games");

const clause = (id: string, en: string, fr = en): Clause => ({ id, text: { en, fr }, why: null, basis: "stated", see: [] });
const book = bound({ game: "some-game", chapters: [
  { title: { en: "The turn", fr: "Le tour" }, clauses: [clause("FAC-1.1", "A turn."), clause("FAC-1.10", "Its end.", "Pénalité à l’égalité.")] },
  { title: { en: "Rulings", fr: "Décisions" }, clauses: [clause("FAC-C-12", "No."), clause("WFS-P10a.1", "Solo.")] },
] });
const linked = (sentence: string) => pieces(book, sentence).filter((piece) => piece.clause).map((piece) => piece.clause);

test("a sentence is cut where it names a clause, and nothing of it is lost", () => {
  const sentence = "As FAC-1.1 to FAC-1.10 (and FAC-C-12) say; so does WFS-P10a.1.";
  expect(linked(sentence)).toEqual(["FAC-1.1", "FAC-1.10", "FAC-C-12", "WFS-P10a.1"]);
  expect(pieces(book, sentence).map((piece) => piece.text).join("")).toBe(sentence);
});

test("what is no clause of the book is no link, even if one begins like it", () => {
  expect(linked("FAC-1.12, FAC-9.9, fac-1.1, a 4-3-3, XFAC-1, FAC-")).toEqual([]);
});

test("clauses are found by all words, whatever their accents, or by their id", () => {
  expect(found(book, "egalite penalite", "fr").map((one) => one.id)).toEqual(["FAC-1.10"]);
  expect(found(book, "fac-1", "en").map((one) => one.id)).toEqual(["FAC-1.1", "FAC-1.10"]);
  expect(found(book, "  ", "en")).toEqual([]);
});

test("the nearest clause is found first: by its id, by a chapter that is called so, by a whole word", () => {
  const penalties = bound({ game: "some-game", chapters: [
    { title: { en: "Fouls", fr: "Fautes" }, clauses: [clause("FAC-1.1", "Penalties are rare.", "Pénalités."), clause("FAC-1.2", "See FAC-2.1: a penalty.", "Un pénalty.")] },
    { title: { en: "Penalty cards", fr: "Cartes pénalty" }, clauses: [clause("FAC-2.1", "A penalty is a card.", "Le pénalty est une carte."), clause("FAC-2.2", "No word of it.")] },
    { title: { en: "Penal law", fr: "Droit" }, clauses: [clause("FAC-3.1", "Penal."), clause("PEN-4", "Nothing else.")] },
  ] });
  const ids = (wanted: string, language = "en") => found(penalties, wanted, language).map((one) => one.id);
  expect(ids("penalty")).toEqual(["FAC-2.1", "FAC-1.2"]);
  expect(ids("penalty", "fr")).toEqual(["FAC-2.1", "FAC-1.2"]);
  expect(ids("PENALT")).toEqual(["FAC-2.1", "FAC-1.1", "FAC-1.2"]);
  expect(ids("penal")).toEqual(["FAC-3.1", "FAC-2.1", "FAC-1.1", "FAC-1.2"]);
  expect(ids("fac-2.1")).toEqual(["FAC-2.1", "FAC-1.2"]);
  expect(ids("pen")[0]).toBe("PEN-4");
});

test("chapters are numbered by their clauses", () => {
  expect(book.chapters.map((chapter) => chapter.number)).toEqual(["1", "?"]);
});

describe("every game", () => {
  const rules = (game: string) => join(GAMES, game, "data/rules.toml");
  test.each(readdirSync(GAMES).filter((game) => existsSync(rules(game))))("%s", (game) => {
    const written = readFileSync(rules(game), "utf-8");
    const ids = [...written.matchAll(/^\[chapter\.rules\."(.+)"\]$/gm)].map((match) => match[1] as string);
    const whole = bound({ game: "", chapters: [{ title: { en: "", fr: "" }, clauses: ids.map((id) => clause(id, "")) }] });
    const sentences = written.split("\n").filter((line) => /^(why\.)?(en|fr) =/.test(line));
    expect(ids.length).toBeGreaterThan(200);
    expect(sentences.length).toBeGreaterThan(2 * ids.length - 1);
    for (const sentence of sentences) {
      const named = sentence.split(/[^\w.-]+/).map((word) => word.replace(/[.-]+$/, "")).filter((word) => whole.clauses.has(word));
      expect(pieces(whole, sentence).filter((piece) => piece.clause).map((piece) => piece.clause)).toEqual(named);
    }
  });
});
