/** How far each lesson has come in this browser, and which games were played here. */
import { kept } from "../kept";

/** The step that somebody was at, of how many; past the last one it is learnt. */
interface Reached { step: number; of: number }

class Progress {
  lessons = $state.raw<Record<string, Reached>>(kept("lessons") ?? {});
  played = $state.raw<string[]>(kept("played") ?? []);

  put(game: string, step: number, of: number) {
    this.lessons = { ...this.lessons, [game]: { step, of } };
    kept("lessons", this.lessons);
  }

  play(game: string) {
    if (this.played.includes(game)) return;
    this.played = [...this.played, game];
    kept("played", this.played);
  }
}

const progress = new Progress();

/** Where a lesson was left; nothing where it was not begun, or is learnt. */
export const begun = (game: string): number | null => {
  const at = progress.lessons[game];
  return at && at.step > 0 && at.step < at.of ? at.step : null;
};
export const isLearnt = (game: string): boolean => {
  const at = progress.lessons[game];
  return at !== undefined && at.step >= at.of;
};
/** Nobody who has learnt a lesson unlearns it by reading it again. */
export const reached = (game: string, step: number, of: number) => void (isLearnt(game) || progress.put(game, step, of));
export const learnt = (game: string, of: number) => progress.put(game, of, of);
/** A match of a game was opened in this browser, with a seat at it. */
export const hasPlayed = (game: string) => progress.play(game);
/** Whether somebody here has never played a game, nor learnt it. */
export const isNew = (game: string): boolean => !progress.played.includes(game) && !isLearnt(game);
