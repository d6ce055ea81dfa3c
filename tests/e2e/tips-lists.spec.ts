import { expect, type Page, test } from '@playwright/test';
import { PER_PAGE } from '@/lib/pages/paged';
import { themes } from '@/lib/title/site-themes';
import { patience } from '@/tests/slowness';
import { byNightUnless } from '../thorough';
import { rgb, waitUntilHydrated } from './access-rules';
import { built, near } from './built';
import { goBack } from './history';

const { books, games, lists } = built;
const shown = (count: number) => Math.min(count, PER_PAGE);
const place = ({ id }: { id: number }) => books.findIndex((book) => book.id === id);
/** Lists with content, each with its first item. */
const LISTS = [
  ...books.slice(0, 1).map(({ id }) => ({ path: '/books/', first: `#book-${id}`, tips: books })),
  ...games.slice(0, 1).map(({ id }) => ({ path: '/games/', first: `#game-${id}`, tips: games })),
];

type Arrival = { marks: { on: boolean; at: number; top: number; look?: string[] }[]; places: number[] };

/** Records the scroll positions, and when, where and how the book was marked. */
const watchArrival = (page: Page, id: string) =>
  page.addInitScript((bookId) => {
    const seen: Arrival = { marks: [], places: [] };
    Object.assign(window, { seen });
    window.addEventListener('scroll', () => seen.places.push(window.scrollY));
    document.addEventListener('DOMContentLoaded', () => {
      const book = document.getElementById(bookId) as HTMLElement;
      new MutationObserver(async () => {
        const on = 'arrived' in book.dataset;
        const mark: Arrival['marks'][number] = { on, at: performance.now(), top: book.getBoundingClientRect().top };
        seen.marks.push(mark);
        await Promise.all(book.getAnimations({ subtree: true }).map(({ finished }) => finished));
        const { outlineStyle, outlineColor } = getComputedStyle(book);
        const flag = getComputedStyle(book, '::before');
        mark.look = [outlineStyle, outlineColor, flag.content, flag.visibility, flag.opacity];
      }).observe(book, { attributeFilter: ['data-arrived'] });
    });
  }, id);

for (const [some, width] of near(books, 16).flatMap((book) => [360, 1280].map((width) => [book, width] as const))) {
  test(
    `at ${width} px a book’s URL scrolls there smoothly and marks it in view for two seconds`,
    byNightUnless(width === 360),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width, height: 800 });
      await watchArrival(page, `book-${some.id}`);
      await page.goto(`/books/#book-${some.id}`);
      const seen = () => page.evaluate(() => (window as unknown as { seen: Arrival }).seen);
      await expect
        .poll(async () => (await seen()).marks.filter(({ look }) => look), { timeout: patience(30) })
        .toHaveLength(2);
      await expect(page.getByText(`${lists.books.found}: ${some.title}`)).toHaveRole('status');
      await expect(page.locator(`#book-${some.id}`)).toBeFocused();
      const { marks, places } = await seen();
      // A jump has no place between; how many are seen is up to the machine.
      expect(places.filter((place) => place > 0 && place < Math.max(...places))).not.toEqual([]);
      const [on, off] = marks as [Arrival['marks'][number], Arrival['marks'][number]];
      expect([on.on, off.on]).toEqual([true, false]);
      // The unit test checks the upper limit: a slow machine is late here.
      expect(off.at - on.at).toBeGreaterThan(1990);
      for (const { top } of marks) {
        expect(top).toBeGreaterThan(0);
        // Browsers round to whole pixels.
        expect(top).toBeLessThan(0.8 * 800 + 1);
      }
      expect(on.look).toEqual(['solid', rgb(themes.DAY.color.violet), `"${lists.books.found}"`, 'visible', '1']);
      expect([off.look?.[1], ...(off.look?.slice(3) ?? [])]).toEqual(['rgba(0, 0, 0, 0)', 'hidden', '0']);
    },
  );
}

for (const far of near(books, PER_PAGE + 5))
  test('a book’s URL reveals a book behind "Mehr anzeigen" and the list up to it', async ({ page }) => {
    await page.goto(`/books/#book-${far.id}`);
    await expect(page.locator(`#book-${far.id}`)).toBeFocused();
    await expect(page.locator(`#book-${far.id}`)).toBeInViewport();
    await expect(page.getByRole('article')).toHaveCount(Math.max(shown(books.length), place(far) + 1));
  });

for (const { path, tips } of LISTS) {
  test(`on a phone each item of ${path} has its picture, labels, description and price, if known`, {
    tag: '@night',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await waitUntilHydrated(page);
    for (const part of ['img', '.labels > :nth-of-type(3)', '.origin', '.description'])
      for (const tip of await page.getByRole('article').all()) await expect(tip.locator(part)).toBeVisible();
    const priced = tips.slice(0, PER_PAGE).filter(({ price }) => typeof price !== 'string');
    await expect(page.getByRole('article').locator('.price').filter({ visible: true })).toHaveCount(priced.length);
  });
}

for (const _game of games.slice(0, 1))
  test('on a phone a game’s description is cut after three lines and can be expanded', { tag: '@night' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/games/');
    const game = page.getByRole('article').first();
    const isWhole = () => game.locator('.description').evaluate((text) => text.scrollHeight <= text.clientHeight);
    expect(await isWhole()).toBe(false);
    await game.getByRole('checkbox', { name: 'Ganz lesen' }).check();
    expect(await isWhole()).toBe(true);
  });

for (const last of books.slice(PER_PAGE).slice(-1))
  test('an expanded list of books is restored on the way back, at the same position (R-FLT-9)', async ({ page }) => {
    await page.goto('/books/');
    const more = page.getByRole('button', { name: /Mehr anzeigen/ });
    await expect(async () => {
      if (await more.isVisible()) await more.click({ timeout: patience(2) });
      await expect(page.getByRole('article')).toHaveCount(books.length, { timeout: patience(2) });
    }).toPass();
    await page.locator(`#book-${last.id}`).scrollIntoViewIfNeeded();
    await page.goto(`/books/${last.id}/`);
    await goBack(page);
    await expect(page.getByRole('article')).toHaveCount(books.length);
    await expect(page.locator(`#book-${last.id}`)).toBeInViewport();
  });

for (const { id } of books.slice(11, 12))
  test('far down the list a button leads to the filter, but does not stick in a low viewport', {
    tag: '@night',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/books/');
    const back = page.getByRole('button', { name: 'Suchen und filtern' });
    const down = page.locator(`#book-${id}`);
    await down.scrollIntoViewIfNeeded();
    await expect(back).toBeInViewport();
    await back.click();
    await expect(page.getByRole('searchbox')).toBeInViewport();
    for (const size of [
      { width: 640, height: 360 },
      { width: 1280, height: 300 },
    ]) {
      await page.setViewportSize(size);
      await down.scrollIntoViewIfNeeded();
      await expect(back).not.toBeInViewport();
    }
  });

for (const { id } of near(games, PER_PAGE))
  test('a game’s URL scrolls to it (R-TIP-7)', { tag: '@night' }, async ({ page }) => {
    await page.goto(`/games/#game-${id}`);
    const game = page.locator(`#game-${id}`);
    await expect(game).toBeInViewport();
    await expect.poll(() => game.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(400);
  });

for (const { path, first } of LISTS) {
  test(
    `${path} without an anchor starts at the top, after a reload too, with pictures 300 pixels high (R-TIP-6, R-TIP-7)`,
    byNightUnless(path === '/books/'),
    async ({ page }) => {
      await page.goto(path);
      await expect(page.locator(`${first} img`)).toHaveJSProperty('clientHeight', 300);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
      await page.reload();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    },
  );
}
