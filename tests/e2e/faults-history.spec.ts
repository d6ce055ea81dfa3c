import { expect, type Page, test } from '@playwright/test';
import { findBrowser } from '@/lib/tasks/find-browser';
import { typeValue } from '@/lib/tips/filter';
import config from '../../playwright.config';
import { built } from './built';
import { KINDS } from './routes';

// Playwright switches the browser's own memory of whole pages off, and Chromium without a window has none; visitors do.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: findBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** One step in the history. The browser keeps the last pages whole, they do not load again: no load is waited for. */
const step = (page: Page, by: 1 | -1) =>
  page.evaluate((steps) => window.setTimeout(() => window.history.go(steps)), by);

test('back and forward lead through every kind of page, each as it was left', async ({ page }) => {
  const left: { path: string; title: string; top: number }[] = [];
  for (const path of KINDS) {
    await page.goto(path);
    const top = await page.evaluate(async () => {
      window.scrollTo({ top: 300, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      // The browser notes the place a second later, by when a visitor is still there, and at once with an entry.
      window.history.replaceState(window.history.state, '');
      return window.scrollY;
    });
    left.push({ path, title: await page.title(), top });
  }
  const expectAsLeft = async ({ path, title, top }: (typeof left)[number]) => {
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => window.scrollY), path).toBe(top);
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

test('who looks at the terms in the middle of an order finds the form as it was', async ({ page }) => {
  await page.goto('/subscription/gift/');
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Anna');
  await page.getByRole('radio', { name: 'SEPA-Lastschrift' }).press('Space');
  await page.getByRole('textbox', { name: /^IBAN/ }).fill('DE89370400440532013000');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
  await expect(page).toHaveURL('/agb/');
  await step(page, -1);
  await expect(page).toHaveURL('/subscription/gift/');
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Anna');
  await expect(page.getByRole('textbox', { name: /^IBAN/ })).toHaveValue('DE89 3704 0044 0532 0130 00');
});

for (const { genre } of built.books.slice(0, 1))
  test('who opens a book from a filtered list finds filter and place again', async ({ page }) => {
    const address = `/books/?art=${typeValue(genre)}`;
    await page.goto('/books/');
    await page.getByRole('button', { name: genre, exact: true }).click();
    await expect(page).toHaveURL(address);
    const found = await page.getByRole('article').count();
    await page.getByRole('article').last().getByRole('link').first().scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    await page.getByRole('article').last().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/books\/\d+\/$/);
    await step(page, -1);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('article')).toHaveCount(found);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  });
