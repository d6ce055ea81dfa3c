import { expect, type Page, test } from '@playwright/test';
import { waitUntilHydrated } from './access-rules';
import { openSettled } from './settled';

const news = (page: Page) => page.locator('#news > [data-rise]');
const waiting = (page: Page) => page.locator('[data-rise=waiting]');

/** Opens the landing page and starts to scroll; the news section is far below and not yet revealed. */
async function beginToScroll(page: Page) {
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.mouse.wheel(0, 40);
  await expect(news(page)).toHaveCSS('opacity', '0');
}

test('nothing is hidden before the visitor scrolls (R-NAV-8)', async ({ page }) => {
  await openSettled(page, '/agb/');
  await openSettled(page, '/');
  await expect(waiting(page)).toHaveCount(0);
  for (const chapter of await page.locator('[data-rise]').all()) await expect(chapter).toHaveCSS('opacity', '1');
});

test('a section fades in as it enters the viewport (R-NAV-8)', async ({ page }) => {
  await beginToScroll(page);
  await news(page).evaluate((chapter) => chapter.scrollIntoView({ behavior: 'instant', block: 'end' }));
  await expect(news(page)).toHaveAttribute('data-rise', 'shown');
  await expect(news(page)).toHaveCSS('transition-property', 'opacity, translate');
  await expect(news(page)).toHaveCSS('opacity', '1');
});

/** Reasons to show the section at once; each returns its opacity in the same task. */
const AT_ONCE: Record<string, (chapter: Element) => string> = {
  'it receives the focus': (chapter) => {
    chapter.querySelector('a')?.focus({ preventScroll: true });
    return getComputedStyle(chapter).opacity;
  },
  'the URL names it': (chapter) => {
    window.location.hash = '#news';
    return getComputedStyle(chapter).opacity;
  },
  'a script fails to load later': (chapter) => {
    document.querySelector('script[defer]')?.dispatchEvent(new Event('error'));
    return getComputedStyle(chapter).opacity;
  },
};

for (const [way, opacityAfter] of Object.entries(AT_ONCE)) {
  test(`a section below the viewport is visible at once if ${way}`, { tag: '@night' }, async ({ page }) => {
    await beginToScroll(page);
    expect(await news(page).evaluate(opacityAfter)).toBe('1');
  });
}

test('find in page shows the match', { tag: '@night' }, async ({ page }) => {
  await beginToScroll(page);
  const heading = await news(page).getByRole('heading').last().textContent();
  expect(await page.evaluate((words) => (window as unknown as Finder).find(words), heading ?? '')).toBe(true);
  await expect(news(page)).toHaveCSS('opacity', '1');
});

test('a page printed after scrolling shows every section', { tag: '@night' }, async ({ page }) => {
  await beginToScroll(page);
  await page.emulateMedia({ media: 'print' });
  for (const chapter of await page.locator('[data-rise]').all()) await expect(chapter).toHaveCSS('opacity', '1');
});

test('enlarging the window shows what comes into view', { tag: '@night' }, async ({ page }) => {
  await beginToScroll(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1280, height });
  await expect(waiting(page)).toHaveCount(0);
  await expect(news(page)).toHaveCSS('opacity', '1');
});

type Finder = { find: (words: string) => boolean };
