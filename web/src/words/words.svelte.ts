/** The page's own words, in French and English: labels and buttons. What a game says comes from the server in both. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { kept } from "../kept";

export type Language = "en" | "fr";
export type Text = Record<string, string>;

/** Marks stay on the line of the word before them; authors type plain spaces. */
const setAsFrench = (source: string) =>
  source.replace(/(?<=\S) (?=[:»%])/g, "\u00a0").replace(/(?<=\S) (?=[;!?])/g, "\u202f").replace(/(?<=«) /g, "\u00a0");

/** A score stays on one line: behind a dash a line may end, even before a space that does not break. */
export const joined = (said: string) => said.replace(/–(?=\u00a0)|(?<=[\d½])[-–](?=[\d½])/g, "$&\u2060");

const bundles = {
  en: new FluentBundle("en", { useIsolating: false }),
  fr: new FluentBundle("fr", { useIsolating: false }),
};
/** What was added and nobody has read yet: most people never hear the other language. */
const unread: Record<Language, string[]> = { en: [], fr: [] };

/** Adds the words of a part of the page, in both languages; a board brings its own when it is loaded. */
export function addWords(english: string, french: string): void {
  unread.en.push(english);
  unread.fr.push(french);
}

function spoken(language: Language): FluentBundle {
  const words = bundles[language];
  for (const source of unread[language].splice(0)) {
    const [error] = words.addResource(new FluentResource(language === "fr" ? setAsFrench(source) : source));
    if (error) throw error;
  }
  return words;
}

const shared = import.meta.glob<string>("./{en,fr}/*.ftl", { query: "?raw", import: "default", eager: true });
for (const [path, english] of Object.entries(shared)) {
  if (path.startsWith("./en/")) addWords(english, shared[path.replace("./en/", "./fr/")] as string);
}

/** A number as it is written. Browsers take long to make their first formatter of numbers, and ours are small. */
class Count extends FluentNumber {
  override toString = () => `${this.value}`;
}

const counted = (values: Record<string, FluentVariable>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value]));

const preferred = (): Language => (navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");

class Words {
  language = $state<Language>(kept<Language>("language") ?? preferred());

  speak(language: Language) {
    this.language = language;
    kept("language", language);
    document.documentElement.lang = language;
  }

  /** A label; a key that is missing is shown as it is, and found by a test. */
  say = (key: string, values: Record<string, FluentVariable> = {}): string => {
    const words = spoken(this.language);
    const pattern = words.getMessage(key)?.value;
    return pattern ? words.formatPattern(pattern, counted(values)) : key;
  };

  /** A text that came in both languages. */
  text = (text: Text | null | undefined): string => text?.[this.language] ?? "";

  /** 62% in English, 62 % in French. */
  percent = (share: number): string => `${Math.round(share * 100)}${this.language === "fr" ? "\u00a0" : ""}%`;
}

export const words = new Words();
export const { say, text, percent } = words;
/** All keys, for the test that holds both languages against each other. */
export const keys = (language: Language) => [...spoken(language)._messages.keys()];
