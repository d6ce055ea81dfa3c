type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

function mapStrings(
  value: unknown,
  change: (text: string, path: PropertyKey[]) => string,
  path: PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((entry, index) => mapStrings(entry, change, [...path, index]));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, mapStrings(entry, change, [...path, key])]),
  );
}

/** Sets the no-break spaces nobody types: '14,00 €' and '§ 5' stay on one line. */
export const polish = (data: unknown) =>
  mapStrings(data, (text) =>
    text
      .normalize('NFC')
      .replace(/(\d) €/g, '$1\u00a0€')
      .replace(/§ (\d)/g, '§\u00a0$1'),
  ) as Json;

/**
 * Fills in what site.yaml knows: '{publisher.name}', '{product}'.
 *
 * @returns the data with the values in place, and each placeholder that site.yaml does not hold
 */
export function interpolate(
  data: unknown,
  site: unknown,
): { value: unknown; unknown: { field: string; found: string }[] } {
  const unknown: { field: string; found: string }[] = [];
  const value = mapStrings(data, (text, path) =>
    text.replace(/\{([a-zA-Z]+(?:\.[a-zA-Z]+)*)\}/g, (placeholder, name: string) => {
      const found = name
        .split('.')
        .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], site);
      if (typeof found === 'string') return found;
      unknown.push({ field: path.join('.'), found: placeholder });
      return placeholder;
    }),
  );
  return { value, unknown };
}

/** Every object with `src` and `alt` anywhere in the data, with its field path. */
export function picturesIn(data: unknown, path = ''): { src: string; field: string }[] {
  if (data === null || typeof data !== 'object') return [];
  const own = 'src' in data && 'alt' in data ? [{ src: String(data.src), field: path ? `${path}.src` : 'src' }] : [];
  return own.concat(Object.entries(data).flatMap(([key, value]) => picturesIn(value, path ? `${path}.${key}` : key)));
}
