/** A rulebook as it is read: fetched once, searched here, its clauses found by their ids. */
import { api, type Clause, type Rulebook } from "../api";
import type { Text } from "../words/words.svelte";

export interface Chapter { number: string; title: Text; clauses: Clause[] }
export interface Book { game: string; chapters: Chapter[]; chapterOf: Map<string, number>; clauses: Map<string, Clause> }

/** How a chapter is called in its margin: by the number in its ids, `?` for rulings, `=` for examples. */
function numberOf(clauses: Clause[]): string {
  const id = clauses[0]?.id ?? "";
  if (/-C-|GAP/.test(id)) return "?";
  if (/EX\b|EX[.-]|^WCX|-E-/.test(id)) return "=";
  return /^[A-Z]+-[A-Z]?(\d+)/.exec(id)?.[1] ?? "·";
}

export function bound({ game, chapters }: Rulebook): Book {
  const book: Book = { game, chapters: [], chapterOf: new Map(), clauses: new Map() };
  chapters.forEach(({ title, clauses }, place) => {
    book.chapters.push({ number: numberOf(clauses), title, clauses });
    for (const clause of clauses) {
      book.chapterOf.set(clause.id, place);
      book.clauses.set(clause.id, clause);
    }
  });
  return book;
}

const opened = new Map<string, Promise<Book>>();

/** The rulebook of a game; one that could not be fetched is asked for again next time. */
export function bookOf(game: string): Promise<Book> {
  let book = opened.get(game);
  if (!book) {
    book = api.rules(game).then(bound);
    book.catch(() => opened.delete(game));
    opened.set(game, book);
  }
  return book;
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();

/** The clauses that hold every word, by text or id. */
export function found(book: Book, wanted: string, language: string): Clause[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return [...book.clauses.values()].filter((clause) => {
    const said = plain(`${clause.id} ${clause.text[language] ?? ""} ${clause.why?.[language] ?? ""}`);
    return words.every((word) => said.includes(word));
  });
}

/** A sentence cut where it names other clauses of the book. */
export function pieces(book: Book, sentence: string): Array<{ text: string; clause: string | null }> {
  return sentence
    .split(/([A-Z]{2,4}-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*)/)
    .filter(Boolean)
    .map((text) => ({ text, clause: book.clauses.has(text) ? text : null }));
}
