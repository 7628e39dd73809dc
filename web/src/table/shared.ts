/** A position that is told anew, made of the parts of the one before it wherever they say the same: a board then draws
 * only what has changed, however large the position is. */
export function shared<Part>(before: unknown, now: Part): Part {
  if (before === now || typeof now !== "object" || now === null || typeof before !== "object" || before === null) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now;
    const parts = now.map((part, place) => shared(before[place], part));
    return (parts.length === before.length && parts.every((part, place) => part === before[place]) ? before : parts) as Part;
  }
  if (Array.isArray(before)) return now;
  const [old, keys] = [before as Record<string, unknown>, Object.keys(now)];
  const parts: Record<string, unknown> = {};
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    parts[key] = shared(old[key], (now as Record<string, unknown>)[key]);
    same &&= key in old && parts[key] === old[key];
  }
  return (same ? before : parts) as Part;
}
