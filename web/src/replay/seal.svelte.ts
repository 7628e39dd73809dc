/** Whether a match was honest: this browser makes hashes, seal and throws anew, the server plays the rules again. */
import { Refused } from "../api";
import type { VerdictShown } from "../contract/server";
import { checked, type Checked } from "./record";
import type { Source } from "./source";

export class Check {
  busy = $state(false);
  /** What this browser has found, by itself. */
  ours = $state.raw<Checked | null>(null);
  /** What the server has found, who knows the rules. */
  theirs = $state.raw<VerdictShown | null>(null);
  trouble = $state.raw<Refused | null>(null);

  constructor(readonly source: Source) {}

  run = async () => {
    this.busy = true;
    this.trouble = null;
    try {
      const [record, verdict] = await Promise.all([this.source.record(), this.source.verdict()]);
      this.theirs = verdict;
      this.ours = checked(record, verdict.cuts);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error;
    }
    this.busy = false;
  };
}
