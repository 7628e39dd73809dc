/** What a table has agreed on, in a few words each. */
import type { GameShown } from "../api";
import type { AgreementShown } from "../contract/server";
import { editionOf } from "../words/edition";
import { say } from "../words/words.svelte";

const MODES = ["amateur", "professional", "international"];
/** Options that have a word of their own, and are no house rules. */
const HEADLINES = ["mode", "edition", "period_turns"];

function clock({ kind, ...numbers }: AgreementShown["clock"]): string {
  const { seconds, increment, days } = numbers as Record<string, number>;
  if (kind === "move") return say("room-clock-move", { seconds: seconds ?? 0 });
  if (kind === "bank") return say("room-clock-bank", { minutes: Math.round((seconds ?? 0) / 60), increment: increment ?? 0 });
  if (kind === "days") return say("room-clock-days", { days: days ?? 1 });
  return say("room-clock-none");
}

export function agreed(agreement: AgreementShown, game: GameShown | undefined): string[] {
  const { options } = agreement;
  const mode = options["mode"] ?? editionOf(agreement);
  const differs = game?.options.some((option) => !HEADLINES.includes(option.name) && options[option.name] !== undefined && options[option.name] !== option.default);
  return [
    ...(mode ? [MODES.includes(String(mode)) ? say(`mode-${mode}`) : String(mode)] : []),
    ...(options["period_turns"] ? [`${say("length-turns", { turns: Number(options["period_turns"]) })} ${say("length-turns-say")}`] : []),
    ...agreement.files.map((file) => say(`file-${file}`)),
    clock(agreement.clock),
    ...(agreement.friendly ? [say("room-friendly")] : []),
    ...(agreement.hints ? [say("room-hints")] : []),
    ...(agreement.open ? [say("room-anybody")] : []),
    ...(differs ? [say("room-house")] : []),
  ];
}
