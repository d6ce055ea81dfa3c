import { questionOf } from './clues';
import type { Fact, Logic, Ref } from './puzzle';

type Row = readonly number[];

/** Calls `visit` for every possible assignment; row n has the first category's item n. */
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

/** An assignment, and its inverse: the row of each item, by category. */
type World = { rows: readonly Row[]; rowOf: readonly Row[] };

const known = new Map<string, readonly World[]>();

/** Cached by size, as there are thousands. */
function worldsOf(items: number, categories: number): readonly World[] {
  const size = `${items} ${categories}`;
  const before = known.get(size);
  if (before) return before;
  const worlds: World[] = [];
  eachWorld(items, categories, (rows) => {
    const rowOf = Array.from({ length: categories }, (_, category) =>
      Array.from({ length: items }, (_, item) => rows.findIndex((row) => row[category] === item)),
    );
    worlds.push({ rows, rowOf });
  });
  known.set(size, worlds);
  return worlds;
}

/** Whether a clue is true in a world. */
function isTrue(fact: Fact, { rows, rowOf }: World): boolean {
  // NaN, so that a missing item equals nothing, not even itself.
  const rowWith = ([category, item]: Ref) => rowOf[category]?.[item] ?? Number.NaN;
  const [one, other] = [rowWith(fact.a), rowWith(fact.b)];
  switch (fact.kind) {
    case 'is':
      return one === other;
    case 'not':
      return one !== other;
    case 'either':
      return one === other || one === rowWith(fact.c);
    case 'before':
      return Number(rows[one]?.[fact.by]) < Number(rows[other]?.[fact.by]);
    case 'just':
      return Number(rows[one]?.[fact.by]) + 1 === Number(rows[other]?.[fact.by]);
  }
}

/** Faults, [] if valid: faultsOfLogic(puzzle) → ['„Mia hat den Hund.“ ist überflüssig'] */
export function faultsOfLogic({ story, categories, clues, solution }: Logic): string[] {
  const items = categories[0]?.items.length ?? 0;
  const even = categories.every((one) => one.items.length === items && new Set(one.items).size === items);
  if (!even) return ['hat nicht in jeder Gruppe gleich viele verschiedene Dinge'];
  const found: string[] = [];
  const needed = new Set<number>();
  for (const world of worldsOf(items, categories.length)) {
    let lies = 0;
    let last = -1;
    for (let nth = 0; nth < clues.length && lies < 2; nth += 1)
      if (!isTrue((clues[nth] as Logic['clues'][number]).fact, world)) {
        lies += 1;
        last = nth;
      }
    if (lies === 0) found.push(JSON.stringify(world.rows));
    if (lies === 1) needed.add(last);
  }
  const [first, second] = found;
  const question = questionOf(categories);
  const asksThis = story.endsWith(` ${question}`) && !story.slice(0, -question.length).includes('?');
  return [
    ...(asksThis ? [] : ['fragt anders als nach seinen Gruppen']),
    ...(first === undefined ? ['hat keine Lösung'] : []),
    ...(second === undefined ? [] : ['hat mehr als eine Lösung']),
    ...(found.includes(JSON.stringify(solution)) ? [] : ['hat eine Lösung, die nicht zu den Hinweisen passt']),
    ...clues.filter((_, nth) => !needed.has(nth)).map(({ text }) => `„${text}“ ist überflüssig`),
    ...clues.filter(({ text }) => !/^[A-ZÄÖÜ][^.]*[^ .]\.$/.test(text)).map(({ text }) => `„${text}“ ist kein Satz`),
  ];
}
