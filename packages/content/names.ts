import { typos } from 'german/typos';

/** Values of placeholders, nested by the parts of their names. */
export type Facts = { [name: string]: string | Facts };

/** fieldOf({ id: 1 }, 'id') → 1; undefined for inherited names such as 'constructor' */
export const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined;

/** Dotted names of all facts: → ['product', 'publisher.name', …] */
export const namesOf = (facts: Facts, before = ''): string[] =>
  Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string' ? `${before}${name}` : namesOf(value, `${before}${name}.`),
  );

/** factOf(facts, 'plans.year.price') → '8,90 €' */
export function factOf(facts: Facts, name: string): string | undefined {
  const found = name.split('.').reduce<unknown>(fieldOf, facts);
  return typeof found === 'string' ? found : undefined;
}

/** nearestName(['plans.year.price', …], 'plans.jear.price') → 'plans.year.price'; undefined if all are more than `most` typos away */
export const nearestName = (names: readonly string[], name: string, maxTypos = Number.POSITIVE_INFINITY) =>
  names
    .map((known) => ({ known, far: typos(name.slice(0, 60), known, maxTypos) }))
    .filter(({ far }) => far <= maxTypos)
    .sort((a, b) => a.far - b.far)[0]?.known;

/** Suggestion for a likely typo: typoHint(['events/zoo.webp'], 'events/zo.webp') → '; gemeint ist vielleicht events/zoo.webp' */
export function typoHint(names: readonly string[], name: string): string {
  const near = nearestName(names, name, 3);
  return near ? `; gemeint ist vielleicht ${near}` : '';
}
