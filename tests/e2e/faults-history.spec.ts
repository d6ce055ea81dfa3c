import { expect, type Page, test } from '@playwright/test';
import { PER_PAGE } from '@/lib/pages/paged';
import { typeValue } from '@/lib/tips/filter';
import { hydrateAll } from './access-rules';
import { built } from './built';
import { KEEPING, step, stepsBack } from './history';
import { KINDS } from './routes';
import { endUndecided, noteUndecided } from './undecided';

test.use({ launchOptions: KEEPING });

test('back and forward lead through every kind of page, each as it was left (R-FLT-9)', { tag: '@night' }, async ({
  page,
}) => {
  const left: { path: string; title: string; top: number }[] = [];
  for (const path of KINDS) {
    await page.goto(path);
    const top = await page.evaluate(async () => {
      window.scrollTo({ top: 300, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      // By itself the browser may note the place a moment later, when this test is gone already; with an entry it does at once.
      window.history.replaceState(window.history.state, '');
      return window.scrollY;
    });
    left.push({ path, title: await page.title(), top });
  }
  const expectAsLeft = async ({ path, title, top }: (typeof left)[number]) => {
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // Letters that came too late for the page then are there now: a short one may end earlier.
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

/**
 * What hydrates by itself is hydrated, and where the focus goes has been drawn. Chromium keeps no page whose address or focus is
 * still on its way to it when the page is left, and no visitor leaves in that moment.
 */
async function comeToRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('island-root:is([data-asked], [data-hydrate=now]:not([data-live]))'),
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

// Browsers keep no page that was answered with a fault.
const KEPT = KINDS.slice(0, -1);

for (const isHydrated of [false, true])
  test(`back is instant: no kind of page keeps the browser from keeping it, ${isHydrated ? 'hydrated' : 'not hydrated'} (R-FLT-9)`, {
    tag: '@night',
  }, async ({ page }) => {
    const back = await stepsBack(page);
    for (const path of KEPT) {
      await page.goto(path);
      if (isHydrated) await hydrateAll(page);
      await comeToRest(page);
      await page.goto('/gibt/es/nicht/');
      const forgotten = await back(path);
      if (forgotten) noteUndecided(forgotten);
    }
  });

test('who looks at the terms in the middle of an order finds the form as it was', async ({ page }) => {
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
  await expect(page.getByRole('textbox', { name: /^IBAN/ })).toHaveValue('DE89 3704 0044 0532 0130 00');
});

for (const { genre } of built.books.slice(0, 1)) {
  const found = Math.min(built.books.filter((book) => book.genre === genre).length, PER_PAGE);

  test('who opens a book from a filtered list finds filter and place again', { tag: '@night' }, async ({ page }) => {
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
