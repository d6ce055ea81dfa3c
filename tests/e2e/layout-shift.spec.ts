import { expect, test } from '@playwright/test';
import { byNightUnless, inTurn } from '../thorough';
import { holdRequests } from './arrivals';
import { BUSIEST, KINDS } from './routes';
import { settled } from './settled';

test.use({ viewport: { width: 412, height: 823 } });

for (const route of inTurn(KINDS)) {
  test(
    `no layout shift on ${route} while slow pictures load and the reader scrolls (R-LOOK-3)`,
    byNightUnless(BUSIEST.includes(route)),
    async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: { value: number; nodes: string[] }[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
              sources: { node?: Element }[];
            };
            if (!hadRecentInput)
              shifts.push({ value, nodes: sources.map(({ node }) => node?.className || node?.nodeName || '') });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const { letGo } = await holdRequests(page, '**/pictures/**');
      await settled(page, async () => {
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        await page.evaluate(() => document.fonts.ready);
        letGo();
        await page.waitForLoadState('load');
        await page.evaluate(async () => {
          const frame = () => new Promise(requestAnimationFrame);
          for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
            window.scrollTo({ top: y, behavior: 'instant' });
            await frame();
            await frame();
          }
        });
      });
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; nodes: string[] }[] }).shifts,
      );
      expect(shifts.filter(({ value }) => value >= 0.001)).toEqual([]);
    },
  );
}
