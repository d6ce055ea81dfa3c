import { expect, test } from '@playwright/test';
import { today } from 'german/dates/day';
import { checked, reportPage, sectionsOf } from '@/lib/report/page';
import { runAxe, WIDTHS } from './access-rules';
import { built } from './built';

const sections = [
  ...sectionsOf({ content: built, all: built }, ['events/ungenutzt.webp'], new Date().toISOString()),
  checked([], false),
];

for (const width of WIDTHS) {
  test(`the editors’ report is readable and accessible, ${width} pixels wide (R-WHOLE-6)`, {
    tag: '@night',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.setContent(reportPage(built.title.name, sections, today()));
    await page.getByRole('link', { name: 'Was wo steht' }).click();
    await expect(page.getByRole('heading', { name: /^Was wo steht/ })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect((await runAxe(page)).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
}
