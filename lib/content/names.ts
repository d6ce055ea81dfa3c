/** What placeholders stand for, by the words between their dots. */
export type Facts = { [name: string]: string | Facts };

/** fieldOf({ id: 1 }, 'id') → 1, of 'constructor', which every object has, undefined */
export const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined;

/** → ['product', 'publisher.name', …] */
export const namesOf = (facts: Facts, before = ''): string[] =>
  Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string' ? `${before}${name}` : namesOf(value, `${before}${name}.`),
  );

/** factOf(facts, 'plans.year.price') → '8,90 €' */
export function factOf(facts: Facts, name: string): string | undefined {
  const found = name.split('.').reduce<unknown>(fieldOf, facts);
  return typeof found === 'string' ? found : undefined;
}

/** Letters to add, take away or change (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index += 1) {
      const changed = (row[index] ?? 0) + Number(other[index] !== letter);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** nearest(['plans.year.price', …], 'plans.jear.price') → 'plans.year.price'; none where more than `most` letters differ */
export const nearest = (names: readonly string[], name: string, most = Number.POSITIVE_INFINITY): string | undefined =>
  names
    .map((known) => ({ known, far: distance(name.slice(0, 60), known) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far)[0]?.known;
