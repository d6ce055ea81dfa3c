import { expect, type Route, test } from '@playwright/test';

const field = 'Suchwort';

test('a child looks for owls from the header and comes to the article', async ({ page }) => {
  await page.goto('/agb/');
  await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click();
  await expect(page).toHaveURL('/suche/');
  await page.getByRole('searchbox', { name: field }).fill('Eule');
  await expect(page.getByRole('status')).toHaveText(/^\d+ Treffer für „Eule“$/);
  await expect(page).toHaveURL('/suche/?q=Eule');
  await expect(page.getByRole('heading', { level: 2, name: 'Das passt am besten' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Warum Eulen lautlos fliegen' }).locator('mark')).toHaveText('Eulen');
  await page.getByRole('link', { name: 'Warum Eulen lautlos fliegen' }).click();
  await expect(page).toHaveURL('/news/warum-eulen-lautlos-fliegen/');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: field })).toHaveValue('Eule');
  await expect(page.getByRole('link', { name: 'Warum Eulen lautlos fliegen' })).toBeVisible();
});

test('a shared address opens with its results', async ({ page }) => {
  await page.goto('/suche/?q=Druckwerkstat');
  await expect(page.getByRole('link', { name: 'Druckwerkstatt: Deine Titelseite von Hand' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Alle Seiten auf einen Blick' })).toHaveCount(0);
});

test('by keyboard alone: arrows lead into the results and back, Enter opens one', async ({ page }) => {
  await page.goto('/suche/');
  const input = page.getByRole('searchbox', { name: field });
  await input.focus();
  await page.keyboard.type('saturn ringe');
  const first = page.getByRole('link', { name: 'Saturn und seine Ringe' });
  await expect(first).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(input).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/news/saturn-und-seine-ringe/');
});

test('a question is answered first, with the prices of all plans', async ({ page }) => {
  await page.goto('/suche/?q=Was+kostet+das+Abo%3F');
  await expect(page.getByRole('status')).toHaveText(/^Eine Antwort und \d+ Treffer für „Was kostet das Abo\?“$/);
  const answer = page.getByRole('region', { name: 'Was DUDA kostet' });
  await expect(answer.getByRole('term')).toHaveCount(4);
  await answer.getByRole('link', { name: /^Geschenkabo/ }).click();
  await expect(page).toHaveURL('/subscription/gift/');
});

test('a part of a page is found where it stands', async ({ page }) => {
  await page.goto('/suche/?q=Magma');
  await page.getByRole('region', { name: 'Magma', exact: true }).getByRole('link').click();
  await expect(page).toHaveURL('/woerterbuch/#wort-magma');
  await expect(page.locator(':target')).toContainText('Magma');
});

test('who finds nothing is told so, gets words and places, and sees all pages', async ({ page }) => {
  await page.goto('/suche/?q=Wolgenwerfften');
  await expect(page.getByRole('status')).toHaveText('Keine Treffer für „Wolgenwerfften“');
  await expect(page.getByRole('heading', { name: 'Alle Seiten auf einen Blick' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Oder hier entlang' }).getByRole('link').first()).toBeVisible();
  await page.getByRole('link', { name: 'Wolkenwerft', exact: true }).click();
  await expect(page.getByRole('searchbox', { name: field })).toHaveValue('Wolkenwerft');
  await expect(page.getByRole('link', { name: 'Die Wolkenwerft' })).toBeVisible();
});

test('who finds nothing at all is told so', async ({ page }) => {
  await page.goto('/suche/?q=xyzzyq');
  await expect(page.getByRole('status')).toHaveText('Keine Treffer für „xyzzyq“');
  await expect(page.getByRole('heading', { name: 'Dazu haben wir nichts gefunden' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Alle Seiten auf einen Blick' })).toBeVisible();
});

const LOSSES: Record<string, (route: Route) => Promise<void>> = {
  'does not load': (route) => route.abort(),
  'is not there': (route) => route.fulfill({ status: 404, body: '<h1>Seite nicht gefunden</h1>' }),
};

for (const [loss, lose] of Object.entries(LOSSES)) {
  test(`when the index ${loss}, the visitor is told and can try again`, async ({ page }) => {
    let broken = true;
    await page.route('**/suche/index.json', (route) => (broken ? lose(route) : route.continue()));
    await page.goto('/suche/?q=Eule');
    await expect(page.getByText('Die Suche lässt sich gerade nicht laden.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Die Wolkenwerft' })).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('link', { name: 'Warum Eulen lautlos fliegen' })).toBeVisible();
  });
}

test('who comes to the search with a keyboard can type at once', async ({ page }) => {
  await page.goto('/suche/');
  const input = page.getByRole('searchbox', { name: field });
  await expect(input).toBeFocused();
  await page.keyboard.type('Eule');
  await page.getByRole('link', { name: 'Warum Eulen lautlos fliegen' }).click();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Warum Eulen lautlos fliegen' })).toBeVisible();
  await expect(input).not.toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('no keyboard rises over the page, and the index waits until the search is used', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('index.json') && asked.push(request.url()));
    await page.goto('/suche/', { waitUntil: 'networkidle' });
    const input = page.getByRole('searchbox', { name: field });
    await expect(input).not.toBeFocused();
    expect(asked).toEqual([]);
    await input.fill('Eule');
    await expect(page.getByRole('link', { name: 'Warum Eulen lautlos fliegen' })).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});

test('the index is loaded on the search page alone', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.url().includes('/suche/') && loaded.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(loaded).toEqual([]);
});

test('without JavaScript the page lists all pages', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/suche/?q=Eule');
  await expect(page.getByRole('searchbox')).toBeHidden();
  for (const name of [
    'Die Wolkenwerft',
    'Inselpfad',
    'Saturn und seine Ringe',
    'Impressum',
    'Lesenacht im Schlafsack',
  ]) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  }
  await context.close();
});

for (const width of [320, 1280]) {
  test(`at ${width} pixels nothing is cut off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/suche/?q=Zoo');
    await expect(page.getByRole('status')).toHaveText(/Treffer/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}

for (const width of [320, 1280]) {
  test(`at ${width} pixels the trail is one line, leads on, and covers nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/event/6/');
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
