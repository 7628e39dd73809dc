/** The kicks of a shoot-out in the order in which they were taken, as the log tells them. */
import type { Line } from "../../table/log";

const KICK = "shoot-out kick";

/** Whether each of so many kicks of a side went in. The log may begin later than the shoot-out, or be a sentence ahead of
 * what is shown; of kicks that it does not tell those that went in come first. */
export function kicksOf(log: readonly Line[], side: number, kicks: number, scored: number): boolean[] {
  const told = log.filter((line) => line.kind === KICK && line.event?.side === side).map((line) => line.event?.["scores"] === true).slice(0, kicks);
  const [earlier, before] = [kicks - told.length, scored - told.filter(Boolean).length];
  if (before < 0 || before > earlier) return Array.from({ length: kicks }, (_, at) => at < scored);
  return [...Array.from({ length: earlier }, (_, at) => at < before), ...told];
}
