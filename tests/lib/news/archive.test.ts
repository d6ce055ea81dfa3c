import type { Article } from 'content/kinds';
import type { Day } from 'german/dates/day';
import { content } from '@/lib/content';
import { inYears } from '@/lib/news/archive';
import { sitePages } from '@/lib/pages/registry';
import { archivePath } from '@/lib/paths';

const [article] = content.articles as [Article];
const on = (...days: Day[]) =>
  days.map((first, index) => ({ ...article, slug: `artikel-${index}`, date: { first, last: first, text: first } }));

test('a reader finds older articles by year and month, the newest first (R-NEWS-11)', () => {
  const years = inYears(on('2025-12-31', '2026-01-01', '2026-11-07', '2026-11-21', '2016-03-05'));
  expect(
    years.map(({ year, months }) => [
      year,
      ...months.map(({ month, articles }) => [month, ...articles.map(({ slug }) => slug)]),
    ]),
  ).toEqual([
    [2026, ['2026-11-01', 'artikel-3', 'artikel-2'], ['2026-01-01', 'artikel-1']],
    [2025, ['2025-12-01', 'artikel-0']],
    [2016, ['2016-03-01', 'artikel-4']],
  ]);
});

test('only years with articles have a page, dated by the newest of them (R-NEWS-11)', () => {
  const pages = (articles: Article[]) =>
    sitePages({ ...content, articles }).flatMap(({ type, path, changed }) =>
      type === 'archiv' ? [[path, changed]] : [],
    );
  expect(pages(on('2026-01-01', '2024-05-04', '2024-06-08'))).toEqual([
    [archivePath(2026), '2026-01-01'],
    [archivePath(2024), '2024-06-08'],
  ]);
  expect(pages([])).toEqual([]);
});
