/** The page is silent until somebody wants to hear it, and a sound is never the only sign of anything. */
import { settings } from "../settings.svelte";
import type { Noise } from "./noises";

/** So loud is everything. */
const VOLUME = 0.5;

let context: AudioContext | null = null;
let out: GainNode | null = null;

/** Sounds, if they are wanted; what makes them is loaded then. Browsers keep silent until somebody has touched the page. */
export async function hear(noises: readonly Noise[]): Promise<void> {
  if (!settings.sound || !noises.length || !("AudioContext" in window)) return;
  const { NOISES } = await import("./noises");
  if (!context || !out) {
    context = new AudioContext();
    out = context.createGain();
    out.gain.value = VOLUME;
    out.connect(context.destination);
  }
  if (context.state === "suspended") await context.resume();
  for (const noise of noises) NOISES[noise](context, out, context.currentTime + 0.01);
}
