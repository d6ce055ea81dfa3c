import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { siteListener } from '@/lib/hosts/server';
import { PATHS } from '@/lib/pages/paths';
import { findBrowser } from '@/lib/tasks/find-browser';
import { openTab } from './chromium-tab';

/** How the page came and whether it sleeps. */
const look = () => {
  const [came] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
  return { path: location.pathname, isAhead: Number(came?.activationStart) > 0, isAsleep: Boolean(window.held) };
};

test('a page the browser rendered ahead is there asleep, and its first touch takes effect', {
  tag: '@night',
}, async () => {
  const listen = siteListener('out');
  let isAskedAhead = false;
  const server = createServer((request, response) => {
    if (request.headers['sec-purpose']?.includes('prerender')) isAskedAhead ||= request.url === PATHS.search;
    listen(request, response);
  });
  await new Promise<void>((done) => server.listen(0, done));
  const tab = await openTab(findBrowser() ?? '', test.info().outputPath('profile'));
  /** Between two pages there is none to ask. */
  const lookAtPage = () => tab.run(look).catch(() => undefined);
  try {
    const link = `header a[href="${PATHS.search}"]`;
    await tab.open(`http://localhost:${(server.address() as AddressInfo).port}${PATHS.imprint}`);
    await expect.poll(() => tab.run(() => document.readyState)).toBe('complete');
    await tab.hover(link);
    await expect.poll(() => isAskedAhead, 'the page was not asked for ahead').toBe(true);
    await tab.click(link);
    await expect.poll(lookAtPage).toEqual({ path: PATHS.search, isAhead: true, isAsleep: true });
    await tab.click('#suchwort');
    await tab.type('vulkan');
    await expect.poll(lookAtPage).toMatchObject({ isAsleep: false });
    await expect.poll(() => tab.run(() => document.querySelector('.count[role=status]')?.textContent)).toMatch(/\d/);
    expect(await tab.run(() => document.querySelector<HTMLInputElement>('#suchwort')?.value)).toBe('vulkan');
  } finally {
    await tab.close();
    server.closeAllConnections();
    server.close();
  }
});
