import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from './access-barriers';
import { expectNone, resize } from './access-rules';
import { built } from './built';
import { LOOKED_AT, UNKNOWN } from './routes';
import { unreadable } from './text-size';

/** Console errors, error responses and requests to other hosts. */
function complaintsOf(page: Page) {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on(
    'response',
    (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`),
  );
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) complaints.push(`leaves the site: ${request.url()}`);
  });
  return complaints;
}

/** The preview band is there once and covers neither masthead nor page. */
async function expectPreviewBand(page: Page) {
  const text = built.site.order.preview;
  await expect(page.getByRole('complementary', { name: 'Vorschau' })).toHaveText(text);
  await expect(page.getByText(text)).toHaveCount(1);
  for (const width of [320, 1280]) {
    await resize(page, width, 800);
    const [end, start, free, first] = await page.evaluate(() => {
      const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
      const masthead = box(document.querySelector('body > header'));
      const texts = [...document.querySelectorAll('main :is(a, h1, p)')].filter((one) => box(one).height > 1);
      const tops = texts.map((one) => box(one).top);
      return [box(document.querySelector('body > aside')).bottom, masthead.top, masthead.bottom, Math.min(...tops)];
    });
    expect(start, `${width} px: the masthead comes below it`).toBeCloseTo(end, 0);
    expect(first, `${width} px: the page comes below the masthead`).toBeGreaterThanOrEqual(free);
  }
}

for (const route of LOOKED_AT)
  test(`${route} opens without errors, cookies or accessibility faults (R-LAW-13, R-ACC-1, R-ACC-3, R-LOOK-2, R-DARK-2)`, async ({
    page,
  }) => {
    const isUnknown = route === UNKNOWN;
    const complaints = complaintsOf(page);
    const answer = await page.goto(route, { waitUntil: 'load' });
    expect(answer?.status()).toBe(isUnknown ? 404 : 200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Verträge hier kündigen' })).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    // Unknown paths are logged on purpose.
    if (!isUnknown) expect(complaints).toEqual([]);
    await expectPreviewBand(page);
    expectNone('zoom', await unreadable(page));
    await expectNoBarriers(page);
  });
