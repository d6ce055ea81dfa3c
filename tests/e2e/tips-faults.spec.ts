import { expect, test } from '@playwright/test';
import { holdRequests } from './arrivals';
import { built, near } from './built';
import { breakPicture, loaded } from './pictures';

const { books } = built;

for (const book of near(books, 5))
  test('a broken cover is replaced and logged with title and ID, and the page still scrolls to the book', async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto('/books/');
    const cover = page.locator(`#book-${book.id} img`);
    await breakPicture(cover);
    await page.goto('about:blank');
    await page.goto(`/books/#book-${book.id}`);
    await expect(cover).toHaveAttribute('data-failed');
    await expect.poll(() => loaded(cover)).toBe(true);
    await expect(page.locator(`#book-${book.id}`)).toBeInViewport();
    expect(complaints.filter((text) => text.includes(book.title) && text.includes(String(book.id)))).toHaveLength(1);
    await expect(page.locator('[data-failed]')).toHaveCount(1);
  });

for (const { id } of books.slice(0, 1))
  test('a cover that failed before the script ran is replaced too', { tag: '@night' }, async ({ page }) => {
    await page.goto('/books/');
    const cover = page.locator(`#book-${id} img`);
    await breakPicture(cover);
    const { letGo } = await holdRequests(page, '**/_next/static/**/*.js');
    page.on('requestfailed', (request) => request.url().includes('/pictures/') && letGo());
    await page.goto('about:blank');
    await page.goto('/books/');
    await expect.poll(() => loaded(cover)).toBe(true);
    await expect(cover).toHaveAttribute('data-failed');
  });
