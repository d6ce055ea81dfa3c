import { expect, test } from '@playwright/test';
import { patience } from '@/tests/slowness';
import { serve } from '../bench/serve';
import { ARTICLE, BOOK, EVENT } from './built';
import { buildInjected, removeInjected } from './injected-content';
import { watch } from './injection';
import { openSettled } from './settled';

/** A page of each kind, and files that browsers display without a policy. */
const PAGES = new Set([
  '/',
  '/?ansicht=kalender#events',
  '/news/',
  ARTICLE,
  EVENT,
  '/books/',
  BOOK,
  '/games/',
  '/suche/?q=injected',
  '/woerterbuch/',
  '/vorteile/lesekompetenz/',
  '/kennenlernen/',
  '/subscription/',
  '/subscription/trial/',
  '/agb/',
]);
const FILES = ['/atom.xml', '/sitemap.xml', '/events.json', '/suche/index.json', '/llms.txt'];

test('injected content is shown as text and does not run', { tag: '@night' }, async ({ page }) => {
  // Builds the site with injected content first.
  test.setTimeout(patience(15 * 60));
  const { address: site, close } = await serve(buildInjected());
  try {
    const { ran, violations } = await watch(page);
    for (const path of PAGES) {
      await test.step(path, async () => {
        await openSettled(page, site + path);
        await expect(page.getByRole('main')).toContainText('injected()');
        await expect(page.locator('[onerror], [onload], [href^="javascript:"], [src^="javascript:"]')).toHaveCount(0);
        const graphs = await page.locator('script[type="application/ld+json"]').allTextContents();
        for (const graph of graphs) expect(JSON.parse(graph)).toHaveProperty('@graph');
      });
    }
    for (const path of FILES) await page.goto(site + path);

    await page.goto(site + ARTICLE);
    const question = page.getByRole('group', { name: /^1\. / });
    await question.getByRole('radio').first().check();
    await expect(question.getByRole('status')).toContainText('injected()');
    await page.goto(`${site}/#games-books`);
    for (const name of ['Spiele', 'Buchtipps']) await page.getByRole('tab', { name }).click();
    expect([ran(), violations()]).toEqual([0, []]);
  } finally {
    // Closes the page first, as it may still request pictures.
    await page.close();
    close();
    removeInjected();
  }
});
