import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from 'german/dates/arithmetic';
import { formatDay } from 'german/dates/german';
import { parse, stringify } from 'yaml';

const TOWNS = ['Köln', 'Bonn', 'Düsseldorf', 'Münster', 'Würzburg', 'Gießen'];
const town = (id: number) => TOWNS[id % TOWNS.length];

type Original = { title: string };

/** Unique fields of a generated entry; pictures, texts and the rest are copied from an existing entry. */
const MAKERS = {
  events: (id: number, _: Original) => ({
    id,
    title: `Termin ${id} in ${town(id)}`,
    date: formatDay(addDays('2026-12-01', (id * 7) % 700)),
    location: `Haus Nummer ${(id * 13) % 97}, ${town(id * 5)}`,
  }),
  books: (id: number, { title }: Original) => ({ id, title: `${title}, Band ${id}`, author: `Frieda aus ${town(id)}` }),
  games: (id: number, { title }: Original) => ({ id, title: `${title} ${id}` }),
  articles: (id: number, { title }: Original) => ({ title: `${title} (Teil ${id})` }),
};

/** Number of entries per kind. */
export type Counts = Record<keyof typeof MAKERS, number>;

const KINDS = Object.keys(MAKERS) as (keyof Counts)[];
const entries = (content: string, kind: keyof Counts) =>
  readdirSync(join(content, kind)).filter((name) => name.endsWith('.yaml'));

export const countContent = (content: string) =>
  Object.fromEntries(KINDS.map((kind) => [kind, entries(content, kind).length])) as Counts;

/** Generates entries from existing ones until a content folder has `counts` of each kind. Only for copies. */
export function makeContent(content: string, counts: Partial<Counts>) {
  for (const [kind, count] of Object.entries(counts) as [keyof Counts, number][]) {
    const originals = entries(content, kind)
      .sort()
      .map((name) => parse(readFileSync(join(content, kind, name), 'utf8')));
    for (let id = originals.length + 1; id <= count; id += 1) {
      const original = originals[id % originals.length];
      // An article is identified by its file name, all other entries by the number at its start.
      const name = kind === 'articles' ? `artikel-${id}` : `${id}-neu`;
      writeFileSync(
        join(content, kind, `${name}.yaml`),
        stringify({ ...original, ...MAKERS[kind](id, original) }, { lineWidth: 0 }),
      );
    }
  }
}
