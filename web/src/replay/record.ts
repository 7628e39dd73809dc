/** A record, checked by this browser alone: every line by its hash, the seal by its commitment, every throw by the seed.
 * What was allowed by the rules it cannot say: that is played again by the server. */
import { commitmentOf, hashOf, Luck, thrown } from "./luck";

const LINE = /^([1-9][0-9]*) ([^\u0000-\u001f\u007f-\u009f]*) #([0-9a-f]{8})$/;
const SEED = /^(?:seed|adjourned) ([0-9a-f]{64})$/;
const WORD = /^word seat:([0-9]{1,2}) (.+)$/;
const COMMITMENT = /^commitment ([0-9a-f]{64})$/;
const THROWN = /^(?:deal|seat:[0-9]{1,2} .*) ?\[([^\[\]]+)\]$/;

export type Flaw = "not-ours" | "no-line" | "number" | "hash" | "cut-off" | "seed" | "throw";
export interface Fault { line: number; flaw: Flaw; written?: string; due?: string }

export interface Checked {
  lines: number;
  /** The hash of the whole record, as far as it holds. */
  hash: string;
  /** Whether the seed is in the record, and is the one that was sealed. */
  opened: boolean;
  /** The throws that are those of the seed. */
  throws: number;
  /** Cuts of piles whose size nobody has told: only the rules know it. */
  unknown: number;
  /** The first line that is not as it must be. */
  fault: Fault | null;
}

/** `piles` is how many cards lay in the piles that were cut, by line, as whoever knows the rules has counted them. */
export function checked(record: string, piles: Record<string, number[]> = {}): Checked {
  const found: Checked = { lines: 0, hash: hashOf(""), opened: false, throws: 0, unknown: 0, fault: null };
  const written = record.split("\n");
  const rest = written.pop();
  const lines: string[] = [];
  const fault = (line: number, flaw: Flaw, more: Partial<Fault> = {}): Checked => ({ ...found, fault: { line, flaw, ...more } });

  for (const [place, whole] of written.entries()) {
    const number = place + 1;
    const [, counted, said = "", digits = ""] = LINE.exec(whole) ?? [];
    if (counted === undefined) return fault(number, "no-line");
    if (counted !== String(number)) return fault(number, "number");
    if (number === 1 && said !== "onze record 1") return fault(1, "not-ours");
    const hash = hashOf(`${found.hash} ${number} ${said}`);
    if (!hash.startsWith(digits)) return fault(number, "hash");
    found.hash = hash;
    found.lines = number;
    lines.push(said);
  }
  if (rest) return fault(written.length + 1, "cut-off");
  if (!lines.length) return fault(1, "not-ours");

  const at = lines.findLastIndex((line) => SEED.test(line));
  const seed = SEED.exec(lines[at] ?? "")?.[1];
  if (seed === undefined) return found;
  const sealed = lines.map((line) => COMMITMENT.exec(line)?.[1]).find((one) => one !== undefined);
  if (commitmentOf(seed) !== sealed) return fault(at + 1, "seed");
  found.opened = true;

  const deal = lines.findIndex((line) => line === "deal" || line.startsWith("deal ["));
  const words = new Map(lines.slice(0, deal).flatMap((line) => {
    const [, seat, word] = WORD.exec(line) ?? [];
    return seat === undefined ? [] : [[Number(seat), word as string] as const];
  }));
  for (const [place, said] of lines.entries()) {
    const throws = place < deal ? undefined : THROWN.exec(said)?.[1];
    if (throws === undefined) continue;
    const luck = new Luck(seed, words, place + 1);
    const cuts = [...(piles[place + 1] ?? [])];
    for (const one of throws.split(", ")) {
      const due = thrown(luck, one, one.startsWith("cut ") ? cuts.shift() : undefined);
      if (due === null) found.unknown += 1;
      else if (due !== one) return fault(place + 1, "throw", { written: one, due });
      else found.throws += 1;
    }
  }
  return found;
}
