import type { Worksheet } from 'content/kinds';
import { facetsOf, listedSheets, sheetsByArticle } from '@/lib/school/finder';
import { content } from '@/tests/fixtures/content';

const [worksheet] = content.worksheets as [Worksheet];
const sheets = listedSheets(content);

test('a worksheet is found by each of its classes, its subject and its text (R-SCH-8)', () => {
  const [whole, simple] = sheets;
  expect(whole?.facets).toEqual({ klasse: ['5', '6'], fach: 'erdkunde', stufe: 'ganz', zeit: '45' });
  expect(simple?.facets).toEqual({ klasse: ['2', '3', '4'], fach: 'sachunterricht', stufe: 'leicht', zeit: '45' });
  for (const competence of worksheet.trains) expect(whole?.searchText).toContain(competence);
});

test('an easy worksheet links to the easy text of its article', () => {
  expect(sheets.map(({ article }) => article)).toEqual([
    `/news/${worksheet.slug}/`,
    `/news/${worksheet.slug}/?text=leicht`,
  ]);
});

test('offers no filter for what all worksheets have in common', () => {
  expect(facetsOf(sheets).map(({ name }) => name)).toEqual(['klasse', 'fach', 'stufe']);
  const longer = { ...(sheets[0] as (typeof sheets)[number]), minutes: 90 };
  expect(facetsOf([...sheets, longer]).at(-1)).toMatchObject({
    name: 'zeit',
    options: [{ label: '45\u00a0Minuten' }, { label: '90\u00a0Minuten' }],
  });
  expect(facetsOf(sheets.slice(0, 1)).map(({ name }) => name)).toEqual(['klasse']);
});

test('both worksheets of an article share a card, found by either subject (R-SCH-8)', () => {
  expect(sheetsByArticle(sheets)).toEqual([sheets]);
  expect(new Set(sheets.map(({ searchText }) => searchText)).size).toBe(1);
  for (const { subject } of sheets) expect(sheets[0]?.searchText).toContain(subject);
});

test('teachers see the newest topics first', () => {
  const [older] = content.articles.filter(({ slug }) => slug === worksheet.slug);
  if (!older) throw new Error('The worksheet has no article');
  const newer = { ...older, slug: 'neu', title: 'Zuletzt', date: { ...older.date, first: '2099-01-02' as const } };
  const listed = listedSheets({ worksheets: [worksheet, { ...worksheet, slug: 'neu' }], articles: [older, newer] });
  expect([...new Set(listed.map(({ slug }) => slug))]).toEqual(['neu', worksheet.slug]);
});
