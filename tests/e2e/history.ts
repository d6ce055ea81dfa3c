import { expect, type Page } from '@playwright/test';
import { findBrowser } from '@/lib/tasks/find-browser';
import config from '../../playwright.config';

/** Enables the back/forward cache that visitors have: Playwright disables it, and the headless shell has none. */
export const KEEPING = {
  ...config.use?.launchOptions,
  executablePath: findBrowser(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** Goes one step in the history. Does not wait for a load, as the page may come from the back/forward cache. */
export const step = (page: Page, by: 1 | -1) =>
  page.evaluate((steps) => window.setTimeout(() => window.history.go(steps)), by);

/** Chromium's own reasons for dropping a page from the back/forward cache: memory, processes, slowness. */
const OWN_REASONS = [
  'BackForwardCacheDisabledByLowMemory',
  'CacheFlushed',
  'CacheLimit',
  'CacheLimitPrunedOnCriticalMemoryPressure',
  'CacheLimitPrunedOnModerateMemoryPressure',
  'ForegroundCacheLimit',
  'RendererProcessKilled',
  'Timeout',
  'TimeoutPuttingInCache',
];

/** For a page that goes back to pages that may be in the back/forward cache. */
export async function stepsBack(page: Page) {
  await page.addInitScript(() =>
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  let reasons: string[] = [];
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons = notRestoredExplanations.map(({ reason }) => reason);
  });
  const isKept = () => page.evaluate(() => 'persisted' in window && window.persisted === true);
  /** Goes back → Chromium's own reason for dropping the page, undefined if kept; any other reason fails the test. */
  return async (address: string): Promise<string | undefined> => {
    reasons = [];
    await step(page, -1);
    await expect(page).toHaveURL(address);
    await expect.poll(async () => reasons.length > 0 || (await isKept()), `back to ${address}`).toBe(true);
    if (reasons.length === 0) return undefined;
    expect(
      reasons.filter((reason) => !OWN_REASONS.includes(reason)),
      `what keeps ${address} from being kept`,
    ).toEqual([]);
    return `${address}: ${reasons.join(', ')}`;
  };
}

/** The browser's back button, after the current page has loaded: during a navigation it is ignored. */
export async function goBack(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.goBack();
}
