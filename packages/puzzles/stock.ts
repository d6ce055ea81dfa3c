import type { Content, Puzzles } from 'content/kinds';
import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { weekCount, weekOf } from './week';

/** Entries in the order of their first use, with the week from which the puzzles of a week take them. */
type Stock = Content['puzzleStock'];
type ListName = Exclude<keyof Stock[number], 'from'>;

/** Names of the entries in each list of content/puzzles.yaml that grows. */
const NAMES = {
  words: ({ words }: Puzzles) => words.map(({ word }) => word),
  sentences: ({ sentences }: Puzzles) => sentences,
  mazes: ({ mazes }: Puzzles) => mazes.map(({ task }) => task),
  logic: ({ logic }: Puzzles) => logic.map(({ title }) => title),
  pairs: ({ pairs }: Puzzles) => pairs.map(({ name }) => name),
  scenes: ({ scenes }: Puzzles) => scenes.map(({ name }) => name),
} satisfies Record<ListName, (puzzles: Puzzles) => string[]>;

const LISTS = Object.keys(NAMES) as ListName[];

const ahead = (week: string) => weekCount(week) ?? 0;

/** This week and the next are on the site already (packages/puzzles/weeks.ts). */
const DAYS_UNTIL_USED = 14;

function recorded(stock: Stock, list: ListName, week?: string): string[] {
  const inUse = stock.filter(({ from }, at) => at === 0 || week === undefined || ahead(from) <= ahead(week));
  return inUse.flatMap(({ [list]: names = [] }) => names);
}

/** What a week's puzzles are made from, in the order recorded, so that later entries change no earlier week (R-PUZ-13). Without a record,
 * everything: stockFor(puzzles, [{ from: '2026-44', words: ['Riff'] }], '2026-47') → { words: [{ word: 'Riff', … }], … } */
export function stockFor(puzzles: Puzzles, stock: Stock, week: string): Puzzles {
  if (stock.length === 0) return puzzles;
  const inUse = LISTS.map((list) => {
    const names = NAMES[list](puzzles);
    const entries: readonly unknown[] = puzzles[list];
    return [list, recorded(stock, list, week).flatMap((name) => entries[names.indexOf(name)] ?? [])];
  });
  return { ...puzzles, ...Object.fromEntries(inUse) };
}

/** Entries that no week uses yet: notRecorded(puzzles, stock) → [{ list: 'words', at: 12, name: 'Drache' }] */
export const notRecorded = (puzzles: Puzzles, stock: Stock): { list: ListName; at: number; name: string }[] =>
  LISTS.flatMap((list) => {
    const known = new Set(recorded(stock, list));
    return NAMES[list](puzzles).flatMap((name, at) => (known.has(name) ? [] : { list, at, name }));
  });

/** Adds new entries from the first week on that is not on the site yet: withNew(puzzles, stock, '2026-11-23') → [ …, { from: '2026-49',
 * words: ['Drache'] }] */
export function withNew(puzzles: Puzzles, stock: Stock, day: Day): Stock {
  const found = notRecorded(puzzles, stock);
  if (found.length === 0) return stock;
  const { name: from } = weekOf(addDays(day, DAYS_UNTIL_USED));
  const at = stock.findIndex((batch) => batch.from === from);
  const before = stock[at] ?? { from };
  const added = LISTS.map((list) => [
    list,
    [...(before[list] ?? []), ...found.filter((one) => one.list === list).map(({ name }) => name)],
  ]).filter(([, names]) => names?.length);
  const batch = { ...before, ...Object.fromEntries(added) };
  return at < 0 ? [...stock, batch] : stock.with(at, batch);
}
