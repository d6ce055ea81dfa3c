import { expect, test } from '@playwright/test';
import { PLAN_IDS } from '@/lib/content/kinds';
import { planPath } from '@/lib/pages/paths';
import { applyStyles } from './access-barriers';
import { ARTICLE, BOOK, EVENT } from './built';
import { cutTexts } from './text-size';

/** One page of each type that can be read with the text set to 200 %; tests of the forms look at theirs. */
const PAGES = new Set([
  '/',
  '/kennenlernen/',
  '/books/',
  BOOK,
  '/games/',
  '/news/',
  ARTICLE,
  EVENT,
  '/vorteile/lesekompetenz/',
  '/subscription/',
  '/agb/',
  '/datenschutz/',
  '/impressum/',
  '/barrierefreiheit/',
  '/suche/',
  '/woerterbuch/',
  '/gibt/es/nicht/',
]);

test.use({ viewport: { width: 360, height: 800 } });

for (const path of PAGES) {
  test(`a reader with text twice as large reads all of ${path} on a phone`, async ({ page }) => {
    await page.goto(path);
    expect(await cutTexts(page)).toEqual([]);
  });
}

/** Words of headlines that go on in the next line without a hyphen: ['bedin|gungen'] */
const brokenWords = () =>
  [...document.querySelectorAll('h1')].flatMap((headline) => {
    const texts = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const value = text.nodeValue ?? '';
      const range = document.createRange();
      // Of a letter behind a soft hyphen, the hyphen before it is the first rectangle.
      const line = (index: number) => {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
      };
      for (let index = 1; index < value.length; index += 1)
        if (/^[^\s\u00ad-]{2}$/.test(value.slice(index - 1, index + 1)) && line(index - 1) !== line(index))
          broken.push(`${value.slice(0, index)}|${value.slice(index)}`);
    }
    return broken;
  });

test('on narrow phones no headline is broken before any letter, in browsers without German hyphenation too', async ({
  page,
}) => {
  for (const path of [...PAGES, ...PLAN_IDS.map(planPath), '/bildnachweis/', '/kuendigen/', '/widerruf/']) {
    await page.goto(path);
    await page.evaluate(applyStyles, 'h1 { hyphens: manual !important; }');
    await page.evaluate(async () => void (await document.fonts.ready));
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(brokenWords), `${path} at ${width} px`).toEqual([]);
    }
  }
});
