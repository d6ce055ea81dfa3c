import { expect, type Page, test } from '@playwright/test';
import { articlePath } from '@/lib/paths';
import { byNightUnless } from '../thorough';
import { waitUntilHydrated } from './access-rules';
import { article, built, EVENT, isLong } from './built';
import { BUSIEST } from './routes';

const illustrated = built.articles.filter(({ content }) => content.filter(({ type }) => type === 'image').length > 1);
const articles = [...new Set([...(article ? [article] : []), ...illustrated])];

/** Maximum page heights on a phone of 360 × 800, in pixels. Articles: the longest and all with several pictures; one of
 * 800 words may be longer. */
const HEIGHTS = new Map([
  ...articles.map((one): [string, number] => [articlePath(one.slug), isLong(one) ? 10_000 : 8000]),
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
    `a family with a phone reaches the end of ${path} within ${most} pixels (R-LAND-7)`,
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

/** A late font waits for the next page; here its metrics are needed. */
const withFonts = (page: Page) =>
  page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('font-display:optional', 'font-display:block'),
    });
  });
