import { expect, test } from '@playwright/test';
import { waitUntilAlive } from './access-rules';

/** How many pixels a page may be high at most on a phone of 360 × 800; each page type joins as it is seen to. */
const HEIGHTS: [path: string, most: number][] = [
  ['/', 12_500],
  ['/books/', 9000],
  ['/games/', 7000],
  ['/news/', 7000],
  ['/news/wie-ein-vulkan-ausbricht/', 7500],
  ['/event/1/', 3500],
  ['/subscription/trial/', 6000],
  ['/subscription/gift/', 6000],
  ['/subscription/year/', 6000],
  ['/subscription/class/', 6000],
];

test.use({ viewport: { width: 360, height: 800 } });

for (const [path, most] of HEIGHTS) {
  test(`a family with a phone reaches the end of ${path} after ${most} pixels`, async ({ page }) => {
    await page.goto(path);
    await waitUntilAlive(page);
    await page.evaluate(async () => void (await document.fonts.ready));
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  });
}
