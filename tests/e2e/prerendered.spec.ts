import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { siteListener } from '@/lib/hosts/server';
import { PATHS } from '@/lib/paths';
import { findBrowser } from '@/lib/tasks/find-browser';
import { openTab } from './chromium-tab';
import { endUndecided } from './undecided';

type Way = { from: string; link: string; to: string };
type Tab = Awaited<ReturnType<typeof openTab>>;
type Site = Awaited<ReturnType<typeof serve>>;

const OURS: Way = { from: PATHS.imprint, link: `header a[href="${PATHS.search}"]`, to: PATHS.search };
/** Minimal pages: if the browser does not prerender these either, the site is not the cause. */
const BARE: Way = { from: '/bare/', link: 'a', to: '/bare/ahead/' };
const BARE_PAGE = `<!DOCTYPE html><title>Bare</title><a href="${BARE.to}">Ahead</a>
<script type="speculationrules">{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}</script>`;

/** How the page was loaded, how far it is, and whether an island is hydrated. */
const look = () => {
  const [came] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
  return {
    path: location.pathname,
    state: document.readyState,
    isAhead: Number(came?.activationStart) > 0,
    isUnhydrated: !document.querySelector('island-root[data-live]'),
  };
};
/** Undefined between two pages. */
const lookAt = (tab: Tab) => tab.run(look).catch(() => undefined);

/** Serves out/ and the minimal pages; records which URLs were prefetched. */
async function serve() {
  const delivered = new Set<string>();
  const site = siteListener('out');
  const bare: RequestListener = (_, response) => response.setHeader('Content-Type', 'text/html').end(BARE_PAGE);
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    if (headers['sec-purpose']?.includes('prerender')) response.on('finish', () => delivered.add(url));
    (url.startsWith(BARE.from) ? bare : site)(request, response);
  });
  await new Promise<void>((done) => server.listen(0, done));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, delivered, close };
}

/** Hovers over the link, clicks it once its page was prefetched, and inspects the new page. */
async function follow(tab: Tab, { origin, delivered }: Site, way: Way) {
  delivered.clear();
  await tab.open(origin + way.from);
  await expect.poll(() => lookAt(tab)).toMatchObject({ path: way.from, state: 'complete' });
  await tab.hover(way.link);
  const isDelivered = expect.poll(() => delivered.has(way.to)).toBe(true);
  // If it was not prefetched, it loads as usual.
  await isDelivered.catch(() => undefined);
  await tab.click(way.link);
  // A prerendered page is shown before it is parsed to its end.
  await expect.poll(() => lookAt(tab)).toMatchObject({ path: way.to, state: 'complete' });
  return lookAt(tab);
}

test('a prerendered page is not hydrated, and its first use takes effect (R-FLT-10)', {
  tag: '@night',
}, async () => {
  const site = await serve();
  const tab = await openTab(findBrowser() ?? '', test.info().outputPath('profile'));
  try {
    const found = await follow(tab, site, OURS);
    if (!found?.isAhead) {
      const control = await follow(tab, site, BARE);
      expect(control?.isAhead, 'a bare page is rendered ahead, ours is not').toBe(false);
      endUndecided('the browser does not even render a bare page ahead');
    }
    expect(found).toEqual({ path: PATHS.search, state: 'complete', isAhead: true, isUnhydrated: true });
    await tab.click('#suchwort');
    await tab.type('vulkan');
    await expect.poll(() => lookAt(tab)).toMatchObject({ isUnhydrated: false });
    await expect.poll(() => tab.run(() => document.querySelector('.count[role=status]')?.textContent)).toMatch(/\d/);
    expect(await tab.run(() => document.querySelector<HTMLInputElement>('#suchwort')?.value)).toBe('vulkan');
  } finally {
    await tab.close();
    site.close();
  }
});
