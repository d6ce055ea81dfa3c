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

test('an e-mail address with umlauts is kept as it was typed (R-ORD-16)', async ({ page }) => {
  await page.goto('/widerruf/');
  await formHydrated(page);
  await box(page, 'Ihr Name').fill('Anna Müller');
  await box(page, 'Vertrag').fill('Jahresabo');
  await box(page, 'E-Mail für die Bestätigung').pressSequentially('anna@gruß.de');
  await page.keyboard.press('Enter');
  await expect(page.getByText('anna@gruß.de')).toBeVisible();
});
