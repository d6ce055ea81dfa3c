import type { Page } from '@playwright/test';
import { outOfSight } from './access-barriers';
import { resize, waitUntilHydrated } from './access-rules';

/** Phone widths in pixels at which large text must stay readable. */
const PHONES = [320, 360];

/** Texts and controls that are clipped or outside a phone's viewport at 200 % text size (WCAG 1.4.4): ['320 px: <h2
 * class=""> Die Vorteile der …']. Leaves the page 360 pixels wide, with the large text. */
export async function cutTexts(page: Page): Promise<string[]> {
  await waitUntilHydrated(page);
  // Sections further down are visible at once, instead of rising.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // As a property, which every CSP allows; as a percentage, to scale the reader's own size.
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

/** Headline words that break without a hyphen on phones, in a browser without German hyphenation:
 * ['320 px: bedin|gungen'] */
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

// Runs in the page, so it must be self-contained: only its own source gets there.
function brokenWords(): string[] {
  return [...document.querySelectorAll('h1')].flatMap((headline) => {
    const texts = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const value = text.nodeValue ?? '';
      const range = document.createRange();
      // The first rectangle of a letter after a soft hyphen is the hyphen's.
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
