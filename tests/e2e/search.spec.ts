import { expect, type Route, test } from '@playwright/test';

const field = 'Suchwort';

test('a child looks for owls from the header and comes to the article', async ({ page }) => {
  await page.goto('/agb/');
  await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click();
  await expect(page).toHaveURL('/suche/');
  await page.getByRole('searchbox', { name: field }).fill('Eule');
  await expect(page.getByRole('status')).toHaveText(/^\d+ Treffer für „Eule“$/);
  await expect(page).toHaveURL('/suche/?q=Eule');
  await expect(page.getByRole('heading', { level: 2, name: /^Nachrichten/ })).toBeVisible();
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

test('who finds nothing is told so and sees all pages', async ({ page }) => {
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
