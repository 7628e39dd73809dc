/** The ball on its way to goal and back. */
import { wait } from "../../table/show.svelte";
import type { Play } from "./play.svelte";
import { placeNumber } from "./scene";
import { bar, type Fold, OPEN, said, type Shown, STILL, told } from "./shown";
import { viewOf } from "./sides";

const HOP = 420, FADE = 260;
const KICK = "cubic-bezier(.15, .85, .35, 1)";

/** The ball hops to the place that the attack has come to. */
export async function hops(shown: Shown) {
  const { session, play, event, fold, pace, still } = shown;
  const from = viewOf(session).pa;
  const to = event["to"] ? placeNumber(session, event["to"] as string) : from;
  if (from === to || !play.ball) return event.kind === "validated" ? told(shown) : said(shown);
  if (still) {
    await fold();
    play.touched = to;
    await wait(STILL * pace);
    play.touched = null;
    return;
  }
  await hop(play, from, to, HOP * pace, fold);
  await wait(180 * pace);
}

async function hop(play: Play, from: number, to: number, time: number, fold: Fold) {
  const { ball } = play;
  if (!ball) return fold();
  const step = Number(ball.dataset["step"]);
  const [start] = /translate\(([^)]*)\)/u.exec(ball.style.transform)?.slice(1) ?? ["0px, 0px"];
  const [x, y] = (start as string).split(",").map((one) => Number.parseFloat(one)) as [number, number];
  const end = x + (to - from) * step;
  const frames = [`translate(${x}px, ${y}px)`, `translate(${(x + end) / 2}px, ${y - 30}px)`, `translate(${end}px, ${y}px)`].map((transform) => ({ transform }));
  const animation = ball.animate(frames, { duration: time, easing: KICK, fill: "both" });
  await animation.finished.catch(() => {});
  const folded = fold();
  await folded;
  animation.cancel();
}

export async function fouled(shown: Shown) {
  await bar({ ...shown, fold: async () => {} });
  await hops(shown);
}

/** The attack is over: its cards go, the ball goes back. */
export async function lost(shown: Shown) {
  const { session, play, fold, pace, still } = shown;
  if (still) return said(shown);
  await wait(OPEN * pace);
  play.leaving = true;
  await wait(FADE * pace);
  await hop(play, viewOf(session).pa, 0, HOP * pace, fold);
  play.leaving = false;
  await wait(STILL * pace);
}
