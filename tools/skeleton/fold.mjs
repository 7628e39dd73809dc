// From one public view to the next by events alone: each says in `after` what has changed, by paths of the view.
export function fold(view, event) {
  for (const [path, value] of Object.entries(event.after ?? {})) put(view, path.split('.'), value);
  return view;
}
function put(part, names, value) {
  const [name, ...rest] = names;
  if (!rest.length) part[name] = structuredClone(value);
  else put(part[name] ??= {}, rest, value);
}
export const at = (view, path) => path.split('.').reduce((part, name) => part?.[name], view);
