import { expect, type Page, test } from '@playwright/test';
import { chaptersLaidOut } from './settled';

const NEWS = '#news';

/** Opens the page and keeps its load event back until the returned function is called; until then its chapters wait. */
async function openWaiting(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/late.svg', async (route) => {
    await released;
    await route.abort();
  });
  await page.addInitScript(() => {
    new Image().src = '/late.svg';
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('[data-chapters]')).toHaveCount(1);
  return release;
}

/** Whether the browser has laid out what is in the section. */
const isLaidOut = (page: Page) =>
  page.locator(`${NEWS} h2`).evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
const topOfNews = (page: Page) =>
  page.locator(NEWS).evaluate((section) => Math.round(section.getBoundingClientRect().top));
/** Scrolls to the news at once: → where its top is then */
async function goToNews(page: Page) {
  await page.locator(NEWS).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  return topOfNews(page);
}
const isAtEnd = (page: Page) => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);

test('all chapters are laid out once the page is loaded, and the End key leads to the end', async ({ page }) => {
  const release = await openWaiting(page);
  expect(await isLaidOut(page)).toBe(false);
  release();
  await chaptersLaidOut(page);
  expect(await isLaidOut(page)).toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => isAtEnd(page)).toBe(true);
});

test('a link leads to its section while chapters wait (R-NAV-4)', async ({ page }) => {
  const release = await openWaiting(page);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, NEWS);
  await expect.poll(() => isLaidOut(page)).toBe(true);
  release();
  await chaptersLaidOut(page);
  const reached = await topOfNews(page);
  expect(Math.abs((await goToNews(page)) - reached)).toBeLessThan(2);
});

for (const way of ['reload', 'back'] as const) {
  test(`the page keeps its place on ${way}`, async ({ page }) => {
    await page.goto('/');
    await chaptersLaidOut(page);
    const place = await goToNews(page);
    if (way === 'reload') await page.reload();
    else {
      await page.goto('/agb/');
      await page.goBack();
    }
    await expect(page.locator('[data-chapters]')).toHaveCount(0);
    await expect.poll(async () => Math.abs((await topOfNews(page)) - place)).toBeLessThan(2);
  });
}
