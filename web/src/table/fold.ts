/** From one public view to the next by events alone: each says in `after` what has changed, by paths of the view. What
 * has not changed stays the same object, so that a board draws anew only what did. */
type Part = Record<string, unknown>;

export function fold<View extends object>(view: View, after: Record<string, unknown>): View {
  let folded = view;
  for (const [path, value] of Object.entries(after)) folded = put(folded, path.split("."), value) as View;
  return folded;
}

function put(part: unknown, names: string[], value: unknown): unknown {
  const [name, ...rest] = names;
  if (name === undefined) return value;
  const copy = (Array.isArray(part) ? [...part] : { ...(part as Part | null) }) as Part;
  copy[name] = put(copy[name], rest, value);
  return copy;
}

/** What lies at a path of a view. */
export const at = (view: object, path: string): unknown =>
  path.split(".").reduce<unknown>((part, name) => (part as Part | null | undefined)?.[name], view);
