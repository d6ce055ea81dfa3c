import { expect, type Page, test } from '@playwright/test';
import { addDays } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import { formatPrice } from 'german/money';
import { EVERY, holdRequests } from './arrivals';
import { morningOf, planNamed } from './built';
import { goBack } from './history';
import { startsAt } from './order-days';
import { fillInByKeyboard, formHydrated, openForm } from './order-steps';
import { hydrated } from './uses';

/** Opens a page and delays its scripts. */
async function openBeforeHydration(page: Page, path: string) {
  const { letGo } = await holdRequests(page, EVERY);
  await page.goto(path, { waitUntil: 'commit' });
  return letGo;
}

const text = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
/** The caret or selection. */
const caret = (page: Page) =>
  page.evaluate(() => {
    const { id, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
    return [id, selectionStart, selectionEnd];
  });

test('an order filled in before hydration loses nothing, even days after the build (R-ORD-15)', {
  tag: '@night',
}, async ({ page }) => {
  const { price, postalSurcharge } = planNamed('year');
  const now = morningOf(addDays(today(), 30));
  await page.clock.setFixedTime(new Date(now));
  const letGo = await openBeforeHydration(page, '/subscription/year/');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.method() === 'POST') sent.push(request.url());
  });
  await fillInByKeyboard(page);
  await page.getByRole('radio', { name: /außerhalb des Zustellgebiets/ }).press('Space');
  await page.getByRole('radio', { name: 'Rechnung' }).check();
  // Set without an event, as browsers and extensions may do.
  await text(page, 'Telefon').evaluate((field: HTMLInputElement) => {
    field.value = '0221 1234567';
  });
  await text(page, 'Vorname').fill('Änne Jö');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowLeft');
  letGo();
  await formHydrated(page);
  expect(await caret(page)).toEqual(['firstName', 6, 7]);
  // Enter sent the form before hydration: a paid order asks for a second press.
  await expect(page.locator('[data-press-again]')).not.toBeEmpty();
  expect(sent).toEqual([]);
  await page.keyboard.type('örg');
  await expect(text(page, 'Vorname')).toHaveValue('Änne Jörg');
  for (const [name, value] of [
    ['Nachname', 'Müller'],
    ['Telefon', '0221 1234567'],
    ['Stadt', 'Köln'],
    ['Startdatum der Lieferung', startsAt('year', now).first.typed],
  ] as const)
    await expect(text(page, name)).toHaveValue(value);
  const monthly = formatPrice(price.amount.cents + (postalSurcharge?.cents ?? 0));
  await expect(page.locator('.plan-line')).toContainText(monthly);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  const receipt = page.getByRole('article', { name: / ab \d/ });
  for (const words of ['Änne Jörg Müller', '0221 1234567', 'Rechnung', monthly])
    await expect(receipt).toContainText(words);
});

test('letters typed or composed during hydration arrive once and in order', {
  tag: '@night',
}, async ({ page }) => {
  const letGo = await openBeforeHydration(page, '/widerruf/');
  const keyboard = await page.context().newCDPSession(page);
  await text(page, 'Ihr Name').focus();
  await page.keyboard.type('J');
  await keyboard.send('Input.imeSetComposition', { text: '¨', selectionStart: 1, selectionEnd: 1 });
  letGo();
  await keyboard.send('Input.imeSetComposition', { text: 'ü', selectionStart: 1, selectionEnd: 1 });
  await keyboard.send('Input.insertText', { text: 'ü' });
  await page.keyboard.type('rgen');
  await formHydrated(page);
  await expect(text(page, 'Ihr Name')).toHaveValue('Jürgen');
  await page.unrouteAll();

  const again = await openBeforeHydration(page, '/kuendigen/');
  await page.getByRole('radio', { name: /^Außerordentliche/ }).check();
  await text(page, 'Ihr Name').focus();
  again();
  const name = 'Änne-Jürgen Größenwahn von der Straße';
  await page.keyboard.type(name, { delay: 20 });
  await expect(text(page, 'Grund')).toBeVisible();
  await expect(text(page, 'Ihr Name')).toHaveValue(name);
});

for (const state of ['not hydrated', 'hydrated'] as const)
  test(`an order filled in on a page that is ${state} is restored on the way back and can be placed (R-FLT-9)`, {
    tag: '@night',
  }, async ({ page }) => {
    const letThrough = state === 'not hydrated' ? await openBeforeHydration(page, '/subscription/year/') : undefined;
    if (state === 'hydrated') await openForm(page, 'year');
    await fillInByKeyboard(page);
    await page.getByRole('radio', { name: 'Rechnung' }).check();
    await page.goto('/agb/', { waitUntil: 'commit' });
    letThrough?.();
    await goBack(page);
    await hydrated(page);
    await expect(page.getByRole('radio', { name: 'Frau' })).toBeChecked();
    // Browsers do not restore fields with autocomplete off.
    await text(page, 'Hausnummer').fill('12a');
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    const receipt = page.getByRole('article', { name: / ab \d/ });
    for (const words of ['Anna Müller', 'Hauptstraße 12a', '50667 Köln', 'Rechnung'])
      await expect(receipt).toContainText(words);
  });
