import { expect, type Locator, type Page } from '@playwright/test';

export const PLANS = [
  { id: 'trial', button: 'Zahlungspflichtig bestellen' },
  { id: 'gift', button: 'Zahlungspflichtig bestellen' },
  { id: 'year', button: 'Zahlungspflichtig bestellen' },
  { id: 'class', button: 'Unverbindlich anfragen' },
] as const;

const FAR = 60;

/** Presses Tab until the focus is where it should be. */
export async function tabTo(page: Page, target: Locator) {
  for (let step = 0; step < FAR; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The field cannot be reached by Tab');
}

/** Opens an order page and waits until its form can be filled in. */
export async function openForm(page: Page, id: string) {
  await page.goto(`/subscription/${id}/`);
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toBeEnabled();
}

/** Fills in what every plan needs, by keyboard alone, in the order of the page. */
export async function fillInByKeyboard(page: Page) {
  await tabTo(page, page.getByRole('radio', { name: 'Frau' }));
  await page.keyboard.press('Space');
  const texts = [
    ['Vorname', 'Anna'],
    ['Nachname', 'Müller'],
    ['E-Mail', 'anna@example.org'],
    ['Straße', 'Hauptstraße'],
    ['Hausnummer', '12a'],
    ['Postleitzahl', '50667'],
    ['Stadt', 'Köln'],
  ] as const;
  for (const [name, text] of texts) {
    await tabTo(page, page.getByRole('textbox', { name, exact: true }));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole('checkbox', { name: /^Ich habe die AGB gelesen/ }));
  await page.keyboard.press('Space');
}
