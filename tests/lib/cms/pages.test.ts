import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { allKinds, isFolder } from '@/lib/cms/kinds';
import { pagesOf } from '@/lib/cms/pages';
import { sitePages } from '@/lib/pages/registry';
import { content } from '@/tests/fixtures/content';
import { FIXTURES } from '@/tests/fixtures/keep';

const FILES = allKinds().flatMap((kind) =>
  (isFolder(kind) ? readdirSync(`${FIXTURES}/${kind}`).map((name) => `${kind}/${name}`) : [`${kind}.yaml`])
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ kind, file })),
);

test('every entry has a page of the site beside its form, or a note why not (R-DESK-9)', () => {
  const known = new Set(sitePages(content).map(({ path }) => path));
  const shown = FILES.map(({ kind, file }) => ({
    file,
    ...pagesOf(kind, `content/${file}`, Object(parse(readFileSync(`${FIXTURES}/${file}`, 'utf8')))),
  }));
  const isOff = (path: string) => !known.has(path.replace('?text=leicht', ''));
  expect(
    shown.filter(({ pages, note }) => Object.keys(pages).some(isOff) || (!note && !Object.keys(pages)[0])),
  ).toEqual([]);
  const easy = shown.filter(({ pages }) => Object.values(pages).includes('Kurz und leicht')).length;
  const both = [...content.articles.filter(({ simple }) => simple), ...content.questions];
  expect(easy).toBe(both.length);
});
