import * as z from 'zod/mini';

const kept = z.array(z.tuple([z.string(), z.string()]));

/** What a browser put back, for the fields there are: typedIn('[["reason","Umzug"]]', ['reason']) → [['reason', 'Umzug']] */
export function typedIn<Name extends string>(text: string, names: readonly Name[]): [Name, string][] {
  const found = new Map(kept.safeParse(parsed(text)).data);
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
