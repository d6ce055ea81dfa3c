import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { siteListener } from '@/lib/hosts/server';
import { bundle } from '@/lib/islands/script';
import { silence } from '../fixtures/silence';

/** No article of the site has a recording, so this uses the gallery’s page, plus the script that the export adds. */
let server: Server;
let address: string;

test.beforeAll(async () => {
  server = createServer(siteListener('.cache/gallery'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => server.close());

async function open(page: Page) {
  const body = silence(120);
  await page.route('**/audio/*.mp3', (route) => {
    const from = Number(/bytes=(\d+)/.exec(route.request().headers().range ?? '')?.[1] ?? 0);
    return route.fulfill({
      status: 206,
      contentType: 'audio/mpeg',
      headers: {
        'accept-ranges': 'bytes',
        'content-range': `bytes ${from}-${body.length - 1}/${body.length}`,
      },
      body: body.subarray(from),
    });
  });
  await page.goto(`${address}/news/recording/`);
  await page.addScriptTag({ content: bundle('lib/aids/page/recordings.ts').code });
}
const marked = (page: Page) => page.locator('#artikel-text [data-speaking]');
const player = (page: Page) => page.getByRole('region', { name: 'Zum Anhören' });

test('a recorded voice loads on request, and its current sentence is highlighted (R-NEWS-16)', {
  tag: '@night',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  expect(asked.filter((one) => one.endsWith('.mp3'))).toEqual([]);
  const chapter = player(page).getByRole('list', { name: 'Kapitel' }).getByRole('button').nth(1);
  const title = (await chapter.textContent()) ?? '';
  await chapter.click();
  await expect(chapter).toHaveAttribute('aria-current', 'true');
  await expect
    .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0);
  const heading = page.locator('#artikel-text').getByRole('heading', { name: title });
  // A sentence takes half a second here, so the voice may have moved on.
  await expect(marked(page)).toHaveCount(1);
  expect(
    await heading.evaluate((element) => {
      const now = document.querySelector('[data-speaking]') as Element;
      return element === now || Boolean(element.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING);
    }),
  ).toBe(true);
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.pause());
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the audio player is shown without chapters, above the text (R-NEWS-16)', {
    tag: '@night',
  }, async ({ page }) => {
    await page.goto(`${address}/news/recording/`);
    await expect(page.locator('audio[controls]')).toBeVisible();
    await expect(player(page).getByRole('list', { name: 'Kapitel' })).toBeHidden();
    await expect(page.locator('#artikel-text').getByRole('paragraph').first()).toBeVisible();
  });
});
