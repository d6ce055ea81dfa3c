import { expect, type Page, test } from '@playwright/test';
import { outOfSight } from './access-barriers';
import { expectNone, waitUntilHydrated } from './access-rules';
import { KINDS, ROUTES } from './routes';

/** This week's puzzles and the next week's, one of each kind. */
const PUZZLES = new Map(
  ROUTES.filter((path) => /^\/raetsel\/\d{4}-\d{2}\/[^/]+\/$/.test(path)).map((path) => [path.split('/')[3], path]),
);

/** A desk at 400 % zoom (WCAG 1.4.10), an old phone, a phone of today with the browser's bars. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 360, height: 640 },
];

/** What stays unseen in the window: what only comes late is waited for, as a reader would. */
async function blanks(page: Page): Promise<string[]> {
  let found: string[] = [];
  const count = async () => {
    found = await page.evaluate(blanksInView);
    return found.length;
  };
  await expect
    .poll(count)
    .toBe(0)
    .catch(() => undefined);
  return found;
}

/** Goes down the page window by window and looks at each when everything has come to rest. */
async function blanksOnTheWay(page: Page): Promise<string[]> {
  const found = new Set<string>();
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: window.innerHeight,
  }));
  for (let top = 0; top < height; top += step) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    for (const blank of await blanks(page)) found.add(blank);
  }
  return [...found];
}

/** Goes through the page by Tab, and says which stops, and what else in the window, could not be seen. */
async function blanksByTab(page: Page): Promise<string[]> {
  const found = new Set<string>();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(faintStop);
    if (!stop) return [...found];
    for (const blank of [...stop, ...(await blanks(page))]) found.add(blank);
  }
}

for (const viewport of WINDOWS) {
  test.describe(`in a window of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('a visitor who scrolls or tabs through the landing page sees everything they come to', {
      tag: '@night',
    }, async ({ page }) => {
      await page.goto('/');
      await waitUntilHydrated(page);
      const scrolled = await blanksOnTheWay(page);
      await page.reload();
      await waitUntilHydrated(page);
      expectNone('zoom', [...scrolled, ...(await blanksByTab(page))]);
    });
  });
}

test.describe('at 400 percent (R-ACC-3)', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const path of KINDS)
    test(`a visitor who scrolls through ${path} sees everything they come to`, { tag: '@night' }, async ({ page }) => {
      await page.goto(path);
      await waitUntilHydrated(page);
      expectNone('zoom', await blanksOnTheWay(page));
    });
});

test.describe('with the browser’s letters twice as large', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('a visitor on a phone reads every kind of page whole', { tag: '@night' }, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.enable');
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const path of new Set([...KINDS, ...PUZZLES.values()])) {
      await page.goto(path);
      await waitUntilHydrated(page);
      found.push(...(await page.evaluate(outOfSight)).map((text) => `${path} ${text}`));
    }
    expectNone('zoom', found);
  });
});

// The functions below run in the page; each stands alone, because only its own text gets there.

/** The texts and pictures in the window that are there but cannot be seen, once nothing fades any more. */
async function blanksInView(): Promise<string[]> {
  const frame = () => new Promise(requestAnimationFrame);
  // A way that began late, or went on while something faded, is waited for once more: what counts is the page at rest.
  let place = Number.NaN;
  while (place !== window.scrollY) {
    place = window.scrollY;
    await frame();
    await frame();
    // What the page learns of the window by watching it, it has learnt when a watch begun last is told.
    await new Promise((told) => new IntersectionObserver(told).observe(document.body));
    const fading = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.all(fading.map(({ finished }) => finished.catch(() => undefined)));
  }
  const found = new Set<string>();
  const look = (element: Element | null, { top, bottom, width, height }: DOMRect) => {
    const isInView = width > 1 && height > 1 && bottom > 0 && top < window.innerHeight;
    if (!element || !isInView || !element.checkVisibility({ visibilityProperty: true })) return;
    let opacity = 1;
    for (let one: Element | null = element; one; one = one.parentElement)
      opacity *= Number(getComputedStyle(one).opacity);
    if (opacity < 0.5) found.add(`<${element.localName}> ${(element.textContent || element.outerHTML).slice(0, 60)}`);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.nodeValue?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    look(text.parentElement, range.getBoundingClientRect());
  }
  for (const picture of document.images) if (picture.complete) look(picture, picture.getBoundingClientRect());
  return [...found];
}

/** Whether the element with the focus is seen at once, not only after a while; undefined where the walk is over. */
function faintStop(): string[] | undefined {
  const element = document.activeElement as HTMLElement;
  if (element === document.body || element.dataset.walked) return undefined;
  element.dataset.walked = 'yes';
  let opacity = 1;
  for (let one: Element | null = element; one; one = one.parentElement)
    if (!one.matches('.to-top')) opacity *= Number(getComputedStyle(one).opacity);
  return opacity < 1 ? [`focus: ${element.outerHTML.slice(0, 100)}`] : [];
}
