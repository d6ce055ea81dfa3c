import { expect, type Page, test } from '@playwright/test';
import { SHOWN } from '@/lib/tips/draw';
import { built } from './built';

const { books, games } = built;
/** How many of a list so long are drawn. */
const drawn = (list: readonly unknown[]) => Math.min(list.length, SHOWN);

test.skip(books.length < 2 || games.length === 0, 'The content has too few books or games');

const section = (page: Page) => page.locator('#games-books');
const panel = (page: Page, name: string) => section(page).getByRole('tabpanel', { name });
/** Opens the landing page and goes where books and games are drawn. */
async function openShowcase(page: Page) {
  await page.goto('/');
  await section(page).scrollIntoViewIfNeeded();
}
const titles = (page: Page, name = 'Buchtipps') =>
  panel(page, name).getByRole('heading', { level: 4 }).allTextContents();

test('a visitor who comes back finds other books in another order', async ({ page }) => {
  const draws = new Set<string>();
  const seen = new Set<string>();
  for (let visit = 0; visit < 4; visit += 1) {
    await openShowcase(page);
    await expect(panel(page, 'Buchtipps')).toBeVisible();
    const shown = await titles(page);
    expect(new Set(shown).size).toBe(drawn(books));
    draws.add(shown.join());
    for (const title of shown) seen.add(title);
  }
  expect(draws.size).toBeGreaterThan(1);
  if (books.length > SHOWN) expect(seen.size).toBeGreaterThan(SHOWN);
});

test('one tab is shown at a time, and the arrow keys change it', async ({ page }) => {
  await openShowcase(page);
  await section(page).getByRole('tab', { name: 'Spiele' }).click();
  await expect(panel(page, 'Spiele')).toBeVisible();
  await expect(section(page).getByRole('tabpanel')).toHaveCount(1);
  expect(await titles(page, 'Spiele')).toHaveLength(drawn(games));
  await page.keyboard.press('ArrowLeft');
  await expect(section(page).getByRole('tab', { name: 'Buchtipps' })).toBeFocused();
  await expect(panel(page, 'Buchtipps')).toBeVisible();
});

test('a book’s button leads to that book on the list', async ({ page }) => {
  await openShowcase(page);
  const card = panel(page, 'Buchtipps')
    .getByRole('listitem')
    .nth(drawn(books) - 1);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name: 'Mehr erfahren' }).click();
  await expect(page).toHaveURL(/\/books\/#book-\d+$/);
  await expect(page.getByRole('article', { name: title })).toBeInViewport();
});

test('a game’s button leads to that game on the list', async ({ page }) => {
  await openShowcase(page);
  await section(page).getByRole('tab', { name: 'Spiele' }).click();
  const card = panel(page, 'Spiele').getByRole('listitem').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name: 'Mehr erfahren' }).click();
  await expect(page).toHaveURL(/\/games\/#game-\d+$/);
  await expect(page.getByRole('article', { name: title })).toBeInViewport();
});

for (const [tab, label, path] of [
  ['Buchtipps', 'Alle Buchtipps ansehen', '/books/'],
  ['Spiele', 'Alle Spiele ansehen', '/games/'],
] as const) {
  test(`from the tab ${tab} one goes on to the full list`, async ({ page }) => {
    await openShowcase(page);
    await section(page).getByRole('tab', { name: tab }).click();
    await section(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
  });
}

test('the books stand in four columns on a desk and side by side on one board on a phone', async ({ page }) => {
  const rows = async () => {
    const tops = await panel(page, 'Buchtipps')
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  };
  await openShowcase(page);
  await expect(panel(page, 'Buchtipps')).toBeVisible();
  const inRows = [Math.min(4, drawn(books)), drawn(books) - 4].filter((count) => count > 0);
  expect(await rows()).toEqual(inRows);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await rows()).toEqual([drawn(books)]);
});

test('nothing moves when the draw comes in, and React finds the page as it was built', async ({ page }) => {
  test.skip(books.length <= SHOWN, 'All books stand in the page');
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // When the packs are asked for, the section is brought into view: that is where the draw will come in.
  const measure = () =>
    section(page).evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant' });
      const card = element.querySelector('li');
      return { height: element.getBoundingClientRect().height, opacity: card && getComputedStyle(card).opacity };
    });
  // The built order appears after all when nothing comes for 4 seconds; here that clock stands until the draw is on its way.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  let before: Awaited<ReturnType<typeof measure>> | undefined;
  await page.route('**/tips/books-0.json', async (route) => {
    before = await measure();
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await route.continue();
  });
  await openShowcase(page);
  await expect(panel(page, 'Buchtipps').getByRole('listitem').first()).toHaveCSS('opacity', '1', { timeout: 30_000 });
  expect(before?.opacity).toBe('0');
  expect(Math.abs((await measure()).height - (before?.height ?? 0))).toBeLessThan(1);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  expect(complaints.filter((text) => /hydrat|did not match|#4\d\d/i.test(text))).toEqual([]);
});

test('without the packs eight books are there all the same', async ({ page }) => {
  await page.route('**/tips/*.json', (route) => route.abort());
  await openShowcase(page);
  await expect(panel(page, 'Buchtipps').getByRole('listitem')).toHaveCount(drawn(books));
});

for (const [who, open] of Object.entries({
  'without having read on': (page: Page) => page.goto('/'),
  'after looking at the books': async (page: Page) => {
    await openShowcase(page);
    await expect(panel(page, 'Buchtipps')).toBeVisible();
  },
}))
  test(`who prints the landing page ${who} has both lists on paper`, async ({ page }) => {
    await open(page);
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Buchtipps', 'Spiele'])
      await expect(section(page).getByRole('heading', { level: 3, name })).toBeVisible();
    const cards = section(page).locator('.tips > li');
    await expect(cards).toHaveCount(drawn(books) + drawn(games));
    for (const index of [0, drawn(books) + drawn(games) - 1]) await expect(cards.nth(index)).toHaveCSS('opacity', '1');
  });

test('without JavaScript both lists stand one after the other, to be seen', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  for (const name of ['Buchtipps', 'Spiele'])
    await expect(section(page).getByRole('heading', { level: 3, name })).toBeVisible();
  const cards = section(page).locator('.tips > li');
  await expect(cards).toHaveCount(drawn(books) + drawn(games));
  for (const index of [0, drawn(books) + drawn(games) - 1]) await expect(cards.nth(index)).toHaveCSS('opacity', '1');
  await section(page).getByRole('link', { name: 'Spiele', exact: true }).click();
  await expect(section(page).getByRole('heading', { level: 3, name: 'Spiele' })).toBeInViewport();
  await context.close();
});
