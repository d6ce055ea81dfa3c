/** What placeholders stand for, by the words between their dots. */
export type Facts = { [name: string]: string | Facts };

/** A field that was written, never one every object has: 'constructor'. */
export const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined;

/** All names of facts: ['product', 'publisher.name', …] */
export const namesOf = (facts: Facts, before = ''): string[] =>
  Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string' ? `${before}${name}` : namesOf(value, `${before}${name}.`),
  );

/** What a name with dots stands for. */
export function factOf(facts: Facts, name: string): string | undefined {
  const found = name.split('.').reduce<unknown>(fieldOf, facts);
  return typeof found === 'string' ? found : undefined;
}

/** Letters to add, take away or change to make one text of another. */
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

/** The name that was probably meant: nearestName(facts, 'plans.jear.price') → 'plans.year.price' */
export const nearestName = (facts: Facts, name: string): string | undefined =>
  namesOf(facts)
    .map((known) => ({ known, far: distance(name.slice(0, 60), known) }))
    .sort((a, b) => a.far - b.far)[0]?.known;
