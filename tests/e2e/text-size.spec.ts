import { expect, test } from '@playwright/test';
import { cutTexts } from './text-size';

/** Pages that can be read with the text set to 200 %; each page type joins as it is seen to. */
const PAGES = ['/', '/kennenlernen/', '/books/'];

test.use({ viewport: { width: 360, height: 800 } });

for (const path of PAGES) {
  test(`a reader with text twice as large reads all of ${path} on a phone`, async ({ page }) => {
    await page.goto(path);
    expect(await cutTexts(page)).toEqual([]);
  });
}
