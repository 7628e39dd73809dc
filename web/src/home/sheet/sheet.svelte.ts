/** What a team sheet says: how a match is played, and by whom. Good answers are filled in. */
import { api, type GameShown, type GamesShown, type OptionShown } from "../../api";
import type { Sitting, TableOpened } from "../../contract/server";
import { kept } from "../../kept";
import { minutes } from "../lengths";
import { keepLinks } from "../../gathering/links";

export type How = "bots" | "solo" | "screen" | "live" | "days";
export type ClockKind = "none" | "move" | "bank";
/** Who takes a seat beside mine: `me` (the same screen), `empty` (by a link), or a bot by its name. */
export type Sitter = string;
export interface OwnFile { name: string; text: string }

/** What a match is chosen by first, before all house rules. */
const HEADLINES = ["mode", "edition"];
/** Games whose length is a number. */
const LENGTHS: Record<string, { option: string; numbers: number[] }> = { footime: { option: "period_turns", numbers: [20, 45, 90] } };
const GOOD_SEATS: Record<string, number> = { "world-cup": 4 };
/** Modes that nobody plays alone: the engine refuses them. */
const NEVER_ALONE: Record<string, string[]> = { "worldwide-football": ["international"] };
const USUAL_BOT = "regular";

export class Sheet {
  how = $state<How>("bots");
  seats = $state(2);
  sitters = $state<Sitter[]>([]);
  /** What those are called who share my screen, by the place of their seat; whoever is not named bears my name and a number. */
  called = $state<Record<number, string>>({});
  /** Options that differ from what is printed. */
  options = $state<Record<string, unknown>>({});
  files = $state<Record<string, OwnFile>>({});
  clock = $state<ClockKind>("none");
  moveSeconds = $state(60);
  bankMinutes = $state(15);
  increment = $state(10);
  days = $state(3);
  friendly = $state<boolean | null>(null);
  hints = $state<boolean | null>(null);
  open = $state(false);

  readonly headline: OptionShown | undefined;
  readonly length: { option: OptionShown; numbers: number[] } | undefined;
  readonly houseRules: OptionShown[];

  constructor(readonly game: GameShown, readonly clocks: GamesShown["clocks"]) {
    const find = (name: string) => game.options.find((option) => option.name === name);
    this.headline = HEADLINES.map(find).find((option) => option?.kind === "choice");
    const counted = LENGTHS[game.id];
    const option = counted && find(counted.option);
    this.length = counted && option && { option, numbers: counted.numbers };
    this.houseRules = game.options.filter((one) => one !== this.headline && one !== this.length?.option);
    const before = kept<{ how: How; seats: number; headline: unknown; length: unknown }>(`sheet.${game.id}`);
    this.play(before && this.hows.includes(before.how) ? before.how : "bots");
    if (before && this.how !== "solo" && this.counts.includes(before.seats)) this.sit(before.seats);
    if (this.headline && this.headlines.includes(before?.headline as string)) this.set(this.headline, before?.headline);
    if (this.length && typeof before?.length === "number") this.set(this.length.option, before.length);
  }

  get hows(): How[] {
    const solo = this.game.seats.includes(1);
    const several = this.game.seats.some((count) => count > 1);
    return [...(several ? (["bots"] as const) : []), ...(solo ? (["solo"] as const) : []), ...(several ? (["screen", "live", "days"] as const) : [])];
  }

  /** Modes or editions that can be played so. */
  get headlines(): string[] {
    const choices = this.headline?.choices ?? [];
    return this.how === "solo" ? choices.filter((choice) => !NEVER_ALONE[this.game.id]?.includes(choice)) : choices;
  }

  get counts(): number[] {
    return this.game.seats.filter((count) => (this.how === "solo" ? count === 1 : count > 1));
  }

  get bots(): string[] {
    return this.game.bots;
  }

  /** Who may take a seat beside mine. */
  get choices(): Sitter[] {
    if (this.how === "screen") return ["me", ...this.bots];
    if (this.how === "live" || this.how === "days") return ["empty", ...this.bots];
    return this.bots;
  }

  play(how: How) {
    this.how = how;
    if (this.headline && !this.headlines.includes(String(this.value(this.headline)))) this.set(this.headline, this.headline.default);
    const usual = GOOD_SEATS[this.game.id] ?? this.counts[0] ?? 1;
    this.sitters = [];
    this.sit(this.counts.includes(this.seats) ? this.seats : usual);
    if (how !== "screen" && how !== "solo" && this.seats === 2 && usual > 2) this.sit(usual);
  }

  sit(seats: number) {
    this.seats = seats;
    const first = this.choices[0] ?? USUAL_BOT;
    const usual = this.bots.includes(first) && this.bots.includes(USUAL_BOT) ? USUAL_BOT : first;
    this.sitters = Array.from({ length: seats - 1 }, (_, seat) => this.sitters[seat] ?? usual);
  }

  get more(): number | undefined {
    return this.counts.find((count) => count > this.seats);
  }

  get fewer(): number | undefined {
    return this.counts.findLast((count) => count < this.seats);
  }

  // ---- options

  value = (option: OptionShown): unknown => this.options[option.name] ?? option.default;

  set(option: OptionShown, value: unknown) {
    const { [option.name]: _, ...others } = this.options;
    this.options = value === option.default ? others : { ...others, [option.name]: value };
  }

  get differing(): number {
    return this.houseRules.filter((option) => option.name in this.options).length;
  }

  asPrinted() {
    const chosen = [this.headline, this.length?.option].flatMap((option) => (option && option.name in this.options ? [[option.name, this.options[option.name]]] : []));
    this.options = Object.fromEntries(chosen) as Record<string, unknown>;
  }

  // ---- how long, and with whom

  get people(): number {
    return 1 + this.sitters.filter((sitter) => sitter === "me" || sitter === "empty").length;
  }

  /** Minutes with a mode, edition or length in place of the chosen one. */
  time(mode?: unknown, turns?: number): number | null {
    const headline = mode ?? (this.headline ? this.value(this.headline) : "");
    const length = turns ?? (this.length ? Number(this.value(this.length.option)) : undefined);
    return minutes({ game: this.game.id, mode: String(headline), seats: this.seats, people: this.people, ...(length === undefined ? {} : { turns: length }) });
  }

  /** Somebody comes by a link: the match begins in the waiting room. */
  get waits(): boolean {
    return this.sitters.includes("empty");
  }

  get isFriendly(): boolean {
    return this.friendly ?? this.people < 2;
  }

  get givesHints(): boolean {
    return this.hints ?? this.people < 2;
  }

  get #clock(): Record<string, unknown> {
    if (this.how === "days") return { kind: "days", days: this.days };
    if (this.how !== "live" || this.clock === "none") return { kind: "none" };
    if (this.clock === "move") return { kind: "move", seconds: this.moveSeconds };
    return { kind: "bank", seconds: this.bankMinutes * 60, increment: this.increment };
  }

  /** Opens the table, with its luck sealed; a refusal is thrown. */
  async openTable(): Promise<TableOpened> {
    const { game, seats, options } = this;
    const files = Object.fromEntries(Object.entries(this.files).map(([kind, file]) => [kind, file.text]));
    const agreement = { game: game.id, seats, options, files, clock: this.#clock, friendly: this.isFriendly, hints: this.givesHints, open: this.waits && this.open };
    const others = this.sitters.map((sitter, place): Sitting => {
      if (sitter === "me") return { kind: "me", called: this.called[place]?.trim() ?? "" };
      return sitter === "empty" ? { kind: "empty" } : { kind: "bot", bot: sitter };
    });
    const opened = await api.open(agreement, [{ kind: "me" }, ...others]);
    keepLinks(opened);
    kept(`sheet.${game.id}`, {
      how: this.how, seats,
      headline: this.headline ? this.value(this.headline) : null,
      length: this.length ? this.value(this.length.option) : null,
    });
    kept("game", game.id);
    return opened;
  }
}

/** Where on the sheet a refusal belongs. */
export type Place = "nickname" | "seats" | "clock" | "files" | "house" | "ticket";

export function placeOf(key: string, withFiles: boolean): Place {
  if (key.startsWith("nickname") || key === "who_are_you") return "nickname";
  if (/clock|watch_over_days/.test(key)) return "clock";
  if (/seats|sitting|players/.test(key)) return "seats";
  if (/^not_a_(choice|flag)|in_range|_option/.test(key)) return "house";
  if (/^(unreachable|too_|our_fault|full_house|changed)/.test(key)) return "ticket";
  return withFiles || key.includes("file") ? "files" : "ticket";
}
