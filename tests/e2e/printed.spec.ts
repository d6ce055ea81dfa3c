import { expect, test } from '@playwright/test';
import { PER_PAGE } from '@/lib/pages/paged';
import { printedPages } from '@/tests/e2e/paper-sheets';
import { byNightUnless } from '../thorough';
import { ARTICLE, article, built, EVENT, isLong } from './built';

/** Maximum number of A4 sheets of a page; add page types as they are checked. */
const SHEETS = new Map([
  [EVENT, 1],
  [ARTICLE, article && isLong(article) ? 5 : 4],
  ['/', 6],
  ['/kennenlernen/', 3],
  ['/books/', 8],
  ['/games/', 5],
]);

for (const [path, most] of SHEETS) {
  test(
    `${path} prints on at most ${most} sheets (R-LAND-7)`,
    byNightUnless(path === ARTICLE || path === EVENT),
    async ({ page }) => {
      await page.goto(path);
      expect(await printedPages(page)).toBeLessThanOrEqual(most);
    },
  );
}

test('the list of books prints completely, including those behind "Mehr anzeigen"', async ({ page }) => {
  await page.goto('/books/');
  const books = page.getByRole('article');
  await expect(books).toHaveCount(Math.min(built.books.length, PER_PAGE));
  await page.emulateMedia({ media: 'print' });
  await expect(books).toHaveCount(built.books.length);
  for (const description of await page.locator('.description').all())
    expect(await description.evaluate((text) => text.scrollHeight <= text.clientHeight)).toBe(true);
});
