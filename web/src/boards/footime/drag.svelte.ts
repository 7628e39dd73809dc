/** A shirt on its way under a pointer or a finger. */
interface Deeds { over: (event: PointerEvent) => void; drop: (event: PointerEvent) => void; tap: () => void }

/** So far a pointer must have gone before it drags. */
const FAR = 6;

export class Drag {
  pawn = $state<string | null>(null);
  moved = $state(false);
  over = $state<string | null>(null);
  x = $state(0);
  y = $state(0);

  begin(event: PointerEvent, pawn: string, { over, drop, tap }: Deeds) {
    if (event.button) return;
    event.preventDefault();
    event.stopPropagation();
    const [x, y] = [event.clientX, event.clientY];
    const zoom = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--zoom")) || 1;
    this.pawn = pawn;
    this.moved = false;
    const move = (one: PointerEvent) => {
      if (one.pointerId !== event.pointerId) return;
      this.moved ||= Math.hypot(one.clientX - x, one.clientY - y) > FAR;
      [this.x, this.y] = [one.clientX / zoom, one.clientY / zoom];
      if (this.moved) over(one);
    };
    const end = (one: PointerEvent) => {
      if (one.pointerId !== event.pointerId) return;
      stop.abort();
      const { moved } = this;
      [this.pawn, this.over, this.moved] = [null, null, false];
      if (one.type === "pointercancel") return;
      if (moved) drop(one);
      else tap();
    };
    const stop = new AbortController();
    addEventListener("pointermove", move, { signal: stop.signal });
    addEventListener("pointerup", end, { signal: stop.signal });
    addEventListener("pointercancel", end, { signal: stop.signal });
  }
}
