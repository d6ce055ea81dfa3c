import { expect, type Page, test } from '@playwright/test';
import { wordPath } from '@/lib/words/dictionary';
import { article, built, EVENT, SEARCHED, SOUGHT } from './built';
import { goBack } from './history';
import { openSettled } from './settled';

const { lists, glossary, books, games, events, pages } = built;
const { title } = SOUGHT;

const field = 'Suchwort';

/** The best hit with this title; the footer may have a link of the same name. */
const hit = (page: Page) => page.getByRole('main').getByRole('link', { name: title }).first();

test('a child searches from the header and gets to the article', async ({ page }) => {
  await page.goto('/agb/');
  await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click();
  await expect(page).toHaveURL('/suche/');
  const input = page.getByRole('searchbox', { name: field });
  await expect(input).toBeFocused();
  await page.keyboard.type(SEARCHED);
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^(Eine Antwort und )?\\d+ Treffer für „${SEARCHED}“$`));
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === SEARCHED);
  await expect(page.getByRole('heading', { level: 2, name: lists.search.best })).toBeVisible();
  await expect(hit(page).locator('mark').first()).toHaveText(SEARCHED);
  await hit(page).click();
  await expect(page).toHaveURL(SOUGHT.path);
  await goBack(page);
  await expect(input).toHaveValue(SEARCHED);
  await expect(hit(page)).toBeVisible();
  await expect(input).not.toBeFocused();
});

test('by keyboard arrows move through the results and back, and Enter opens one', async ({ page }) => {
  await page.goto('/suche/');
  const input = page.getByRole('searchbox', { name: field });
  await input.focus();
  await page.keyboard.type(title.toLowerCase());
  // Until the results are there, the list of all pages has the same link.
  await expect(page.getByRole('status')).toContainText(`für „${title.toLowerCase()}“`);
  const first = hit(page);
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(input).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(SOUGHT.path);
});

for (const { word } of glossary.slice(0, 1))
  test('a section of a page is found, and its link leads there', async ({ page }) => {
    await page.goto(`/suche/?q=${encodeURIComponent(word)}`);
    await page.getByRole('region', { name: word, exact: true }).getByRole('link').click();
    await expect(page).toHaveURL((url) => decodeURI(url.pathname + url.hash) === wordPath(word));
    await expect(page.locator(':target')).toContainText(word);
  });

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('the field is not focused, and the index loads on first use', { tag: '@night' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('index.json') && asked.push(request.url()));
    await openSettled(page, '/suche/');
    const input = page.getByRole('searchbox', { name: field });
    await expect(input).not.toBeFocused();
    expect(asked).toEqual([]);
    await input.fill(SEARCHED);
    await expect.poll(() => asked.length).toBe(1);
    await expect(page.getByRole('status').first()).toContainText(SEARCHED);
    await expect(hit(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});

test('without JavaScript the search page lists all pages', { tag: '@night' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/suche/?q=${encodeURIComponent(SEARCHED)}`);
  await expect(page.getByRole('searchbox')).toBeHidden();
  for (const { title: name } of [books[0], games[0], article, pages.impressum, events[0]].flatMap((one) => one ?? [])) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  }
  await context.close();
});

test('no result is cut off on the narrowest phone and on a desktop', { tag: '@night' }, async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/suche/?q=${encodeURIComponent(SEARCHED)}`);
    await expect(page.getByRole('status')).toHaveText(/Treffer/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});

if (events.length > 0)
  test('the breadcrumbs fit on one line, work, and cover nothing', { tag: '@night' }, async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(EVENT);
      const trail = page.getByRole('navigation', { name: 'Sie sind hier' });
      const box = await trail.getByRole('list').boundingBox();
      const back = await page.getByRole('link', { name: /^Zurück/ }).boundingBox();
      expect(box && back && box.y + box.height <= back.y).toBe(true);
      expect(box?.height).toBeLessThan(40);
      await trail.getByRole('link', { name: 'Events & Termine' }).click();
      await expect(page).toHaveURL('/#events');
    }
  });
