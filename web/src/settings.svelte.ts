/** How this browser likes the page: night, speed, sound, and what a click does. */
import { kept } from "./kept";

export const SPEEDS = { slow: 1.8, normal: 1, fast: 0.45, skip: 0 } as const;
export type Speed = keyof typeof SPEEDS;
export type Theme = "day" | "night";

class Settings {
  theme = $state<Theme>(kept<Theme>("theme") ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day"));
  speed = $state<Speed>(kept<Speed>("speed") ?? "normal");
  /** Whether the click on the last word of a longer phrase sends it. */
  clickPlays = $state(kept<boolean>("clickPlays") ?? false);
  /** Whether single keys do something. */
  keys = $state(kept<boolean>("keys") ?? true);
  notify = $state(kept<boolean>("notify") ?? false);
  sound = $state(kept<boolean>("sound") ?? false);

  set<Name extends "theme" | "speed" | "clickPlays" | "keys" | "notify" | "sound">(name: Name, value: Settings[Name]) {
    (this as Settings)[name] = value;
    kept(name, value);
    this.apply();
  }

  apply() {
    document.documentElement.dataset["theme"] = this.theme;
  }

  get pace(): number {
    return SPEEDS[this.speed];
  }
}

export const settings = new Settings();
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
export const reducedMotion = () => reduced.matches;
