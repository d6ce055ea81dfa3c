import { expect, type Page, test } from '@playwright/test';
import { TIPS_PER_DRAW } from '@/lib/tips/draw';
import { built } from './built';

const { books, games } = built;
/** Number of items drawn from a list. */
const drawn = (list: readonly unknown[]) => Math.min(list.length, TIPS_PER_DRAW);
/** Existing tabs: an empty list has none. */
const TABS = [
  { tab: 'Buchtipps', list: books, all: 'Alle Buchtipps ansehen', path: '/books/', tip: 'book' },
  { tab: 'Spiele', list: games, all: 'Alle Spiele ansehen', path: '/games/', tip: 'game' },
].filter(({ list }) => list.length > 0);
const ALL = drawn(books) + drawn(games);

const section = (page: Page) => page.locator('#games-books');
const panel = (page: Page, name: string) => section(page).getByRole('tabpanel', { name });
/** Opens the landing page and scrolls to the showcase. */
async function openShowcase(page: Page) {
  await page.goto('/');
  await section(page).scrollIntoViewIfNeeded();
}
const titles = (page: Page, name: string) => panel(page, name).getByRole('heading', { level: 4 }).allTextContents();

test('each list with content has a tab, one panel is visible, and arrow keys switch tabs (R-TIP-1)', async ({
  page,
}) => {
  await openShowcase(page);
  await expect(section(page).getByRole('tab')).toHaveText(TABS.map(({ tab }) => tab));
  for (const [at, { tab, list }] of TABS.entries()) {
    if (at === 0) await section(page).getByRole('tab', { name: tab }).click();
    else await page.keyboard.press('ArrowRight');
    await expect(section(page).getByRole('tab', { name: tab })).toBeFocused();
    await expect(panel(page, tab)).toBeVisible();
    await expect(section(page).getByRole('tabpanel')).toHaveCount(1);
    expect(await titles(page, tab)).toHaveLength(drawn(list));
  }
});

for (const { tab, list } of TABS.slice(0, 1))
  test(`on a desktop ${tab} are in four columns, on a phone in one row (R-TIP-4)`, {
    tag: '@night',
  }, async ({ page }) => {
    const rows = async () => {
      const tops = await panel(page, tab)
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    };
    await openShowcase(page);
    await expect(panel(page, tab)).toBeVisible();
    const inRows = [Math.min(4, drawn(list)), drawn(list) - 4].filter((count) => count > 0);
    await expect.poll(rows).toEqual(inRows);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await rows()).toEqual([drawn(list)]);
  });

for (const { tab, tip } of TABS.slice(0, 1).filter(({ list }) => list.length > TIPS_PER_DRAW))
  test(`drawing ${tab} causes no layout shift and no hydration error`, { tag: '@night' }, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Scrolls to the section when the packs are requested: the draw will appear there.
    const measure = () =>
      section(page).evaluate((element) => {
        element.scrollIntoView({ behavior: 'instant' });
        const card = element.querySelector('li');
        return { height: element.getBoundingClientRect().height, opacity: card && getComputedStyle(card).opacity };
      });
    // The built order appears after 4 seconds without packs; this pauses that timer until the draw is ready.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    let before: Awaited<ReturnType<typeof measure>> | undefined;
    await page.route(`**/tips/${tip}s-0.json`, async (route) => {
      before = await measure();
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
      await route.continue();
    });
    await openShowcase(page);
    await expect(panel(page, tab).getByRole('listitem').first()).toHaveCSS('opacity', '1');
    expect(before?.opacity).toBe('0');
    expect(Math.abs((await measure()).height - (before?.height ?? 0))).toBeLessThan(1);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
    expect(complaints.filter((text) => /hydrat|did not match|#4\d\d/i.test(text))).toEqual([]);
  });

for (const [who, open] of Object.entries({
  'before scrolling': (page: Page) => page.goto('/'),
  'after looking at the books': async (page: Page) => {
    await openShowcase(page);
    await expect(section(page).getByRole('tabpanel')).toBeVisible();
  },
}))
  test(`all lists are printed with the landing page ${who}`, { tag: '@night' }, async ({ page }) => {
    await open(page);
    await page.emulateMedia({ media: 'print' });
    for (const { tab: name } of TABS)
      await expect(section(page).getByRole('heading', { level: 3, name })).toBeVisible();
    const cards = section(page).locator('.tips > li');
    await expect(cards).toHaveCount(ALL);
    for (const card of [cards.first(), cards.last()]) await expect(card).toHaveCSS('opacity', '1');
  });

test('without JavaScript all lists are visible, one after another', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  for (const { tab: name } of TABS) await expect(section(page).getByRole('heading', { level: 3, name })).toBeVisible();
  const cards = section(page).locator('.tips > li');
  await expect(cards).toHaveCount(ALL);
  for (const card of [cards.first(), cards.last()]) await expect(card).toHaveCSS('opacity', '1');
  for (const { tab: name } of TABS.slice(-1)) {
    await section(page).getByRole('link', { name, exact: true }).click();
    await expect(section(page).getByRole('heading', { level: 3, name })).toBeInViewport();
  }
  await context.close();
});
