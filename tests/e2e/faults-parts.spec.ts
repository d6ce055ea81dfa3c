import { expect, type Page, test } from '@playwright/test';
import { waitUntilHydrated } from './access-rules';
import { built, SEARCHED, SOUGHT } from './built';
import { openForm } from './order-steps';

/** Makes all further script requests fail. */
const loseScripts = (page: Page) => page.route('**/*.js', (route) => route.abort());

/** URL of the loaded script that contains words of a certain library. */
async function scriptWith(page: Page, words: string): Promise<string> {
  const search = async (text: string) => {
    for (const { name } of performance.getEntriesByType('resource').filter(({ name: file }) => file.endsWith('.js')))
      if ((await (await fetch(name)).text()).includes(text)) return new URL(name).pathname;
    return '';
  };
  let found = '';
  await expect.poll(async () => (found = await page.evaluate(search, words))).not.toBe('');
  return found;
}

test('an events calendar that fails to load says so, keeps the filter, and a retry loads it (R-FLT-8)', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/?kategorie=workshop#events');
  await waitUntilHydrated(page);
  await loseScripts(page);
  await page.getByRole('button', { name: 'Kalenderansicht' }).click();
  await expect(page.locator('#events').getByRole('alert')).toContainText('Der Kalender konnte nicht geladen werden.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/*.js');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('combobox', { name: 'Monat auswählen' })).toBeVisible();
  await expect(page).toHaveURL('/?kategorie=workshop&ansicht=kalender#events');
});

test('an order works without date picker and IBAN check, and keeps its entries (R-FLT-8)', {
  tag: '@night',
}, async ({ page }) => {
  await openForm(page, 'year');
  await loseScripts(page);
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Anna');
  await page.getByRole('radio', { name: 'SEPA-Lastschrift' }).press('Space');
  await page.getByRole('textbox', { name: /^IBAN/ }).fill('DE89370400440532013000');
  await page.getByRole('button', { name: 'Samstag wählen' }).click();
  await expect(page.getByText('Der Kalender lässt sich gerade nicht laden.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Anna');
  await expect(page.getByRole('textbox', { name: /^IBAN/ })).toHaveValue('DE89 3704 0044 0532 0130 00');
  await expect(page.getByRole('textbox', { name: 'Startdatum der Lieferung' })).toBeEnabled();
});

for (const lost of ['index.json', 'library'] as const) {
  test(`a search whose ${lost} fails to load keeps the query, and a retry loads it`, { tag: '@night' }, async ({
    page,
  }) => {
    let isLost = true;
    await page.goto('/suche/');
    await page.getByRole('searchbox', { name: 'Suchwort' }).focus();
    const library = await scriptWith(page, 'heit|keit|schaft');
    await page.route(lost === 'library' ? `**${library}` : '**/suche/index.json', (route) =>
      isLost ? route.fulfill({ status: 500, body: 'kaputt' }) : route.continue(),
    );
    await page.reload();
    await page.getByRole('searchbox', { name: 'Suchwort' }).fill(SEARCHED);
    await expect(page.getByText(built.lists.search.failed.text)).toBeVisible();
    await expect(page.getByRole('heading', { name: built.lists.search.map })).toBeVisible();
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === SEARCHED);
    isLost = false;
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('link', { name: SOUGHT.title })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Suchwort' })).toHaveValue(SEARCHED);
  });
}
