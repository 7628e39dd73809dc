/** What this browser keeps between two visits: language, night, speed. Where it may keep nothing, nothing is lost but that. */
export function kept<Value>(name: string, value?: Value): Value | null {
  try {
    if (value !== undefined) localStorage.setItem(`onze.${name}`, JSON.stringify(value));
    const found = localStorage.getItem(`onze.${name}`);
    return found === null ? null : (JSON.parse(found) as Value);
  } catch {
    return value ?? null;
  }
}
