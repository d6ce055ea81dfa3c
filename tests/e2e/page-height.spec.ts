import { expect, type Page, test } from '@playwright/test';
import { articlePath } from '@/lib/pages/paths';
import { byNightUnless } from '../thorough';
import { waitUntilHydrated } from './access-rules';
import { ARTICLE, built, EVENT } from './built';
import { BUSIEST } from './routes';

const illustrated = built.articles.filter(({ content }) => content.filter(({ type }) => type === 'image').length > 1);
const articles = [...new Set([ARTICLE, ...illustrated.map(({ slug }) => articlePath(slug))])];

/** How many pixels a page may be high at most on a phone of 360 × 800: of articles, with the two or three figures that each has, the one with most words, and all with several pictures. */
const HEIGHTS = new Map([
  ...articles.map((path): [string, number] => [path, 8000]),
  [EVENT, 3500],
  ['/', 12_500],
  ['/books/', 9000],
  ['/games/', 7000],
  ['/news/', 7000],
  ['/subscription/trial/', 6000],
  ['/subscription/gift/', 6000],
  ['/subscription/year/', 6000],
  ['/subscription/class/', 6000],
]);

test.use({ viewport: { width: 360, height: 800 } });

for (const [path, most] of HEIGHTS) {
  test(
    `a family with a phone reaches the end of ${path} after ${most} pixels (R-LAND-7)`,
    byNightUnless(BUSIEST.includes(path)),
    async ({ page }) => {
      await withFonts(page);
      await page.goto(path);
      await waitUntilHydrated(page);
      await page.evaluate(async () => void (await document.fonts.ready));
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
    },
  );
}

/** A font that comes too late for the first paint waits for the next page; here its own lengths are measured. */
const withFonts = (page: Page) =>
  page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('font-display:optional', 'font-display:block'),
    });
  });
