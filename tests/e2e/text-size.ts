import type { Page } from '@playwright/test';
import { outOfSight } from './access-barriers';
import { resize, waitUntilHydrated } from './access-rules';

/** The widths of phones, in pixels, at which a reader with large text still reads everything. */
const PHONES = [320, 360];

/**
 * The texts and controls that are cut off, or run out of a phone's window, when the reader has set the text to 200 %
 * (WCAG 1.4.4): ['320 px: <h2 class=""> Die Vorteile der …']. Leaves the page 360 pixels wide with its text that large.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  await waitUntilHydrated(page);
  // Chapters further down stand there at once, instead of rising when they are reached.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Set as a property, which every policy allows; as a share, so that it comes on top of the reader's own size.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const found: string[] = [];
  for (const width of PHONES) {
    await resize(page, width, 800);
    found.push(...(await page.evaluate(outOfSight)));
  }
  return found;
}

/**
 * Words of headlines that go on in the next line without a hyphen, on phones, in a browser that knows no German
 * hyphenation: ['320 px: bedin|gungen']
 */
export async function brokenHeadlines(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    document.querySelector('h1')?.style.setProperty('hyphens', 'manual', 'important');
    await document.fonts.ready;
  });
  const found: string[] = [];
  for (const width of PHONES) {
    await resize(page, width, 800);
    found.push(...(await page.evaluate(brokenWords)).map((word) => `${width} px: ${word}`));
  }
  await page.evaluate(() => document.querySelector('h1')?.style.removeProperty('hyphens'));
  return found;
}

// Runs in the page and stands alone, because only its own text gets there.
function brokenWords(): string[] {
  return [...document.querySelectorAll('h1')].flatMap((headline) => {
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
}
