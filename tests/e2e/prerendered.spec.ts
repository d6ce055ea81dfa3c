import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import puppeteer, { type Page } from 'puppeteer-core';
import { siteListener } from '@/lib/hosts/server';
import { PATHS } from '@/lib/pages/paths';
import { findBrowser } from '@/lib/tasks/find-browser';

/** How the page came and whether it sleeps; undefined where there is none to ask. */
const look = (page: Page | undefined) =>
  page
    ?.evaluate(() => {
      const [came] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
      return { path: location.pathname, isAhead: Number(came?.activationStart) > 0, isAsleep: Boolean(window.held) };
    })
    .catch(() => undefined);

/** Puppeteer refuses to tell the address of a page that is just opening. */
const addressOf = (page: Page) => {
  try {
    return page.url();
  } catch {
    return undefined;
  }
};

/** Chromium renders no page ahead while Playwright watches, which knows nothing of the tab around a page; Puppeteer does. */
test('a page the browser rendered ahead is there asleep, and its first touch takes effect', async () => {
  const listen = siteListener('out');
  let isAskedAhead = false;
  const server = createServer((request, response) => {
    if (request.headers['sec-purpose']?.includes('prerender')) isAskedAhead ||= request.url === PATHS.search;
    listen(request, response);
  });
  await new Promise<void>((done) => server.listen(0, done));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await puppeteer.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
    headless: 'shell',
  });
  try {
    const before = await browser.newPage();
    await before.goto(origin + PATHS.imprint);
    const link = `header a[href="${PATHS.search}"]`;
    await before.hover(link);
    await expect.poll(() => isAskedAhead, 'the page was not asked for ahead').toBe(true);
    await before.click(link);
    // The page that was ready takes the other's place, and who watched that one may see nothing more: another looks anew.
    let page: Page | undefined;
    const find = async () => {
      const other = await puppeteer.connect({ browserWSEndpoint: browser.wsEndpoint() });
      page = (await other.pages()).find((each) => addressOf(each) === origin + PATHS.search);
      const now = await look(page);
      if (!now) await other.disconnect();
      return now;
    };
    await expect.poll(find).toEqual({ path: PATHS.search, isAhead: true, isAsleep: true });
    await page?.click('#suchwort');
    await page?.keyboard.type('vulkan');
    await expect.poll(() => look(page)).toMatchObject({ isAsleep: false });
    await expect.poll(() => page?.$eval('.count[role=status]', ({ textContent }) => textContent)).toMatch(/\d/);
    expect(await page?.$eval('#suchwort', (field) => (field as HTMLInputElement).value)).toBe('vulkan');
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
});
