import { expect, type Locator, test } from '@playwright/test';
import { PATHS, worksheetFile } from '@/lib/paths';
import { listedSheets, sheetsByArticle } from '@/lib/school/finder';
import { built } from '@/tests/built-content';

const sheets = listedSheets(built);
const of = (wanted: { klasse: string; fach?: string }) =>
  sheets.filter(({ facets }) => facets.klasse.includes(wanted.klasse) && (!wanted.fach || facets.fach === wanted.fach));
const linkTo = (list: Locator, { slug, level }: (typeof sheets)[number]) =>
  list.locator(`a[href$="${worksheetFile(slug, level)}"]`);
const count = (found: typeof sheets) => {
  const { length } = sheetsByArticle(found);
  return `${length} ${length === 1 ? 'Thema' : 'Themen'} mit Arbeitsblättern`;
};

test('a teacher finds a worksheet for a class by keyboard, and the URL keeps the filter (R-SCH-8)', async ({
  page,
}) => {
  const [first] = sheets;
  const klasse = first?.facets.klasse[0] ?? '';
  const [fach, subject] = [first?.facets.fach ?? '', first?.subject ?? ''];
  await page.goto(PATHS.worksheets);
  const status = page.getByRole('main').getByRole('status').filter({ hasText: 'Arbeitsbl' });
  await expect(status).toHaveText(count(sheets));
  await page.getByRole('button', { name: `Klasse ${klasse}`, exact: true }).press('Enter');
  await expect(status).toHaveText(count(of({ klasse })));
  await page.getByRole('button', { name: subject, exact: true }).press('Enter');
  await expect(status).toHaveText(count(of({ klasse, fach })));
  await expect(page).toHaveURL(
    (url) => url.searchParams.get('klasse') === klasse && url.searchParams.get('fach') === fach,
  );
  await page.reload();
  await expect(status).toHaveText(count(of({ klasse, fach })));
  await expect(page.getByRole('button', { name: `Klasse ${klasse}`, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  for (const sheet of of({ klasse, fach })) await expect(linkTo(page.getByRole('main'), sheet)).toBeVisible();
});
