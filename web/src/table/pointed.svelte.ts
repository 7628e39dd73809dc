/** Where an element of the board is on the screen, while something stands at it: boards scroll, turn and are drawn anew. */
export interface Box { x: number; y: number; width: number; height: number }

export function pointed(find: () => Element | null): { readonly box: Box | null } {
  let box = $state.raw<Box | null>(null);
  $effect(() => {
    let frame = 0;
    const look = () => {
      const found = find()?.getBoundingClientRect() ?? null;
      const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue("--zoom")) || 1;
      const next = found && { x: found.x / zoom, y: found.y / zoom, width: found.width / zoom, height: found.height / zoom };
      if (next?.x !== box?.x || next?.y !== box?.y || next?.width !== box?.width || next?.height !== box?.height) box = next;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  });
  return { get box() { return box; } };
}
