import { expect, type Page, test } from '@playwright/test';
import { inTurn } from '../thorough';
import { outOfSight } from './access-barriers';
import { expectNone, waitUntilHydrated } from './access-rules';
import { KINDS, ROUTES, walk } from './routes';

/** The puzzles of this week and the next, one of each kind. */
const PUZZLES = new Map(
  ROUTES.filter((path) => /^\/raetsel\/\d{4}-\d{2}\/[^/]+\/$/.test(path)).map((path) => [path.split('/')[3], path]),
);

/** A desktop at 400 % zoom (WCAG 1.4.10), an old phone, a current phone with browser bars. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 360, height: 640 },
];

/** What stays invisible in the viewport; waits for late content, as a reader would. */
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

/** Scrolls down by viewports and checks each once it is at rest. */
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

/** Tabs through the page; returns stops and other content of the viewport that could not be seen. */
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
  test.describe(`in a viewport of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('scrolling and tabbing through the landing page leave nothing invisible', {
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

test.describe('at 400 % zoom (R-ACC-3)', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const path of inTurn(KINDS))
    test(`scrolling through ${path} leaves nothing invisible`, { tag: '@night' }, async ({ page }) => {
      await page.goto(path);
      await waitUntilHydrated(page);
      expectNone('zoom', await blanksOnTheWay(page));
    });
});

test.describe('with the browser’s font size doubled', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('no text of any kind of page is cut off on a phone', { tag: '@night' }, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.enable');
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const path of walk([...new Set([...KINDS, ...PUZZLES.values()])])) {
      await page.goto(path);
      await waitUntilHydrated(page);
      found.push(...(await page.evaluate(outOfSight)).map((text) => `${path} ${text}`));
    }
    expectNone('zoom', found);
  });
});

// The functions below run in the page. Each is self-contained, as only its own source is sent there.

/** Texts and pictures in the viewport that are invisible once all fades have ended. */
async function blanksInView(): Promise<string[]> {
  const frame = () => new Promise(requestAnimationFrame);
  // Waits again for scrolling that started late or went on during a fade: only the page at rest counts.
  let place = Number.NaN;
  while (place !== window.scrollY) {
    place = window.scrollY;
    await frame();
    await frame();
    // Pending IntersectionObserver entries have been delivered once a new observer gets its own.
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

/** Whether the focused element is fully visible at once; undefined at the end of the walk. */
function faintStop(): string[] | undefined {
  const element = document.activeElement as HTMLElement;
  if (element === document.body || element.dataset.walked) return undefined;
  element.dataset.walked = 'yes';
  let opacity = 1;
  for (let one: Element | null = element; one; one = one.parentElement)
    if (!one.matches('.to-top')) opacity *= Number(getComputedStyle(one).opacity);
  return opacity < 1 ? [`focus: ${element.outerHTML.slice(0, 100)}`] : [];
}
