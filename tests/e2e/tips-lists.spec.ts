import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

test('an address that names a book scrolls to it smoothly and marks it for two seconds', async ({ page }) => {
  await page.goto('/books/#book-17');
  const book = page.getByRole('article', { name: 'Das Uhrwerk im Leuchtturm' });
  await expect(book).toHaveAttribute('data-arrived', 'Hier ist dein Buchtipp');
  const start = Date.now();
  await expect(page.getByText('Hier ist dein Buchtipp: Das Uhrwerk im Leuchtturm')).toHaveRole('status');
  await expect(book).toBeInViewport();
  await expect(book).not.toHaveAttribute('data-arrived');
  expect(Date.now() - start).toBeGreaterThan(1000);
  expect(Date.now() - start).toBeLessThan(3000);
});

test('the mark is a frame and words, not colour alone', async ({ page }) => {
  await page.goto('/books/#book-3');
  const book = page.locator('#book-3');
  await expect(book).toHaveAttribute('data-arrived');
  const mark = await book.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return { outlineStyle, outlineWidth, flag: getComputedStyle(element, '::before').content };
  });
  expect(mark).toEqual({ outlineStyle: 'solid', outlineWidth: '3px', flag: '"Hier ist dein Buchtipp"' });
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
  await expect(page.getByRole('article')).toHaveCount(32);
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

for (const width of [360, 1280]) {
  for (const path of ['/books/', '/games/', '/books/10/', '/#games-books']) {
    test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      if (path.startsWith('/#')) await expect(page.getByRole('tab', { name: 'Buchtipps' })).toBeVisible();
      const area = path.startsWith('/#') ? '#games-books' : 'main';
      const { violations } = await new AxeBuilder({ page }).include(area).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });
  }
}
