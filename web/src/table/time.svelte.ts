/** The time, for clocks that count down and for whoever thinks long: it ticks only while somebody looks at it. */
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const ticking = setInterval(update, 200);
  return () => clearInterval(ticking);
});

export function now(): number {
  subscribe();
  return Date.now();
}

/** 1:05, or 2 h 05 from an hour on, or 3 d from two days on. */
export function asClock(left: number, days: string): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const two = (number: number) => String(number).padStart(2, "0");
  if (seconds >= 48 * 3600) return `${Math.floor(seconds / 86_400)} ${days}`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${two(Math.floor(seconds / 60) % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
