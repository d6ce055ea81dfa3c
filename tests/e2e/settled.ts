import { expect, type Page } from '@playwright/test';
import { patience } from '@/tests/slowness';

/** Waits for fonts, frames and idle callbacks. */
const comeToRest = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const next of [requestAnimationFrame, requestAnimationFrame, requestIdleCallback])
      await new Promise((done) => next(done));
  });

/** Runs an action that opens a page, and waits until the page is loaded and idle and has no open requests. */
export async function settled(page: Page, act: () => Promise<unknown>): Promise<void> {
  const open = new Set<unknown>();
  let asked = 0;
  const ask = (request: unknown) => {
    asked += 1;
    open.add(request);
  };
  const end = (request: unknown) => open.delete(request);
  page.on('request', ask).on('requestfinished', end).on('requestfailed', end);
  try {
    await act();
    await page.waitForLoadState('load');
    let before: number;
    do {
      before = asked;
      await comeToRest(page);
      await expect.poll(() => open.size, { message: 'requests under way', timeout: patience(30) }).toBe(0);
    } while (asked > before);
  } finally {
    page.off('request', ask).off('requestfinished', end).off('requestfailed', end);
  }
}

/** Opens a page and waits until its own requests are done. */
export const openSettled = (page: Page, address: string) => settled(page, () => page.goto(address));
