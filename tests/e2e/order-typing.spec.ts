import { expect, type Page, test } from '@playwright/test';
import { formHydrated, openForm } from './order-steps';

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const typedInto = (page: Page, name: string | RegExp) => box(page, name).inputValue();

/** Types as keyboards do that compose words: the text grows under the caret and is then committed. */
async function compose(page: Page, text: string) {
  const browser = await page.context().newCDPSession(page);
  for (let length = 1; length <= text.length; length += 1) {
    await browser.send('Input.imeSetComposition', {
      text: text.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
  }
  await browser.send('Input.insertText', { text });
}

test('an IBAN composed by a keyboard comes out as typed, and is grouped once it is left (R-ORD-16)', async ({
  page,
}) => {
  await openForm(page, 'year');
  const iban = box(page, /^IBAN/);
  await iban.focus();
  await compose(page, 'DE89370400440532013000');
  expect(await typedInto(page, /^IBAN/)).toBe('DE89370400440532013000');
  await page.keyboard.press('Tab');
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00');
  await iban.fill('');
  for (const sign of 'DE89370400440532013000') await compose(page, sign);
  await expect(iban).toHaveValue('DE89370400440532013000');
});

test('the caret stays where it is while an IBAN is corrected in the middle', async ({ page }) => {
  await openForm(page, 'year');
  const iban = box(page, /^IBAN/);
  await iban.fill('DE89 3704 0044 0532 0130 00');
  await iban.evaluate((field: HTMLInputElement) => field.setSelectionRange(7, 7));
  await page.keyboard.type('99');
  expect(await iban.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(9);
});

test('a house number typed into the street and typed again is ordered once (R-ORD-16)', async ({ page }) => {
  await openForm(page, 'year');
  await box(page, 'Straße').pressSequentially('Hauptstraße 12');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await expect(box(page, 'Straße')).toHaveValue('Hauptstraße');
  await expect(box(page, 'Hausnummer')).toHaveValue('12');
  await box(page, 'Hausnummer').fill('');
  await box(page, 'Straße').fill('Hauptstraße 12');
  await box(page, 'Hausnummer').click();
  await page.keyboard.type('12');
  await expect(box(page, 'Hausnummer')).toHaveValue('12');
});

test('an e-mail address with umlauts is kept as it was typed (R-ORD-16)', async ({ page }) => {
  await page.goto('/widerruf/');
  await formHydrated(page);
  await box(page, 'Ihr Name').fill('Anna Müller');
  await box(page, 'Vertrag').fill('Jahresabo');
  await box(page, 'E-Mail für die Bestätigung').pressSequentially('anna@gruß.de');
  await page.keyboard.press('Enter');
  await expect(page.getByText('anna@gruß.de')).toBeVisible();
});

test('after an order nothing asks before leaving, and the next form opens with one press (R-ORD-8)', async ({
  page,
}) => {
  await openForm(page, 'trial');
  await page.getByRole('radio', { name: 'Frau' }).check();
  for (const [name, text] of [
    ['Vorname', 'Anna'],
    ['Nachname', 'Müller'],
    ['E-Mail', 'anna@example.org'],
    ['Straße', 'Hauptstraße 12a'],
    ['Postleitzahl', '50667'],
    ['Stadt', 'Köln'],
  ] as const)
    await box(page, name).fill(text);
  await page.getByRole('checkbox', { name: /^Ich stimme den AGB zu/ }).check();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('region', { name: /Bestellung erfolgreich!$/ })).toBeVisible();
  await expect(box(page, 'Vorname')).toHaveCount(0);
  await page.getByRole('button', { name: 'Noch einmal bestellen' }).press('Enter');
  await expect(box(page, 'Vorname')).toHaveValue('');
  let asked = false;
  page.on('dialog', (dialog) => {
    asked = true;
    return dialog.accept();
  });
  await page.reload();
  expect(asked).toBe(false);
});
