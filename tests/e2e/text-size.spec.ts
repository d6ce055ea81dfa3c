import { expect, test } from '@playwright/test';
import { cutTexts } from './text-size';

/** Pages that can be read with the text set to 200 %; each page type joins as it is seen to. */
const PAGES = [
  '/',
  '/kennenlernen/',
  '/books/',
  '/books/1/',
  '/games/',
  '/news/',
  '/news/wie-ein-vulkan-ausbricht/',
  '/event/1/',
  '/vorteile/lesekompetenz/',
  '/subscription/',
  '/agb/',
  '/barrierefreiheit/',
  '/suche/',
  '/woerterbuch/',
  '/gibt/es/nicht/',
];

test.use({ viewport: { width: 360, height: 800 } });

for (const path of PAGES) {
  test(`a reader with text twice as large reads all of ${path} on a phone`, async ({ page }) => {
    await page.goto(path);
    expect(await cutTexts(page)).toEqual([]);
  });
}

/** Words of headlines that go on in the next line without a hyphen. */
const brokenWords = () =>
  [...document.querySelectorAll('h1')].flatMap((headline) => {
    const texts = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: part, index } of (text.nodeValue ?? '').matchAll(/[^\s\u00ad-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + part.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(part);
      }
    return broken;
  });

test('on narrow phones no headline is broken before any letter, in browsers without German hyphenation too', async ({
  page,
}) => {
  for (const path of [...PAGES, '/bildnachweis/', '/kuendigen/', '/widerruf/']) {
    await page.goto(path);
    await page.addStyleTag({ content: 'h1 { hyphens: manual !important; }' }).catch(() => {});
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(brokenWords), `${path} at ${width} px`).toEqual([]);
    }
  }
});
