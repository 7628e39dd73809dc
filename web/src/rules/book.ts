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

const NOWHERE = 9;
interface Read { id: string; title: string; text: string; why: string }

/** How far a word is from a clause: its id is nearest, then its text where the chapter is called so too, then its text as
 * a whole word or a part of one, and last the reason of a ruling. */
function far(word: string, { id, title, text, why }: Read): number {
  if (id.includes(word)) return id === word ? 0 : 1;
  if (!text.includes(word)) return why.includes(word) ? 8 : NOWHERE;
  const isWhole = text.split(/[^\p{L}\p{N}-]+/u).includes(word);
  return (title.includes(word) ? 2 : 4) + (isWhole ? 0 : 1);
}

/** The clauses that hold every word, by text or id: the nearest first, and equally near ones in the order of the book. */
export function found(book: Book, wanted: string, language: string): Clause[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const read = (told: Text | null) => plain(told?.[language] ?? "");
  const near = book.chapters.flatMap(({ title, clauses }) =>
    clauses.map((clause) => {
      const away = words.map((word) => far(word, { id: plain(clause.id), title: read(title), text: read(clause.text), why: read(clause.why) }));
      return { clause, away: away.includes(NOWHERE) ? Infinity : away.reduce((sum, one) => sum + one) };
    }),
  );
  return near.filter(({ away }) => away < Infinity).sort((one, other) => one.away - other.away).map(({ clause }) => clause);
}

/** A sentence cut where it names other clauses of the book. */
export function pieces(book: Book, sentence: string): Array<{ text: string; clause: string | null }> {
  return sentence
    .split(/([A-Z]{2,4}-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*)/)
    .filter(Boolean)
    .map((text) => ({ text, clause: book.clauses.has(text) ? text : null }));
}
