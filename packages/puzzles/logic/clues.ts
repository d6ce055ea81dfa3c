import type { Fact, LogicCategory, Ref } from './puzzle';

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** questionOf([{}, { ask: 'wer hat was' }, { ask: 'wer kommt wann' }]) → 'Wer hat was, und wer kommt wann?' */
export function questionOf(categories: readonly Pick<LogicCategory, 'ask'>[]): string {
  const asked = categories.flatMap(({ ask }) => ask ?? []);
  return `${upper([...asked.slice(0, -1), asked.length > 1 ? `und ${asked.at(-1)}` : asked[0]].join(', '))}?`;
}

/** Text of a clue: clueText(categories, { kind: 'not', a: [0, 0], b: [1, 2] }) → 'Mia hat nicht den Hund.' */
export function clueText(categories: readonly LogicCategory[], fact: Fact): string {
  const item = ([category, at]: Ref) => categories[category]?.items[at];
  const who = upper(item(fact.a)?.who ?? '');
  const what = (ref: Ref) => item(ref)?.what;
  const verb = categories[fact.b[0]]?.verb;
  switch (fact.kind) {
    case 'is':
      return `${who} ${verb} ${what(fact.b)}.`;
    case 'not':
      return `${who} ${verb} nicht ${what(fact.b)}.`;
    case 'either':
      return `${who} ${verb} entweder ${what(fact.b)} oder ${what(fact.c)}.`;
    case 'before':
    case 'just':
      return `${who} ${categories[fact.by]?.order?.[fact.kind]} ${item(fact.b)?.who}.`;
  }
}

/** All true statements about a solution that a clue may make: factsOf(categories, solution) → [{ kind: 'not', … }, …] */
export function factsOf(categories: readonly Pick<LogicCategory, 'order'>[], solution: readonly number[][]): Fact[] {
  const groups = [...categories.keys()];
  const at = (row: readonly number[], category: number): Ref => [category, row[category] as number];
  return solution.flatMap((row) =>
    groups.flatMap((one) =>
      groups.flatMap((other): Fact[] => {
        if (one === other) return [];
        const [a, right] = [at(row, one), at(row, other)];
        const wrong = solution.filter((another) => another !== row).map((another) => at(another, other));
        const later = groups
          .filter((by) => categories[by]?.order && by !== one && by !== other)
          .flatMap((by) => {
            const gap = (another: readonly number[]) => (another[by] as number) - (row[by] as number);
            return solution.flatMap((another): Fact[] => {
              const b = at(another, other);
              if (gap(another) < 1) return [];
              return [
                { kind: 'before', a, b, by },
                ...(gap(another) === 1 ? [{ kind: 'just' as const, a, b, by }] : []),
              ];
            });
          });
        return [
          { kind: 'is', a, b: right },
          ...wrong.map((b): Fact => ({ kind: 'not', a, b })),
          ...wrong.map(
            (b): Fact => (b[1] < right[1] ? { kind: 'either', a, b, c: right } : { kind: 'either', a, b: right, c: b }),
          ),
          ...later,
        ];
      }),
    ),
  );
}
