const isPair = (pair: unknown): pair is [string, string] =>
  Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string');

/** Restores form input kept by the browser, for existing fields only: restoredInput('[["reason","Umzug"]]', ['reason']) → [['reason', 'Umzug']] */
export function restoredInput<Name extends string>(text: string, names: readonly Name[]): [Name, string][] {
  const kept = parsed(text);
  const found = new Map(Array.isArray(kept) && kept.every(isPair) ? kept : []);
  return names.flatMap((name) => {
    const value = found.get(name);
    return value === undefined ? [] : [[name, value] satisfies [Name, string]];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
