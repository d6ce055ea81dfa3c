import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { BUDGETS } from '../export/budgets';
import { byNightUnless } from '../thorough';
import { ARTICLE, EVENT } from './built';
import { BUSIEST } from './routes';
import { openSettled } from './settled';

/** A mid-range phone: 412 px wide, pixel ratio 1.75. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

const TEXT = /text|javascript|json|svg|xml/;

/** Sums up the page’s responses during an action. */
async function weigh(page: Page, act: () => Promise<unknown>) {
  const answers: Promise<{ size: number; script: boolean }>[] = [];
  const count = (response: Response) => {
    const kind = response.headers()['content-type'] ?? '';
    answers.push(
      // A revalidated response (304) has no body.
      (response.status() === 304 ? Promise.resolve(Buffer.alloc(0)) : response.body()).then((body) => ({
        size: TEXT.test(kind) ? gzipSync(body).length : body.length,
        script: kind.includes('javascript'),
      })),
    );
  };
  page.on('response', count);
  await act();
  page.off('response', count);
  const loaded = await Promise.all(answers);
  const sum = (some: typeof loaded) => some.reduce((bytes, { size }) => bytes + size, 0);
  return { requests: loaded.length, bytes: sum(loaded), script: sum(loaded.filter(({ script }) => script)) };
}

test('the landing page stays within its budgets on a phone (R-FAST-2)', async ({ page }) => {
  const first = await weigh(page, () => openSettled(page, '/'));
  expect(first.bytes).toBeLessThanOrEqual(BUDGETS.landingBytes.most);
  expect(first.requests).toBeLessThanOrEqual(BUDGETS.landingRequests.most);
});

const PAGES = new Set(['/', '/news/', ARTICLE, '/books/', '/games/', EVENT, '/kennenlernen/', '/subscription/trial/']);

for (const [name, viewport, deviceScaleFactor] of [
  ['a phone', { width: 412, height: 823 }, 1.75],
  ['a desktop', { width: 1280, height: 900 }, 1],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, deviceScaleFactor, isMobile: false });

    for (const path of PAGES) {
      test(
        `${path} sends no picture more than 1.5 times as wide as displayed (R-FAST-4)`,
        byNightUnless(name === 'a phone' && BUSIEST.includes(path)),
        async ({ page }) => {
          await page.goto(path);
          await page.evaluate(() => {
            for (const image of document.images) image.loading = 'eager';
            return Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
          });
          const tooLarge = await page.evaluate(() =>
            [...document.images].flatMap((image) => {
              const sent = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
              const box = image.getBoundingClientRect();
              // The width of a cropped picture follows from its height.
              const ratio = image.naturalWidth / image.naturalHeight;
              const shown = Math.max(box.width, box.height * ratio) * window.devicePixelRatio;
              const smallest = Number(/-(\d+)\.\w+ \d+w/.exec(image.srcset)?.[1]);
              return box.width > 0 && sent > 1.5 * shown && sent !== smallest
                ? [`${image.alt}: sent ${sent}, shown ${Math.round(shown)}`]
                : [];
            }),
          );
          expect(tooLarge).toEqual([]);
        },
      );
    }
  });
}
