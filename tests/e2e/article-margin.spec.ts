import { expect, test } from '@playwright/test';
import { articlePath } from '@/lib/paths';
import { built } from './built';

/** Largest gap in pixels. Questions never separate a heading from its paragraph, so in a portrait’s easy text, with
 * three questions, a gap can be as high as a section. */
const MOST = { ganz: 320, leicht: 440 };

for (const level of ['ganz', 'leicht'] as const)
  test(`the margin of each text (${level}) has no large gap (R-NEWS-17)`, { tag: '@night' }, async ({ page }) => {
    const holes: string[] = [];
    for (const { slug } of built.articles) {
      await page.goto(`${articlePath(slug)}?text=${level}`);
      const found = await page.evaluate(async () => {
        await document.fonts.ready;
        const seen = (selector: string) =>
          [...document.querySelectorAll(`.columns ${selector}`)]
            .map((element) => element.getBoundingClientRect())
            .filter(({ height }) => height > 0);
        const beside = seen(':is(.margin, .text > figure, .text > .highlight, .below > aside)').filter(
          ({ left }) => left > window.innerWidth / 2,
        );
        const texts = seen('.text > p:not(.highlight)');
        let free = Math.min(...seen('.text').map(({ top }) => top));
        const holes = beside
          .sort((one, other) => one.top - other.top)
          .map(({ top, bottom }) => {
            const hole = top - free;
            free = Math.max(free, bottom);
            return hole;
          });
        return [...holes, Math.max(...texts.map(({ bottom }) => bottom)) - free].map(Math.round);
      });
      const largest = Math.max(...found);
      if (largest > MOST[level]) holes.push(`${slug}: ${largest}`);
    }
    expect(holes).toEqual([]);
  });
