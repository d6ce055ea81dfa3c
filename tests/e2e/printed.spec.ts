import { expect, test } from '@playwright/test';
import { PER_PAGE } from '@/lib/pages/paged';
import { byNightUnless } from '../thorough';
import { ARTICLE, built, EVENT } from './built';
import { printedPages } from './printed';

/** How many sheets of A4 a page fills at most; each page type joins as it is seen to. */
const SHEETS = new Map([
  [EVENT, 1],
  [ARTICLE, 4],
  ['/', 6],
  ['/kennenlernen/', 3],
  ['/books/', 8],
  ['/games/', 5],
]);

for (const [path, most] of SHEETS) {
  test(
    `who prints ${path} takes no more than ${most} sheets from the printer (R-LAND-7)`,
    byNightUnless(path === ARTICLE || path === EVENT),
    async ({ page }) => {
      await page.goto(path);
      expect(await printedPages(page)).toBeLessThanOrEqual(most);
    },
  );
}

test('who prints the list of books gets all of them, those behind "Mehr anzeigen" too', async ({ page }) => {
  await page.goto('/books/');
  const books = page.getByRole('article');
  await expect(books).toHaveCount(Math.min(built.books.length, PER_PAGE));
  await page.emulateMedia({ media: 'print' });
  await expect(books).toHaveCount(built.books.length);
  for (const description of await page.locator('.description').all())
    expect(await description.evaluate((text) => text.scrollHeight <= text.clientHeight)).toBe(true);
});
