import type { Fact, Logic, Ref } from './puzzle';

type Row = readonly number[];

/** Calls for every way to bring things together, as rows by the first category's things. */
function eachWorld(items: number, categories: number, visit: (rows: readonly Row[]) => void, rows: Row[] = []): void {
  if (rows.length === items) {
    visit(rows);
    return;
  }
  const free = Array.from({ length: categories - 1 }, (_, nth) =>
    Array.from({ length: items }, (_, item) => item).filter((item) => !rows.some((row) => row[nth + 1] === item)),
  );
  const choices = free.reduce<Row[]>(
    (sofar, items) => sofar.flatMap((row) => items.map((one) => [...row, one])),
    [[rows.length]],
  );
  for (const row of choices) eachWorld(items, categories, visit, [...rows, row]);
}

/** Whether a clue says the truth about a world. */
function isTrue(fact: Fact, rows: readonly Row[]): boolean {
  const withThing = ([category, item]: Ref) => rows.find((row) => row[category] === item) ?? [];
  const [one, other] = [withThing(fact.a), withThing(fact.b)];
  switch (fact.kind) {
    case 'is':
      return one === other;
    case 'not':
      return one !== other;
    case 'either':
      return one === other || one === withThing(fact.c);
    case 'before':
      return Number(one[fact.by]) < Number(other[fact.by]);
    case 'just':
      return Number(one[fact.by]) + 1 === Number(other[fact.by]);
  }
}

/** faultsOfLogic(puzzle) → [], or what is wrong: → ['„Mia hat den Hund.“ ist überflüssig'] */
export function faultsOfLogic({ categories, clues, solution }: Logic): string[] {
  const items = categories[0]?.items.length ?? 0;
  const even = categories.every((one) => one.items.length === items && new Set(one.items).size === items);
  if (!even) return ['hat nicht in jeder Gruppe gleich viele verschiedene Dinge'];
  const found: string[] = [];
  const needed = new Set<number>();
  eachWorld(items, categories.length, (rows) => {
    let lies = 0;
    let last = -1;
    for (let nth = 0; nth < clues.length && lies < 2; nth += 1)
      if (!isTrue((clues[nth] as Logic['clues'][number]).fact, rows)) {
        lies += 1;
        last = nth;
      }
    if (lies === 0) found.push(JSON.stringify(rows));
    if (lies === 1) needed.add(last);
  });
  const [first, second] = found;
  return [
    ...(first === undefined ? ['hat keine Lösung'] : []),
    ...(second === undefined ? [] : ['hat mehr als eine Lösung']),
    ...(found.includes(JSON.stringify(solution)) ? [] : ['hat eine Lösung, die nicht zu den Hinweisen passt']),
    ...clues.filter((_, nth) => !needed.has(nth)).map(({ text }) => `„${text}“ ist überflüssig`),
    ...clues.filter(({ text }) => !/^[A-ZÄÖÜ][^.]*[^ .]\.$/.test(text)).map(({ text }) => `„${text}“ ist kein Satz`),
  ];
}
