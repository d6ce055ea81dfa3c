import { expect, test } from '@playwright/test';
import { articlePath } from '@/lib/pages/paths';
import { built } from './built';

/** Pixels that may stay empty beside the end of a text, below the last thing in its margin. */
const MOST = 240;

test('beside the whole text of no article a long piece of the margin stands empty at its end', {
  tag: '@night',
}, async ({ page }) => {
  const empty: string[] = [];
  for (const { slug } of built.articles) {
    await page.goto(articlePath(slug));
    const room = await page.evaluate(async () => {
      await document.fonts.ready;
      const end = (element: Element) => element.getBoundingClientRect().bottom;
      const seen = (selector: string) =>
        [...document.querySelectorAll(`.columns ${selector}`)].filter((one) => one.getBoundingClientRect().height > 0);
      const margin = Math.max(...seen(':is(.margin, .text > figure, .text > .highlight)').map(end));
      const tips = document.querySelector('.below > aside')?.getBoundingClientRect();
      const areBeside = tips && tips.left > window.innerWidth / 2;
      const text = Math.max(...seen(':is(.text > p:not(.highlight), .sources, .below > aside)').map(end));
      return Math.round((areBeside ? tips.top : text) - margin);
    });
    if (room > MOST) empty.push(`${slug}: ${room}`);
  }
  expect(empty).toEqual([]);
});
