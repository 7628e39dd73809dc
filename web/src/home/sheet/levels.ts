/** What bots are called, and what they are; one that this page has no words for goes by its own name. */
import { say } from "../../words/words.svelte";

const KNOWN = ["rookie", "regular", "strong", "master", "coach", "random"];
export const levelName = (bot: string): string => (KNOWN.includes(bot) ? say(`level-${bot}`) : bot);
export const levelSays = (bot: string): string => (KNOWN.includes(bot) ? say(`level-${bot}-say`) : say("seat-bot"));
