import { expect, type Page, test } from '@playwright/test';
import { palette } from 'content/title';
import sharp from 'sharp';
import { PATHS } from '@/lib/paths';
import { byNightUnless } from '../thorough';
import { outOfSight } from './access-barriers';
import { openSettled } from './settled';

const header = (page: Page) => page.getByRole('banner');
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const topOf = (page: Page) => header(page).evaluate((element) => element.getBoundingClientRect().top);

test('in portrait orientation a phone keeps the masthead at the top of the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await scrollTo(page, 2000);
  await expect.poll(() => topOf(page)).toBe(0);
});

test('on a desktop the menu takes one line, even before the fonts have loaded', async ({ page }) => {
  const heightOf = async () => (await header(page).boundingBox())?.height;
  await openSettled(page, PATHS.games);
  const height = await heightOf();
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(PATHS.books);
  expect(await heightOf()).toBe(height);
  const tops = await header(page)
    .getByRole('navigation')
    .first()
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)).filter((top) => top > 0));
  expect(new Set(tops).size).toBe(1);
});

for (const [width, height] of [
  [320, 256],
  [640, 360],
  [1280, 300],
] as const) {
  test(
    `in a viewport of ${width} × ${height} the masthead scrolls away and comes back`,
    byNightUnless(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/#events');
      await expect(page.locator('#events')).toBeFocused();
      await expect(page.locator('#events').getByRole('heading').first()).toBeInViewport({ ratio: 1 });
      await expect(header(page)).not.toBeInViewport();
      await page.getByRole('link', { name: 'Nach oben' }).click();
      await expect(header(page)).toBeInViewport({ ratio: 1 });
    },
  );
}

/** Pixels behind the masthead, without its content, as red, green and blue, and their width. */
async function groundOf(page: Page) {
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('body > header > .bar')) bar.style.visibility = 'hidden';
  });
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
  const box = await header(page).boundingBox();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: Math.floor(box?.height ?? 0) } });
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

const channel = (value: number) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
const luminance = ([red, green, blue]: number[]) =>
  0.2126 * channel(red ?? 0) + 0.7152 * channel(green ?? 0) + 0.0722 * channel(blue ?? 0);
const INK = luminance([1, 3, 5].map((at) => Number.parseInt(palette.ink.slice(at, at + 2), 16)));

/** Lowest contrast of ink on these pixels, their brightest and darkest, and the largest step between neighbours. */
function look({ data, info }: Awaited<ReturnType<typeof groundOf>>) {
  let [darkest, brightest, leap] = [1, 0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const own = luminance([...data.subarray(at, at + 3)]);
    darkest = Math.min(darkest, own);
    brightest = Math.max(brightest, own);
    if ((at / 3) % info.width > 0) leap = Math.max(leap, Math.abs((data[at] ?? 0) - (data[at - 3] ?? 0)));
  }
  return { contrast: (darkest + 0.05) / (INK + 0.05), darkest, brightest, leap };
}

test.describe('once the page has scrolled', () => {
  test('the masthead is readable over every background, which is blurred (R-NAV-2)', {
    tag: '@night',
  }, async ({ page }) => {
    await openSettled(page, '/');
    const looks: ReturnType<typeof look>[] = [];
    for (const chapter of await page.locator('main > section:has(h2), body > footer').all()) {
      // Puts the section’s heading behind the masthead.
      await chapter.evaluate((one) => {
        // Content for other days is in the page but hidden.
        const words = [...one.querySelectorAll('h2, h3')].find((heading) => heading.checkVisibility()) ?? one;
        window.scrollTo({ top: words.getBoundingClientRect().top + window.scrollY - 20, behavior: 'instant' });
      });
      looks.push(look(await groundOf(page)));
    }
    expect(Math.min(...looks.map(({ contrast }) => contrast))).toBeGreaterThan(7);
    expect(Math.min(...looks.map(({ darkest }) => darkest))).toBeLessThan(0.8);
    expect(Math.max(...looks.map(({ brightest }) => brightest))).toBeGreaterThan(0.95);
    // Unblurred letters would make steps of 40 and more.
    expect(Math.max(...looks.map(({ leap }) => leap))).toBeLessThan(15);
  });

  for (const [wish, value] of [
    ['prefers-reduced-transparency', 'reduce'],
    ['prefers-contrast', 'more'],
    ['forced-colors', 'active'],
  ] as const) {
    test(`the masthead is opaque with ${wish}: ${value}`, { tag: '@night' }, async ({ page }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setEmulatedMedia', { features: [{ name: wish, value }] });
      await openSettled(page, '/');
      await page.locator('#subscribe').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      expect(look(await groundOf(page)).darkest).toBe(1);
    });
  }
});

for (const width of [320, 360]) {
  test(
    `with doubled text size the menu is complete in a viewport ${width} pixels wide`,
    byNightUnless(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(PATHS.terms);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
      await page.getByRole('button', { name: 'Menü öffnen' }).click();
      await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
      expect(await page.evaluate(outOfSight)).toEqual([]);
      await page.getByRole('dialog').getByRole('link').last().click();
      await expect(page).toHaveURL('/subscription/trial/');
    },
  );
}
