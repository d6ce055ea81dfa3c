import { expect, type Page, test } from '@playwright/test';

type Arrival = { marks: { on: boolean; at: number; top: number; look?: string[] }[]; places: number[] };

/** Writes down where the page stood on its way, and when, where and how the book was marked. */
const watchArrival = (page: Page, id: string) =>
  page.addInitScript((bookId) => {
    const seen: Arrival = { marks: [], places: [] };
    Object.assign(window, { seen });
    window.addEventListener('scroll', () => seen.places.push(window.scrollY));
    document.addEventListener('DOMContentLoaded', () => {
      const book = document.getElementById(bookId) as HTMLElement;
      new MutationObserver(async () => {
        const on = 'arrived' in book.dataset;
        const mark: Arrival['marks'][number] = { on, at: performance.now(), top: book.getBoundingClientRect().top };
        seen.marks.push(mark);
        await Promise.all(book.getAnimations({ subtree: true }).map(({ finished }) => finished));
        const { outlineStyle, outlineColor } = getComputedStyle(book);
        const flag = getComputedStyle(book, '::before');
        mark.look = [outlineStyle, outlineColor, flag.content, flag.visibility, flag.opacity];
      }).observe(book, { attributeFilter: ['data-arrived'] });
    });
  }, id);

for (const width of [360, 1280]) {
  test(`at ${width} px an address that names a book scrolls there smoothly and marks it in view for two seconds`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchArrival(page, 'book-17');
    await page.goto('/books/#book-17');
    const seen = () => page.evaluate(() => (window as unknown as { seen: Arrival }).seen);
    await expect.poll(async () => (await seen()).marks.filter(({ look }) => look), { timeout: 30_000 }).toHaveLength(2);
    await expect(page.getByText('Hier ist dein Buchtipp: Das Uhrwerk im Leuchtturm')).toHaveRole('status');
    await expect(page.locator('#book-17')).toBeFocused();
    const { marks, places } = await seen();
    expect(places.filter((place) => place > 0 && place < Math.max(...places)).length).toBeGreaterThan(2);
    const [on, off] = marks as [Arrival['marks'][number], Arrival['marks'][number]];
    expect([on.on, off.on]).toEqual([true, false]);
    // How long it lasts at most is the unit test's to say: a slow machine is late here.
    expect(off.at - on.at).toBeGreaterThan(1990);
    for (const { top } of marks) {
      expect(top).toBeGreaterThan(0);
      // Browsers watch in whole pixels.
      expect(top).toBeLessThan(0.8 * 800 + 1);
    }
    expect(on.look).toEqual(['solid', 'rgb(108, 86, 217)', '"Hier ist dein Buchtipp"', 'visible', '1']);
    expect([off.look?.[1], ...(off.look?.slice(3) ?? [])]).toEqual(['rgba(0, 0, 0, 0)', 'hidden', '0']);
  });
}

test('an address leads to a book that would come with "Mehr anzeigen", and shows the list up to it', async ({
  page,
}) => {
  await page.goto('/books/#book-30');
  await expect(page.locator('#book-30')).toBeFocused();
  await expect(page.locator('#book-30')).toBeInViewport();
  await expect(page.getByRole('article')).toHaveCount(30);
});

for (const path of ['/books/', '/games/']) {
  test(`on a phone each row of ${path} has its picture, labels, description and price`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await expect(page.locator('.filter-list:not([data-state])')).toBeVisible();
    for (const part of ['img', '.labels > :nth-of-type(3)', '.origin', '.description', '.price'])
      for (const tip of await page.getByRole('article').all()) await expect(tip.locator(part)).toBeVisible();
  });
}

test('on a phone a game’s description ends after three lines, and a tick shows all of it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/games/');
  const game = page.getByRole('article').first();
  const isWhole = () => game.locator('.description').evaluate((text) => text.scrollHeight <= text.clientHeight);
  expect(await isWhole()).toBe(false);
  await game.getByRole('checkbox', { name: 'Ganz lesen' }).check();
  expect(await isWhole()).toBe(true);
});

test('a long list of books comes in two parts, the second on one press that says how many', async ({ page }) => {
  await page.goto('/books/');
  const more = page.getByRole('button', { name: /Mehr anzeigen/ });
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(more).toHaveText('Mehr anzeigen (noch 8)');
  await more.click();
  await expect(page.getByRole('article')).toHaveCount(32);
  await expect(page.locator('#book-25').getByRole('link')).toBeFocused();
  await expect(more).toHaveCount(0);
});

test('far down the list the filter is one press away, and in a low window nothing stays in the way', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/books/');
  const back = page.getByRole('button', { name: 'Suchen und filtern' });
  await page.locator('#book-12').scrollIntoViewIfNeeded();
  await expect(back).toBeInViewport();
  await back.click();
  await expect(page.getByRole('searchbox')).toBeInViewport();
  for (const size of [
    { width: 640, height: 360 },
    { width: 1280, height: 300 },
  ]) {
    await page.setViewportSize(size);
    await page.locator('#book-12').scrollIntoViewIfNeeded();
    await expect(back).not.toBeInViewport();
  }
});

test('an address that names a game scrolls to it', async ({ page }) => {
  await page.goto('/games/#game-18');
  await expect(page.locator('#game-18')).toBeInViewport();
  await expect
    .poll(() => page.locator('#game-18').evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(400);
});

for (const path of ['/books/', '/games/']) {
  test(`${path} without an anchor starts at the top, after a reload too`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('the covers are 300 pixels high', async ({ page }) => {
  await page.goto('/books/');
  await expect(page.locator('#book-1 img')).toHaveJSProperty('clientHeight', 300);
  await page.goto('/games/');
  await expect(page.locator('#game-1 img')).toHaveJSProperty('clientHeight', 300);
});

test('a reader looks for crime stories from ten, shares the address, and takes it back', async ({ page }) => {
  await page.goto('/books/');
  await page.getByRole('group', { name: 'Art' }).getByRole('button', { name: 'Krimi' }).click();
  await page.getByRole('group', { name: 'Alter' }).getByRole('button', { name: 'ab 10 Jahren' }).click();
  await expect(page).toHaveURL('/books/?art=krimi&alter=ab-10');
  const found = await page.getByRole('article').count();
  expect(found).toBeGreaterThan(0);
  for (const badge of await page.getByRole('article').locator('.labels').allTextContents())
    expect(badge).toContain('Krimi');
  await page.goto('/books/?art=krimi&alter=ab-10');
  await expect(page.getByRole('article')).toHaveCount(found);
  await page.getByRole('button', { name: 'Jedes Alter' }).click();
  await expect(page.getByRole('article')).not.toHaveCount(found);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(found);
});

test('a reader who finds nothing is told so and gets all back', async ({ page }) => {
  await page.goto('/books/');
  await page.getByRole('searchbox').fill('gibtesnicht');
  await expect(page.getByRole('heading', { name: 'Kein Buch gefunden' })).toBeVisible();
  await page.getByRole('button', { name: 'Alle Buchtipps anzeigen' }).click();
  await expect(page.getByRole('status').filter({ hasText: '32 Buchtipps' })).toBeVisible();
});

test('a game is found by its title, however it is typed', async ({ page }) => {
  await page.goto('/games/');
  await page.getByRole('searchbox').fill('wuerfelw');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Würfelwald' })).toBeVisible();
  await expect(page).toHaveURL('/games/?suche=wuerfelw');
});

test('the way back leads to the tips on the landing page', async ({ page }) => {
  await page.goto('/games/');
  await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
  await expect(page).toHaveURL('/#games-books');
});

test('one leafs from book to book and comes back to its place on the list', async ({ page }) => {
  await page.goto('/books/1/');
  const leaf = page.getByRole('navigation', { name: 'Weitere Buchtipps' });
  await expect(leaf.getByRole('link', { name: /Voriger/ })).toHaveCount(0);
  await leaf.getByRole('link', { name: /Nächster/ }).click();
  await expect(page).toHaveURL('/books/2/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oma fährt Rollschuh');
  await leaf.getByRole('link', { name: /Voriger/ }).click();
  await expect(page).toHaveURL('/books/1/');
  await page.getByRole('link', { name: 'Zurück zu den Buchtipps' }).click();
  await expect(page).toHaveURL('/books/#book-1');
});

test('without JavaScript all tips stand on the lists', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/books/#book-32');
  await expect(page.getByRole('article')).toHaveCount(32);
  await expect(page.locator('#book-32')).toBeInViewport();
  await page.goto('/games/');
  await expect(page.getByRole('article')).toHaveCount(18);
  await context.close();
});
