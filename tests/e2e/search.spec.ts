import { expect, type Page, type Route, test } from '@playwright/test';
import { planOf } from 'subscription/plans/in-order';
import { planPath } from '@/lib/paths';
import { wordPath } from '@/lib/words/dictionary';
import { article, built, EVENT, SEARCHED, SOUGHT } from './built';
import { goBack } from './history';
import { openSettled } from './settled';

const { lists, searchWords, glossary, books, games, events, pages, plans } = built;
const { title } = SOUGHT;
/** The answer that lists prices. */
const priced = searchWords.answers.find(({ prices }) => prices);

const field = 'Suchwort';

/** The best hit with this title; the footer may have a link of the same name. */
const hit = (page: Page) => page.getByRole('main').getByRole('link', { name: title }).first();

test('a child searches from the header and gets to the article', async ({ page }) => {
  await page.goto('/agb/');
  await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click();
  await expect(page).toHaveURL('/suche/');
  await page.getByRole('searchbox', { name: field }).fill(SEARCHED);
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^(Eine Antwort und )?\\d+ Treffer für „${SEARCHED}“$`));
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === SEARCHED);
  await expect(page.getByRole('heading', { level: 2, name: lists.search.best })).toBeVisible();
  await expect(hit(page).locator('mark').first()).toHaveText(SEARCHED);
  await hit(page).click();
  await expect(page).toHaveURL(SOUGHT.path);
  await goBack(page);
  await expect(page.getByRole('searchbox', { name: field })).toHaveValue(SEARCHED);
  await expect(hit(page)).toBeVisible();
});

test('a shared URL shows its results', { tag: '@night' }, async ({ page }) => {
  await page.goto(`/suche/?q=${encodeURIComponent(title.slice(0, -1))}`);
  await expect(hit(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: lists.search.map })).toHaveCount(0);
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

test('a query with a known answer shows it first, with the prices of all plans (R-FIND-2)', { tag: '@night' }, async ({
  page,
}) => {
  const question = priced?.ask[0] ?? '';
  await page.goto(`/suche/?q=${encodeURIComponent(question)}`);
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^Eine Antwort und \\d+ Treffer für „${question}“$`));
  const answer = page.getByRole('region', { name: priced?.title ?? '' });
  await expect(answer.getByRole('term')).toHaveCount(plans.length);
  await answer.getByRole('link', { name: new RegExp(`^${planOf(plans, 'gift').title}`) }).click();
  await expect(page).toHaveURL(planPath('gift'));
});

for (const { word } of glossary.slice(0, 1))
  test('a section of a page is found, and its link leads there', async ({ page }) => {
    await page.goto(`/suche/?q=${encodeURIComponent(word)}`);
    await page.getByRole('region', { name: word, exact: true }).getByRole('link').click();
    await expect(page).toHaveURL((url) => decodeURI(url.pathname + url.hash) === wordPath(word));
    await expect(page.locator(':target')).toContainText(word);
  });

test('a search without hits offers similar words and places, and lists all pages (R-FIND-3)', {
  tag: '@night',
}, async ({ page }) => {
  // Close to the word, but spelled like nothing on the site.
  const typed = `${SEARCHED.slice(0, 3)}xq${SEARCHED.slice(3)}zz`;
  await page.goto(`/suche/?q=${encodeURIComponent(typed)}`);
  await expect(page.getByRole('status')).toHaveText(`Keine Treffer für „${typed}“`);
  await expect(page.getByRole('heading', { name: lists.search.map })).toBeVisible();
  await expect(page.getByRole('region', { name: lists.search.empty.places }).getByRole('link').first()).toBeVisible();
  await page.getByRole('region', { name: lists.search.empty.similar }).getByText(SEARCHED, { exact: true }).click();
  await expect(page.getByRole('searchbox', { name: field })).toHaveValue(SEARCHED);
  await expect(hit(page)).toBeVisible();
});

test('a search without hits or similar words says so', async ({ page }) => {
  await page.goto('/suche/?q=xyzzyq');
  await expect(page.getByRole('status')).toHaveText('Keine Treffer für „xyzzyq“');
  await expect(page.getByRole('heading', { name: lists.search.empty.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: lists.search.map })).toBeVisible();
});

const LOSSES: Record<string, (route: Route) => Promise<void>> = {
  'does not load': (route) => route.abort(),
  'is missing': (route) => route.fulfill({ status: 404, body: '<h1>Seite nicht gefunden</h1>' }),
};

for (const [loss, lose] of Object.entries(LOSSES)) {
  test(`if the index ${loss}, the visitor reads why and can retry`, { tag: '@night' }, async ({ page }) => {
    let broken = true;
    await page.route('**/suche/index.json', (route) => (broken ? lose(route) : route.continue()));
    await page.goto(`/suche/?q=${encodeURIComponent(SEARCHED)}`);
    await expect(page.getByText(lists.search.failed.text)).toBeVisible();
    await expect(page.getByRole('link', { name: pages.impressum.title }).first()).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: lists.search.failed.retry }).click();
    await expect(hit(page)).toBeVisible();
  });
}

test('the search field has the focus at once, and the back button returns to the results', async ({ page }) => {
  await page.goto('/suche/');
  const input = page.getByRole('searchbox', { name: field });
  await expect(input).toBeFocused();
  await page.keyboard.type(SEARCHED);
  await hit(page).click();
  await expect(page).toHaveURL(SOUGHT.path);
  await goBack(page);
  await expect(hit(page)).toBeVisible();
  await expect(input).not.toBeFocused();
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

test('the landing page does not load the search index (R-FIND-4)', { tag: '@night' }, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.url().includes('/suche/') && loaded.push(request.url()));
  await openSettled(page, '/');
  expect(loaded).toEqual([]);
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

for (const width of [320, 1280]) {
  test(`nothing is cut off at ${width} pixels`, { tag: '@night' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/suche/?q=${encodeURIComponent(SEARCHED)}`);
    await expect(page.getByRole('status')).toHaveText(/Treffer/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}

for (const width of events.length > 0 ? [320, 1280] : []) {
  test(`at ${width} pixels the breadcrumbs fit on one line, work, and cover nothing`, { tag: '@night' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(EVENT);
    const trail = page.getByRole('navigation', { name: 'Sie sind hier' });
    const [box, back] = [
      await trail.getByRole('list').boundingBox(),
      await page.getByRole('link', { name: /^Zurück/ }).boundingBox(),
    ];
    expect(box && back && box.y + box.height <= back.y).toBe(true);
    expect(box?.height).toBeLessThan(40);
    await trail.getByRole('link', { name: 'Events & Termine' }).click();
    await expect(page).toHaveURL('/#events');
  });
}
