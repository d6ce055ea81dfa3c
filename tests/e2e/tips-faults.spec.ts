import { expect, test } from '@playwright/test';
import { holdRequests } from './arrivals';
import { built, near } from './built';
import { breakPicture, loaded } from './pictures';

const { books, games } = built;

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
    let release = () => {};
    const failed = new Promise<void>((resolve) => {
      release = resolve;
    });
    page.on('requestfailed', (request) => request.url().includes('/pictures/') && release());
    await page.route('**/_next/static/**/*.js', async (route) => {
      await failed;
      await route.continue();
    });
    await page.goto('about:blank');
    await page.goto('/books/');
    await expect.poll(() => loaded(cover)).toBe(true);
    await expect(cover).toHaveAttribute('data-failed');
  });

for (const { id } of books.slice(0, 1))
  test('lazy pictures not loaded yet are not replaced', { tag: '@night' }, async ({ page }) => {
    await page.goto('/books/');
    await expect.poll(() => loaded(page.locator(`#book-${id} img`))).toBe(true);
    await expect(page.locator('[data-failed]')).toHaveCount(0);
  });

for (const { id } of games.slice(0, 1))
  test('a game’s picture is replaced once, even if the placeholder fails too', { tag: '@night' }, async ({ page }) => {
    await page.goto('/games/');
    const image = page.locator(`#game-${id} img`);
    await page.route('**/pictures/**', (route) => route.abort());
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/pictures/')) asked += 1;
    });
    await page.goto('about:blank');
    await page.goto('/games/');
    await expect(image).toHaveAttribute('data-failed');
    const standIn = await image.getAttribute('src');
    const before = asked;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(image).toHaveAttribute('src', standIn ?? '');
    expect(asked - before).toBeLessThan(10);
  });

for (const _book of books.slice(0, 1))
  test('a broken cover on the landing page is replaced too', { tag: '@night' }, async ({ page }) => {
    await page.goto('/#games-books');
    const cover = page.locator('#games-books').getByRole('tabpanel').locator('img').first();
    await page.route('**/pictures/**', (route) =>
      route.request().url().includes('abort') ? route.abort() : route.continue(),
    );
    const standIn = (await cover.getAttribute('data-fallback')) ?? '';
    await cover.evaluate((element) => {
      element.closest('picture')?.querySelector('source')?.setAttribute('srcset', '/pictures/abort.avif');
      element.scrollIntoView();
    });
    await expect(cover).toHaveAttribute('src', standIn);
    await expect.poll(() => loaded(cover)).toBe(true);
  });

for (const { id } of near(books, 4))
  test('slow pictures cause no layout shift in the list', { tag: '@night' }, async ({ page }) => {
    const { letGo } = await holdRequests(page, '**/pictures/**');
    await page.goto('/books/', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    const place = () =>
      page.locator(`#book-${id}`).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await place();
    letGo();
    await expect.poll(() => loaded(page.locator(`#book-${books[0]?.id} img`))).toBe(true);
    expect(await place()).toBe(before);
  });
