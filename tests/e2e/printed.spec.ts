import { expect, test } from '@playwright/test';
import { printedPages } from './printed';

/** How many sheets of A4 a page fills at most; each page type joins as it is seen to. */
const SHEETS: [path: string, most: number][] = [['/kennenlernen/', 3]];

for (const [path, most] of SHEETS) {
  test(`who prints ${path} takes no more than ${most} sheets from the printer`, async ({ page }) => {
    await page.goto(path);
    expect(await printedPages(page)).toBeLessThanOrEqual(most);
  });
}
