import type { Fact, Ref } from './puzzle';

/** Whether two items belong together: 1 yes, -1 no, 0 unknown. */
type Table = Map<string, number>;

const key = ([c, i]: Ref, [d, j]: Ref) => (c < d ? `${c}.${i}-${d}.${j}` : `${d}.${j}-${c}.${i}`);

/** Fills a cross table as by hand, by elimination only and without guessing: deduce(3, 4, facts) → true if every cell gets its tick or cross */
export function deduce(categories: number, items: number, facts: readonly Fact[]): boolean {
  const table: Table = new Map();
  const all = Array.from({ length: items }, (_, at) => at);
  const groups = Array.from({ length: categories }, (_, at) => at);
  const pairs = groups.flatMap((c) => groups.filter((d) => d > c).map((d) => [c, d] as const));
  let hasChanged = true;
  const mark = (one: Ref, other: Ref, value: number) => {
    if (one[0] === other[0] || table.has(key(one, other))) return;
    table.set(key(one, other), value);
    hasChanged = true;
  };
  const read = (one: Ref, other: Ref) => {
    if (one[0] !== other[0]) return table.get(key(one, other)) ?? 0;
    return one[1] === other[1] ? 1 : -1;
  };

  const byRow = (one: Ref, d: number) => {
    const open = all.filter((j) => read(one, [d, j]) >= 0);
    const sure = open.find((j) => read(one, [d, j]) > 0) ?? (open.length === 1 ? open[0] : undefined);
    if (sure === undefined) return;
    for (const j of all) mark(one, [d, j], j === sure ? 1 : -1);
  };

  const byThird = (one: Ref, other: Ref) => {
    for (const e of groups) {
      if (e === one[0] || e === other[0]) continue;
      const fits = all.some((k) => read(one, [e, k]) >= 0 && read(other, [e, k]) >= 0);
      const isSame = all.some((k) => read(one, [e, k]) > 0 && read(other, [e, k]) > 0);
      if (isSame || !fits) mark(one, other, isSame ? 1 : -1);
    }
  };

  const byOrder = ({ kind, a, b, by }: Extract<Fact, { by: number }>) => {
    mark(a, b, -1);
    const [low, high] = [a, b].map((one) => all.filter((k) => read(one, [by, k]) >= 0)) as [number[], number[]];
    const fits = (first: number, second: number) => (kind === 'just' ? second === first + 1 : second > first);
    for (const k of low) if (!high.some((other) => fits(k, other))) mark(a, [by, k], -1);
    for (const k of high) if (!low.some((other) => fits(other, k))) mark(b, [by, k], -1);
  };

  const byClue = (fact: Fact) => {
    if (fact.kind === 'is' || fact.kind === 'not') mark(fact.a, fact.b, fact.kind === 'is' ? 1 : -1);
    else if (fact.kind === 'either') {
      for (const item of all) if (item !== fact.b[1] && item !== fact.c[1]) mark(fact.a, [fact.b[0], item], -1);
    } else byOrder(fact);
  };

  while (hasChanged) {
    hasChanged = false;
    for (const fact of facts) byClue(fact);
    for (const [c, d] of pairs)
      for (const i of all) {
        byRow([c, i], d);
        byRow([d, i], c);
        for (const j of all) byThird([c, i], [d, j]);
      }
  }
  return table.size === pairs.length * items * items;
}
