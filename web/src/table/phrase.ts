/** What may be said now, and how far a phrase has come: the words said so far, each with the menu that it was chosen from. */
import type { Entry, Frame } from "../contract/kernel";

export interface Moment {
  menu: Entry[];
  foreseen: Record<string, object>;
}
/** A point of a phrase that can be come back to. */
export interface Point extends Moment {
  view: Frame;
  /** What is asked there. */
  question?: Record<string, string>;
}
export interface Word extends Point { entry: Entry }

/** How a thing stands in its place. */
export interface Standing {
  /** Something can be said with it now, or could have been where a word can be taken back for another. */
  entries: Entry[];
  /** A question speaks of its place, but not of it: it is grey, and says why on demand. */
  off: boolean;
  /** It is under the pointer, or is the word that would be replaced. */
  on: boolean;
  /** It was said in this phrase. */
  said: boolean;
  note: Record<string, string> | null;
}

interface Sorted { places: Set<string>; things: Map<string, Entry[]> }
const NONE: Entry[] = [];
const sorted = new WeakMap<Entry[], Sorted>();

/** A menu by places and by things. It is sorted once for all the things of a table, which may be hundreds. */
function sortedOf(menu: Entry[]): Sorted {
  let found = sorted.get(menu);
  if (!found) {
    found = { places: new Set(menu.map((entry) => entry.place)), things: new Map() };
    for (const entry of menu) {
      const entries = found.things.get(entry.thing);
      if (entries) entries.push(entry);
      else found.things.set(entry.thing, [entry]);
    }
    sorted.set(menu, found);
  }
  return found;
}

/** The entries of a menu that are about a thing, wherever it lies. */
export const entriesOf = (menu: Entry[], thing: string): Entry[] => sortedOf(menu).things.get(thing) ?? NONE;

/** The latest menu of the phrase that speaks of a place, and the number of words said before it. */
export function speaksOf(place: string, now: Moment, said: Word[]): { moment: Moment; words: number } | null {
  if (sortedOf(now.menu).places.has(place)) return { moment: now, words: said.length };
  for (let words = said.length - 1; words >= 0; words--) {
    const moment = said[words] as Word;
    if (sortedOf(moment.menu).places.has(place)) return { moment, words };
  }
  return null;
}

export function standing(thing: string, place: string, now: Moment, said: Word[], hot: Entry | null): Standing {
  const speaks = speaksOf(place, now, said);
  const entries = speaks ? entriesOf(speaks.moment.menu, thing).filter((entry) => entry.place === place) : NONE;
  const replaced = speaks && said[speaks.words]?.entry;
  const on = hot !== null && entries.some((entry) => entry.move === hot.move);
  return {
    entries,
    off: speaks !== null && !entries.length,
    on: on || (replaced != null && replaced.thing === thing && replaced.place === place),
    said: said.some((word) => word.entry.thing === thing && word.entry.place === place),
    note: entries.find((entry) => entry.note)?.note ?? null,
  };
}

/** The entries of a menu that lie nowhere: buttons. */
export const buttons = (menu: Entry[]): Entry[] => menu.filter((entry) => entry.place === "");
