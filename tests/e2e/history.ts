import { expect, type Page } from '@playwright/test';
import { findBrowser } from '@/lib/tasks/find-browser';
import config from '../../playwright.config';

/** Playwright switches the browser's own memory of whole pages off, and Chromium without a window has none; visitors do. */
export const KEEPING = {
  ...config.use?.launchOptions,
  executablePath: findBrowser(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** One step in the history. The browser keeps the last pages whole, they do not load again: no load is waited for. */
export const step = (page: Page, by: 1 | -1) =>
  page.evaluate((steps) => window.setTimeout(() => window.history.go(steps)), by);

/** Why Chromium may forget a page by itself: memory, processes and a machine that is too slow. A page gives no such reason. */
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

/** For a page that goes back to pages the browser may have kept whole. */
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
  /** Goes back to the address: → why the browser forgot the page, by its own doing; any other reason fails the test. */
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

/** The browser's own „Zurück“, once the page one stands on is all there: amid a change of pages it takes no order. */
export async function goBack(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.goBack();
}
