/** Calls to the server. Whatever is refused is thrown as `Refused`, with a sentence in both languages. */
import type {
  AnalysisShown, Arrived, Commitment, Examples, History, LessonShown, Me, NewLink, RecordShown, Refusal, ReturnLink, Sitting, StoryShown, TableOpened, Tables, TableShown,
  VerdictShown,
} from "./contract/server";
import type { Description } from "./contract/kernel";
import type { Text } from "./words/words.svelte";

export class Refused extends Error {
  constructor(readonly key: string, readonly text: Text, readonly rule = "", readonly status = 0) {
    super(text["en"] ?? key);
  }
}

export const UNREACHABLE = new Refused("unreachable", {
  en: "The server does not answer. Try again in a moment.",
  fr: "Le serveur ne répond pas. Réessayez dans un instant.",
});

async function call<Answer>(method: string, path: string, body?: unknown, link?: string | null): Promise<Answer> {
  const response = await answered(method, path, body, link);
  return (await response.json().catch(() => Promise.reject(UNREACHABLE))) as Answer;
}

/** What the server answers, if it does what it is asked for. */
async function answered(method: string, path: string, body?: unknown, link?: string | null): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(link ? { "onze-link": link } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw UNREACHABLE;
  }
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => null)) as Refusal | null;
  if (!refusal?.text) throw UNREACHABLE;
  throw new Refused(refusal.key, refusal.text, refusal.rule, response.status);
}

export interface OptionShown {
  name: string; kind: string; default: unknown; text: Text; rule: string; choices: string[];
  low: number | null; high: number | null;
}
export interface FileKind {
  name: string; text: Text; example: string; option?: string | null;
  /** Whether there is one to begin with. */
  specimen: boolean;
}
/** Where a file is that can be brought as it stands. */
export const specimenOf = (game: string, file: string) => `/api/games/${game}/files/${file}`;
export interface GameShown {
  id: string; title: Text; rules_version: number; seats: number[]; options: OptionShown[];
  files: FileKind[]; seat_files: FileKind[]; bots: string[]; lesson: boolean;
}
export interface GamesShown { games: GameShown[]; clocks: Record<string, Record<string, [number, number]>> }
export interface Clause { id: string; text: Text; why: Text | null; basis: string; see: string[] }
export interface Rulebook { game: string; chapters: Array<{ title: Text; clauses: Clause[] }> }

export const api = {
  me: () => call<Me>("GET", "/me"),
  come: (nickname: string) => call<Arrived>("POST", "/me", { nickname }),
  comeBack: (token: string) => call<Me>("POST", "/me/back", { token }),
  rename: (nickname: string) => call<Me>("PUT", "/me", { nickname }),
  returnLink: () => call<ReturnLink>("POST", "/me/return-link"),
  forgetMe: () => call<object>("DELETE", "/me"),

  games: () => call<GamesShown>("GET", "/games"),
  things: (game: string, digest: string) => call<Description[]>("GET", `/games/${game}/things/${digest}`),
  rules: (game: string) => call<Rulebook>("GET", `/games/${game}/rules`),
  clause: (game: string, id: string) => call<Clause>("GET", `/games/${game}/rules/${encodeURIComponent(id)}`),

  lesson: (game: string) => call<LessonShown>("GET", `/games/${game}/lesson`),
  examples: (game: string) => call<Examples>("GET", `/games/${game}/examples`),

  myTables: () => call<Tables>("GET", "/tables/mine"),
  finishedTables: () => call<Tables>("GET", "/tables/finished"),
  openTables: () => call<Tables>("GET", "/tables/open"),
  open: (agreement: object, sitting: Sitting[]) => call<TableOpened>("POST", "/tables", { agreement, sitting }),
  table: (id: string, link?: string | null) => call<TableShown>("GET", `/tables/${id}`, undefined, link),
  close: (id: string) => call<object>("DELETE", `/tables/${id}`),
  commitment: (id: string, link?: string | null) => call<Commitment>("GET", `/tables/${id}/commitment`, undefined, link),
  rematch: (id: string) => call<TableOpened>("POST", `/tables/${id}/rematch`),
  spectatorsLink: (id: string) => call<NewLink>("POST", `/tables/${id}/spectators/link`),
  sendAway: (id: string, spectator: number) => call<object>("POST", `/tables/${id}/spectators/away`, { spectator }),
  history: (id: string, from: number, to: number, seat: number | null, link?: string | null) =>
    call<History>("GET", `/tables/${id}/history?from=${from}&to=${to}${seat === null ? "" : `&seat=${seat}`}`, undefined, link),
  /** After the end: everybody's cards lie open. */
  openHistory: (id: string, from: number, to: number) => call<History>("GET", `/tables/${id}/history?from=${from}&to=${to}&open=1`),
  story: (id: string) => call<StoryShown>("GET", `/tables/${id}/story`),
  analysis: (id: string) => call<AnalysisShown>("GET", `/tables/${id}/analysis`),
  verdict: (id: string) => call<VerdictShown>("GET", `/tables/${id}/verdict`),
  /** A record from this machine: it goes along with every call, as the server keeps nothing of it. */
  broughtMatch: (record: string) => call<RecordShown>("POST", "/records", { record }),
  broughtLines: (record: string, first: number, last: number, seat: number | null, open: boolean) => call<History>("POST", "/records/lines", { record, first, last, seat, open }),
  broughtVerdict: (record: string) => call<VerdictShown>("POST", "/records/verdict", { record }),
  record: async (id: string) => (await answered("GET", `/tables/${id}/record`)).text(),

  sit: (id: string, seat: number, token: string | null) => call<TableShown>("POST", `/tables/${id}/seats/${seat}/sit`, { token }),
  standUp: (id: string, seat: number) => call<TableShown>("POST", `/tables/${id}/seats/${seat}/stand-up`),
  seatBot: (id: string, seat: number, bot: string) => call<TableShown>("POST", `/tables/${id}/seats/${seat}/bot`, { bot }),
  clear: (id: string, seat: number) => call<TableShown>("POST", `/tables/${id}/seats/${seat}/clear`),
  seatLink: (id: string, seat: number) => call<NewLink>("POST", `/tables/${id}/seats/${seat}/link`),
  bring: (id: string, seat: number, name: string, text: string) => call<TableShown>("POST", `/tables/${id}/seats/${seat}/file`, { name, text }),
  ready: (id: string, seat: number, word: string, ready = true) => call<TableShown>("POST", `/tables/${id}/seats/${seat}/ready`, { word, ready }),
};
