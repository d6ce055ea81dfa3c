import { existsSync, mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { siteListener } from '@/lib/hosts/server';
import { componentNames } from '../gallery/examples';
import { inTurn } from '../thorough';
import { outOfSight } from './access-barriers';
import { lowContrastTexts, resize, rulesBroken, WCAG, WIDTHS } from './access-rules';

/** Output of `npx next build tests/gallery`. */
const GALLERY = '.cache/gallery';
const SHOTS = 'test-results/gallery';

let server: Server;
let address: string;

test.beforeAll(async () => {
  if (!existsSync(GALLERY)) throw new Error('Die Galerie fehlt: npx next build tests/gallery');
  mkdirSync(SHOTS, { recursive: true });
  server = createServer(siteListener(GALLERY, { base: '' }));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => server.close());

for (const name of inTurn(componentNames)) {
  test(`every example of ${name} is readable on a phone and on a desktop`, { tag: '@night' }, async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      // The gallery has none of the site’s feeds.
      const isFeed = message.location().url.endsWith('.json');
      if (message.type() === 'error' && !isFeed) complaints.push(message.text());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${address}/${name}/`);
    for (const width of WIDTHS) {
      await resize(page, width, 900);
      await page.screenshot({ path: `${SHOTS}/${name.replaceAll('/', '-')}-${width}.png`, fullPage: true });
      expect.soft(await page.evaluate(outOfSight)).toEqual([]);
    }
    // Best-practice rules apply to whole pages only.
    expect.soft(await rulesBroken(page, 'main', WCAG)).toEqual([]);
    expect.soft(await lowContrastTexts(page, ['at night', 'in high contrast at night'], 'main')).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
