import type { Page } from '@playwright/test';
import { applyStyles, outOfSight } from './access-barriers';
import { resize, waitUntilHydrated } from './access-rules';

/** Phone widths in pixels at which large text must stay readable. */
const PHONES = [320, 360];

/** Texts and controls that are clipped or outside a phone's viewport at 200 % text size (WCAG 1.4.4): ['320 px: <h2
 * class=""> Die Vorteile der …'] */
async function cutTexts(page: Page): Promise<string[]> {
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
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}

/** Words of headings, labels, controls and stamps that break without a hyphen on a phone with letters at 130 %, in a
 * browser without German hyphenation: ['bedin|gungen <h2>'] */
export async function brokenWords(page: Page): Promise<string[]> {
  await resize(page, 360, 800);
  await page.evaluate(applyStyles, 'html { font-size: 130% !important; } * { hyphens: manual !important; }');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const found = await page.evaluate(wordsOverTwoLines);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return found;
}

// Runs in the page, so it must be self-contained: only its own source gets there.
function wordsOverTwoLines(): string[] {
  // Running text is the browser's to hyphenate.
  const SHORT =
    'h1, h2, h3, h4, dt, th, legend, label, summary, button, a, strong, .badge, [class*=stamp], [class*=kicker]';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const value = text.nodeValue ?? '';
    const part = text.parentElement?.closest(SHORT);
    if (!part?.checkVisibility({ visibilityProperty: true }) || text.parentElement?.closest('.visually-hidden'))
      continue;
    const range = document.createRange();
    // The first rectangle of a letter after a soft hyphen is the hyphen's.
    const placeOf = (index: number) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return [...range.getClientRects()].at(-1) ?? new DOMRect();
    };
    for (const { 0: word, index: start } of value.matchAll(/[\p{L}\p{N}\u00ad]{2,}/gu))
      for (let index = 1; index < word.length; index += 1) {
        if (word.slice(index - 1, index + 1).includes('\u00ad')) continue;
        const [before, after] = [placeOf(start + index - 1), placeOf(start + index)];
        // Letters of a rotated word are lower, too, but never further to the left.
        if (after.top - before.top > before.height / 2 && after.left < before.left)
          broken.push(`${word.slice(0, index)}|${word.slice(index)} <${part.localName}>`);
      }
  }
  return broken;
}

/** What a reader with large letters cannot read on a phone: words that break at 130 %, texts that are cut off at 200 %.
 * Leaves the page at desktop size. */
export async function unreadable(page: Page): Promise<string[]> {
  const found = [...(await brokenWords(page)), ...(await cutTexts(page))];
  await resize(page, 1280, 900);
  return found;
}
