import { expect, type Page, test } from '@playwright/test';
import { PER_PAGE } from '@/lib/pages/paged';
import { typeValue } from '@/lib/tips/filter';
import { inTurn } from '../thorough';
import { hydrateAll } from './access-rules';
import { built } from './built';
import { KEEPING, step, stepsBack } from './history';
import { KINDS, walk } from './routes';
import { endUndecided, noteUndecided } from './undecided';

test.use({ launchOptions: KEEPING });

/** Steps back and forward; each page is seen three times. */
const JOURNEY = 10;
const journeys = Array.from({ length: Math.ceil((KINDS.length - 1) / JOURNEY) }, (_, at) =>
  KINDS.slice(at * JOURNEY, (at + 1) * JOURNEY + 1),
);

for (const kinds of inTurn(journeys)) {
  test(`back and forward restore the kinds of pages from ${kinds[0]} at their scroll positions (R-FLT-9)`, {
    tag: '@night',
  }, async ({ page }) => {
    const left: { path: string; title: string; top: number }[] = [];
    for (const path of walk(kinds)) {
      await page.goto(path);
      const top = await page.evaluate(async () => {
        window.scrollTo({ top: 300, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        // Browsers may store the scroll position later; replaceState stores it at once.
        window.history.replaceState(window.history.state, '');
        return window.scrollY;
      });
      left.push({ path, title: await page.title(), top });
    }
    const expectAsLeft = async ({ path, title, top }: (typeof left)[number]) => {
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      // Fonts that were late the first time are cached now, so a short page may be shorter.
      const isThere = (wanted: number) =>
        page.evaluate(
          (y) => window.scrollY === Math.min(y, document.documentElement.scrollHeight - window.innerHeight),
          wanted,
        );
      await expect.poll(() => isThere(top), path).toBe(true);
    };
    for (const visit of left.slice(0, -1).reverse()) {
      await step(page, -1);
      await expectAsLeft(visit);
    }
    for (const visit of left.slice(1)) {
      await step(page, 1);
      await expectAsLeft(visit);
    }
  });
}

/** Waits until eager islands are hydrated and the focused element is painted. Chromium does not cache a page that is
 * left while its URL or focus is still changing; visitors do not leave that fast. */
async function comeToRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('island-root:is([data-asked], [data-hydrate=now]:not([data-live]))'),
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

// Browsers do not cache error pages.
const KEPT = inTurn(KINDS.slice(0, -1));

for (const isHydrated of [false, true])
  test(`back is instant: every kind of page enters the back/forward cache, ${isHydrated ? 'hydrated' : 'not hydrated'} (R-FLT-9)`, {
    tag: '@night',
  }, async ({ page }) => {
    const back = await stepsBack(page);
    for (const path of walk(KEPT)) {
      await page.goto(path);
      if (isHydrated) await hydrateAll(page);
      await comeToRest(page);
      await page.goto('/gibt/es/nicht/');
      const forgotten = await back(path);
      if (forgotten) noteUndecided(forgotten);
    }
  });

test('a customer who reads the terms during an order finds the form as it was, without the IBAN (R-ORD-15)', async ({
  page,
}) => {
  const back = await stepsBack(page);
  await page.goto('/subscription/gift/');
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Anna');
  await page.getByRole('radio', { name: 'SEPA-Lastschrift' }).press('Space');
  await page.getByRole('textbox', { name: /^IBAN/ }).fill('DE89370400440532013000');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
  await expect(page).toHaveURL('/agb/');
  const forgotten = await back('/subscription/gift/');
  if (forgotten) endUndecided(forgotten);
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Anna');
  await expect(page.getByRole('textbox', { name: /^IBAN/ })).toHaveValue('');
  await expect(page.getByText(built.order.wayBack)).toBeVisible();
});

for (const { genre } of built.books.slice(0, 1)) {
  const found = Math.min(built.books.filter((book) => book.genre === genre).length, PER_PAGE);

  test('a reader who opens a book from a filtered list finds filter and place again', { tag: '@night' }, async ({
    page,
  }) => {
    const address = `/books/?art=${typeValue(genre)}`;
    await page.goto('/books/');
    await page.getByRole('button', { name: genre, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('article')).toHaveCount(found);
    await page.getByRole('article').last().getByRole('link').first().scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    await page.getByRole('article').last().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/books\/\d+\/$/);
    await step(page, -1);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('article')).toHaveCount(found);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  });
}
