import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { lowContrastTexts, runAxe } from './access-rules';
import { fillInByKeyboard, fillInRecipientByKeyboard, formHydrated, openForm, PLANS } from './order-steps';

async function expectNoFaults(page: Page, state: string) {
  const { violations } = await runAxe(page);
  expect(
    violations.map(({ id, nodes }) => `${state}: ${id} ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
  expect(await lowContrastTexts(page, ['at night']), state).toEqual([]);
}

const KB = 1000;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { id, button, asks } of PLANS) {
  test(`axe finds no faults in the order of ${id}: with errors, with the calendar open, reviewed, sent`, {
    tag: '@night',
  }, async ({ page }) => {
    test.slow(true, 'axe looks at four states');
    await openForm(page, id);
    if (asks.gift) await page.getByRole('checkbox', { name: /direkt an das beschenkte Kind/ }).press('Space');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' })).toBeFocused();
    await expect(page).toHaveTitle(/^Fehler: /);
    await expectNoFaults(page, 'faulty');
    await page.getByRole('button', { name: 'Samstag wählen' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expectNoFaults(page, 'calendar');
    await page.keyboard.press('Escape');
    if (asks.gift) await page.getByRole('checkbox', { name: /direkt an das beschenkte Kind/ }).press('Space');
    await page.getByRole('radio', { name: 'Frau' }).focus();
    await fillInByKeyboard(page, async () => asks.gift && fillInRecipientByKeyboard(page));
    await expect(page).not.toHaveTitle(/^Fehler: /);
    await expectNoFaults(page, 'reviewed');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('region', { name: 'Bestellung erfolgreich!' })).toBeFocused();
    await expectNoFaults(page, 'sent');
  });
}

for (const { path, steps } of [
  { path: '/kuendigen/', steps: ['Jetzt kündigen'] },
  { path: '/widerruf/', steps: ['Weiter', 'Widerruf bestätigen'] },
]) {
  test(`axe finds no faults on ${path}: with errors, filled in, declared`, { tag: '@night' }, async ({ page }) => {
    test.slow(true, 'axe looks at three or four states');
    await page.goto(path);
    await formHydrated(page);
    await page.getByRole('button', { name: steps[0] as string }).click();
    await expect(page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' })).toBeFocused();
    await expectNoFaults(page, 'faulty');
    await page.getByRole('textbox', { name: 'Ihr Name' }).fill('Anna Müller');
    await page.getByRole('textbox', { name: 'Vertrag' }).fill('Jahresabo');
    await page.getByRole('textbox', { name: 'E-Mail für die Bestätigung' }).fill('anna@example.org');
    for (const name of steps) {
      await expectNoFaults(page, `before ${name}`);
      await page.getByRole('button', { name }).click();
    }
    await expect(page.getByRole('region', { name: /vorbereitet, aber noch nicht gesendet$/ })).toBeFocused();
    await expectNoFaults(page, 'declared');
  });
}

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
