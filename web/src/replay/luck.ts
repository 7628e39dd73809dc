/** Honest luck, made anew: the numbers that follow from a sealed seed, the players' words and the line of a record. What
 * browsers bring for this is missing where a page comes without TLS, as at a table in a local network. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const ROOM = 1n << 64n;

export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
/** What is shown of a seed before the match. */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

export class Luck {
  readonly #seed: Uint8Array;
  readonly #words: string;
  #count = 0;

  /** `words` is what each seat has added, by its number. */
  constructor(seed: string, words: ReadonlyMap<number, string>, readonly line: number) {
    this.#seed = hexToBytes(seed);
    this.#words = [...words].sort(([one], [other]) => one - other).map(([seat, word]) => `\n${seat} ${word}`).join("");
  }

  /** A number from 0 to below `size`: those from the last, incomplete run are thrown away. */
  below(size: number): number {
    const wide = BigInt(size);
    for (;;) {
      const drawn = hmac(sha256, this.#seed, utf8ToBytes(`${this.line} ${this.#count}${this.#words}`));
      this.#count += 1;
      const number = new DataView(drawn.buffer, drawn.byteOffset).getBigUint64(0);
      const result = number % wide;
      if (number - result + wide <= ROOM) return Number(result);
    }
  }

  /** What lies where after a shuffle of so many things. */
  order(size: number): number[] {
    const order = Array.from({ length: size }, (_, place) => place);
    for (let last = size - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other] as number, order[last] as number];
    }
    return order;
  }
}

/** A throw as the seed has it, in the words in which it stands in a record; nothing where its pile has an unknown size. */
export function thrown(luck: Luck, written: string, pile: number | undefined): string | null {
  if (written === "heads" || written === "tails") return luck.below(2) === 0 ? "heads" : "tails";
  if (written === "keep order") return written;
  const [kind = "", ...numbers] = written.split(" ");
  if (kind === "order") return ["order", ...luck.order(numbers.length)].join(" ");
  const sides = /^d([1-9][0-9]{0,8})$/.exec(kind)?.[1];
  if (sides) return `d${sides} ${luck.below(Number(sides)) + 1}`;
  if (kind !== "cut") return "";
  if (pile) return `cut ${luck.below(pile) + 1}`;
  luck.below(2); // one number is drawn all the same
  return null;
}
