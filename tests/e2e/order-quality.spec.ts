import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { lowContrastTexts, rulesBroken } from './access-rules';
import {
  DECLARATIONS,
  fillInByKeyboard,
  fillInDeclaration,
  fillInRecipientByKeyboard,
  formHydrated,
  openForm,
  PLANS,
} from './order-steps';
import { unreadable } from './text-size';

const KB = 1000;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const faults = (page: Page) => page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' });

/** A state without accessibility faults at both widths, readable at night and with large letters. */
async function expectReadable(page: Page, state: string) {
  const found = [
    ...(await rulesBroken(page)),
    ...(await lowContrastTexts(page, ['at night'])),
    ...(await unreadable(page)),
  ];
  expect(found, state).toEqual([]);
}

for (const { id, button, asks } of PLANS)
  test(`the order of ${id} has no accessibility faults: empty, with errors, with the calendar, filled in, sent`, {
    tag: '@night',
  }, async ({ page }) => {
    test.slow(true, 'five states at several widths');
    const toChild = async () =>
      asks.gift && (await page.getByRole('checkbox', { name: /direkt an das beschenkte Kind/ }).press('Space'));
    await openForm(page, id);
    for (const fold of await page.locator('summary').filter({ visible: true }).all()) await fold.click();
    await expectReadable(page, 'empty');
    await toChild();
    await page.getByRole('button', { name: button }).click();
    await expect(faults(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Fehler: /);
    await expectReadable(page, 'faulty');
    await page.getByRole('button', { name: 'Samstag wählen' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expectReadable(page, 'calendar');
    await page.keyboard.press('Escape');
    await toChild();
    await page.getByRole('radio', { name: 'Frau' }).focus();
    await fillInByKeyboard(page, async () => asks.gift && fillInRecipientByKeyboard(page));
    await expect(page).not.toHaveTitle(/^Fehler: /);
    await expectReadable(page, 'filled in');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('region', { name: 'Bestellung erfolgreich!' })).toBeFocused();
    await expectReadable(page, 'sent');
  });

for (const { path, steps } of DECLARATIONS)
  test(`${path} has no accessibility faults: empty, with errors, filled in, declared`, { tag: '@night' }, async ({
    page,
  }) => {
    test.slow(true, 'four or five states at several widths');
    await page.goto(path);
    await formHydrated(page);
    await expectReadable(page, 'empty');
    await page.getByRole('button', { name: steps[0] }).click();
    await expect(faults(page)).toBeFocused();
    await expectReadable(page, 'faulty');
    await fillInDeclaration(page);
    await expectReadable(page, 'filled in');
    for (const name of steps) {
      await page.getByRole('button', { name }).click();
      await expect(page.locator('.outcome')).toBeFocused();
      await expectReadable(page, `after ${name}`);
    }
  });

/** Whether one of the chunks contains words of a certain library. */
const holds = async (page: Page, urls: string[], words: string) => {
  const texts = await Promise.all(urls.map(async (url) => (await page.request.get(url)).text()));
  return texts.some((text) => text.includes(words));
};

/** Gzipped size of scripts, in bytes. */
const weigh = async (page: Page, urls: string[]) => {
  const bodies = await Promise.all(urls.map(async (url) => (await page.request.get(url)).body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
};

test('an order page loads at most 230 kB of scripts; calendar and IBAN library load on use', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await openForm(page, 'trial');
  const first = [...scripts];
  expect(await holds(page, first, 'bban_regexp')).toBe(false);
  expect(await weigh(page, first)).toBeLessThanOrEqual(230 * KB);
  await page.getByRole('textbox', { name: /^IBAN/ }).focus();
  await expect.poll(() => holds(page, scripts.slice(first.length), 'bban_regexp')).toBe(true);
  const second = scripts.length;
  await page.getByRole('button', { name: 'Samstag wählen' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(second);
});

const LETTERS = {
  'three hundred letters': 'Liebe Mia, jede Woche eine Zeitung! '.repeat(9).slice(0, 300),
  'a long poem': Array.from({ length: 20 }, (_, line) => `Zeile ${line + 1}`).join('\n'),
  'three hundred emoji': '🎁'.repeat(300),
};

test('any text fits on the gift card', { tag: '@night' }, async ({ page }) => {
  test.slow(true, 'three orders');
  for (const [what, text] of Object.entries(LETTERS)) {
    await openForm(page, 'gift');
    await fillInByKeyboard(page);
    await page.getByRole('textbox', { name: /^Text für die Geschenkkarte/ }).fill(text);
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    const card = page.getByRole('article', { name: 'Geschenkkarte' });
    const [sheet, signature] = await Promise.all([card, card.getByText('Von Anna')].map((part) => part.boundingBox()));
    if (!sheet || !signature) throw new Error('The card is not drawn');
    expect(signature.y + signature.height, what).toBeLessThan(sheet.y + sheet.height);
    expect(sheet.width / sheet.height, what).toBeCloseTo(148 / 105, 1);
  }
});

/** Page sizes of a PDF in whole millimetres: [[148, 105]] */
const sheetsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...points]) =>
    points.map((point) => Math.round((Number(point) * 25.4) / 72)),
  );

test('the gift card prints alone on one sheet', { tag: '@night' }, async ({ page }) => {
  await openForm(page, 'gift');
  await fillInByKeyboard(page);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await page.getByRole('button', { name: 'Geschenkkarte drucken' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: 'Geschenkkarte' })).toBeVisible();
  await expect(page.getByText('Ihre Bestellung', { exact: true })).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toBeHidden();
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([[148, 105]]);
});
