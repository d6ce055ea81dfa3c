import type { Page } from '@playwright/test';
import { outOfSight } from './access-barriers';
import { resize, waitUntilAlive } from './access-rules';

/** The widths of phones, in pixels, at which a reader with large text still reads everything. */
const PHONES = [320, 360];

/**
 * The texts and controls that are cut off, or run out of a phone's window, when the reader has set the text to 200 %
 * (WCAG 1.4.4): ['320 px: <h2 class=""> Die Vorteile der …']. Leaves the page 360 pixels wide with its text that large.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  await waitUntilAlive(page);
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
