/** The page's own words: the same in both languages, all there, and set as each language is. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { joined, percent, say, words } from "../src/words/words.svelte";

const SOURCES = join(import.meta.dirname, "../src");
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" });
const read = (file: string) => readFileSync(join(SOURCES, file), "utf-8");

/** The files of words in pairs: `words/en/table.ftl` with `words/fr/table.ftl`, `boards/…/en.ftl` with `boards/…/fr.ftl`. */
const isEnglish = (file: string) => /(^|\/)en(\.ftl$|\/[^/]+\.ftl$)/.test(file);
const french = (file: string) => file.replace(/(^|\/)en(\.ftl$|\/[^/]+\.ftl$)/, "$1fr$2");
const pairs = files.filter(isEnglish);

type Part = string | { type: string; name?: string; value?: unknown; variants?: Array<{ value: Pattern }>; args?: Part[] };
type Pattern = string | Part[] | null;

/** The plain words of a pattern, whichever variant is taken, and the names of the values that it shows; which one chooses
 * a variant is for each language to say. */
function spelled(pattern: Pattern, texts: string[] = [], values = new Set<string>()) {
  for (const part of typeof pattern === "string" ? [pattern] : (pattern ?? [])) {
    if (typeof part === "string") texts.push(part);
    else {
      if (part.type === "var") values.add(part.name as string);
      for (const inner of part.args ?? []) spelled([inner], [], values);
      for (const variant of part.variants ?? []) spelled(variant.value, texts, values);
    }
  }
  return { texts, values: [...values].sort() };
}

const messages = (file: string) =>
  new Map(new FluentResource(read(file)).body.map((message) => [message.id, spelled(message.value as Pattern)]));

describe.each(pairs)("%s", (file) => {
  const [english, other] = [messages(file), messages(french(file))];

  test("says the same in both languages, with the same values", () => {
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, { values }] of english) expect([key, other.get(key)?.values]).toEqual([key, values]);
  });

  test("has no letters of a typewriter", () => {
    for (const [key, { texts }] of [...english, ...other]) for (const text of texts) expect([key, text]).toEqual([key, text.replace(/['"]|\.\.\./g, "¬")]);
  });

  test("has French marks behind a space, and French quotation marks", () => {
    for (const [key, { texts }] of other) {
      for (const text of texts) {
        expect([key, text.match(/[^\s\u00a0\u202f(«!?:;]+(?:[;!?]|:(?!\/\/|\d))/)?.[0] ?? ""]).toEqual([key, ""]);
        expect([key, text.match(/[“”]|«\S|\S»/)?.[0] ?? ""]).toEqual([key, ""]);
      }
    }
  });
});

test("every word that the page says is there", () => {
  const known = new Set(pairs.flatMap((file) => [...messages(file).keys()]));
  const said = files
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/\bsay\(\s*"([a-z][\w-]*)"/g)].map((found) => `${found[1]} in ${file}`));
  expect(said.filter((one) => !known.has(one.split(" ")[0] as string))).toEqual([]);
});

test("no key stands in two files: one would hide the other", () => {
  const all = pairs.flatMap((file) => [...messages(file).keys()]);
  expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([]);
});

test("the language changes at once, and no-break spaces are set in French", () => {
  words.speak("fr");
  expect(percent(0.62)).toBe("62\u00a0%");
  expect(say("back-home")).toBe("Tous les jeux");
  words.speak("en");
  expect(percent(0.62)).toBe("62%");
  expect(say("back-home")).toBe("All games");
  expect(document.documentElement.lang).toBe("en");
  expect(localStorage.getItem("onze.language")).toBe('"en"');
});

test("a score stays on one line, in either language", () => {
  expect(joined("(0\u00a0–\u00a02)")).toBe("(0\u00a0–\u2060\u00a02)");
  expect(joined("Allemagne 0-1 Espagne")).toBe("Allemagne 0-\u20601 Espagne");
  expect(joined("Attack: Spain 1½–½ Slovenia")).toBe("Attack: Spain 1½–\u2060½ Slovenia");
  expect(joined("Bartholomew – Regular")).toBe("Bartholomew – Regular");
});
