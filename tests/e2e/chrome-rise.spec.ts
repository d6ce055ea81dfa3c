import { expect, type Page, test } from '@playwright/test';
import { waitUntilHydrated } from './access-rules';
import { openSettled } from './settled';

const news = (page: Page) => page.locator('#news > [data-rise]');
const waiting = (page: Page) => page.locator('[data-rise=waiting]');

/** A visitor has opened the landing page and begun to scroll; the news are far below and wait to rise. */
async function beginToScroll(page: Page) {
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.mouse.wheel(0, 40);
  await expect(news(page)).toHaveCSS('opacity', '0');
}

test('nothing is hidden from a visitor who has not scrolled yet (R-NAV-8)', async ({ page }) => {
  await openSettled(page, '/agb/');
  await openSettled(page, '/');
  await expect(waiting(page)).toHaveCount(0);
  for (const chapter of await page.locator('[data-rise]').all()) await expect(chapter).toHaveCSS('opacity', '1');
});

test('a chapter fades in as it comes into the window (R-NAV-8)', async ({ page }) => {
  await beginToScroll(page);
  await news(page).evaluate((chapter) => chapter.scrollIntoView({ behavior: 'instant', block: 'end' }));
  await expect(news(page)).toHaveAttribute('data-rise', 'shown');
  await expect(news(page)).toHaveCSS('transition-property', 'opacity, translate');
  await expect(news(page)).toHaveCSS('opacity', '1');
});

/** What shows the news at once: each says how far one sees them in the same moment. */
const AT_ONCE: Record<string, (chapter: Element) => string> = {
  'the focus comes into it': (chapter) => {
    chapter.querySelector('a')?.focus({ preventScroll: true });
    return getComputedStyle(chapter).opacity;
  },
  'an address leads to it': (chapter) => {
    window.location.hash = '#news';
    return getComputedStyle(chapter).opacity;
  },
  'a script gets lost later': (chapter) => {
    document.querySelector('script[defer]')?.dispatchEvent(new Event('error'));
    return getComputedStyle(chapter).opacity;
  },
};

for (const [way, opacityAfter] of Object.entries(AT_ONCE)) {
  test(`a chapter below the window is there at once when ${way}`, { tag: '@night' }, async ({ page }) => {
    await beginToScroll(page);
    expect(await news(page).evaluate(opacityAfter)).toBe('1');
  });
}

test('who searches in the page sees what the browser finds', { tag: '@night' }, async ({ page }) => {
  await beginToScroll(page);
  const heading = await news(page).getByRole('heading').last().textContent();
  expect(await page.evaluate((words) => (window as unknown as Finder).find(words), heading ?? '')).toBe(true);
  await expect(news(page)).toHaveCSS('opacity', '1');
});

test('who prints the page in the middle of reading gets all of it', { tag: '@night' }, async ({ page }) => {
  await beginToScroll(page);
  await page.emulateMedia({ media: 'print' });
  for (const chapter of await page.locator('[data-rise]').all()) await expect(chapter).toHaveCSS('opacity', '1');
});

test('who makes the window larger sees what comes into it', { tag: '@night' }, async ({ page }) => {
  await beginToScroll(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1280, height });
  await expect(waiting(page)).toHaveCount(0);
  await expect(news(page)).toHaveCSS('opacity', '1');
});

type Finder = { find: (words: string) => boolean };
