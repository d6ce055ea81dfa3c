import type { Page } from '@playwright/test';
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

/** The browser's own „Zurück“, once the page one stands on is all there: amid a change of pages it takes no order. */
export async function goBack(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.goBack();
}
