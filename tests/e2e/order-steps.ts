import { expect, type Locator, type Page } from '@playwright/test';
import { plansInOrder } from 'subscription/plans/in-order';
import { built } from './built';

export const PLANS = plansInOrder(built.plans).map(({ id, is, asks }) => ({
  id,
  asks,
  isRequest: is === 'request',
  button: is === 'request' ? 'Unverbindlich anfragen' : 'Zahlungspflichtig bestellen',
}));

export const DECLARATIONS = [
  {
    path: '/kuendigen/',
    heading: 'Vertrag online kündigen',
    steps: ['Jetzt kündigen'],
    done: 'Ihre Kündigung ist abgegeben',
    type: 'cancellation',
    words: 'Hiermit kündige ich',
  },
  {
    path: '/widerruf/',
    heading: 'Vertrag online widerrufen',
    steps: ['Weiter', 'Widerruf bestätigen'],
    done: 'Ihr Widerruf ist abgegeben',
    type: 'withdrawal',
    words: 'Hiermit widerrufe ich',
  },
] as const;

/** Fills in the fields that both declarations require. */
export async function fillInDeclaration(page: Page) {
  for (const [name, text] of [
    ['Ihr Name', 'Anna Müller'],
    ['Vertrag', 'Jahresabo'],
    ['E-Mail für die Bestätigung', 'anna@example.org'],
  ] as const)
    await page.getByRole('textbox', { name }).fill(text);
}

const FAR = 60;

/** Presses Tab until the target has focus. */
export async function tabTo(page: Page, target: Locator) {
  for (let step = 0; step < FAR; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The field cannot be reached by Tab');
}

/** Waits until the form is hydrated. Typing does not need this, its effects do. */
export async function formHydrated(page: Page) {
  const island = page.locator('.with-script island-root');
  await island.dispatchEvent('keydown');
  await expect(island).toHaveAttribute('data-live', '');
  await expect(page.locator('.with-script [data-state=built]')).toHaveCount(0);
}

/** Opens an order page and waits until its form is hydrated. */
export async function openForm(page: Page, id: string) {
  await page.goto(`/subscription/${id}/`);
  await formHydrated(page);
}

async function typeInto(page: Page, within: Page | Locator, texts: readonly (readonly [string, string])[]) {
  for (const [name, text] of texts) {
    await tabTo(page, within.getByRole('textbox', { name, exact: true }));
    await page.keyboard.type(text);
  }
}

/** Waits until the page no longer scrolls smoothly to the focus, as a click meanwhile may miss its control. */
const scrollEnded = (page: Page) =>
  page.waitForFunction(async () => {
    const from = window.scrollY;
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    return window.scrollY === from;
  });

/**
 * Fills in the fields that every plan requires, by keyboard, in page order.
 *
 * @param midway runs between the address and the terms
 */
export async function fillInByKeyboard(page: Page, midway?: () => Promise<unknown>) {
  await tabTo(page, page.getByRole('radio', { name: 'Frau' }));
  await page.keyboard.press('Space');
  await typeInto(page, page, [
    ['Vorname', 'Anna'],
    ['Nachname', 'Müller'],
    ['E-Mail', 'anna@example.org'],
    ...((await page.getByRole('textbox', { name: 'Schule' }).count()) > 0
      ? [['Schule', 'Grundschule am Bach'] as const]
      : []),
    ['Straße', 'Hauptstraße'],
    ['Hausnummer', '12a'],
    ['Postleitzahl', '50667'],
    ['Stadt', 'Köln'],
  ]);
  await midway?.();
  await tabTo(page, page.getByRole('checkbox', { name: /^Ich stimme den AGB zu/ }));
  await page.keyboard.press('Space');
  await scrollEnded(page);
}

/** Addresses the gift to the child and the e-mail with the digital access to the family, by keyboard. */
export async function fillInRecipientByKeyboard(page: Page) {
  await tabTo(page, page.getByRole('checkbox', { name: /direkt an das beschenkte Kind/ }));
  await page.keyboard.press('Space');
  const group = page.getByRole('group', { name: 'Wohin sollen die Ausgaben gehen?' });
  await typeInto(page, group, [
    ['Vorname', 'Mia'],
    ['Nachname', 'Sonne'],
    ['Straße', 'Am Bach'],
    ['Hausnummer', '3'],
    ['Postleitzahl', '50999'],
    ['Stadt', 'Köln'],
  ]);
  await tabTo(page, group.getByRole('radio', { name: 'Ich, zum Weitergeben' }));
  await page.keyboard.press('ArrowDown');
  await typeInto(page, group, [['E-Mail der Familie', 'familie@example.org']]);
}

/** Pairs of a definition list: { 'Erste Ausgabe': 'Samstag, 28. November 2026', … } */
export const linesOf = async (list: Locator): Promise<Record<string, string>> =>
  Object.fromEntries(
    await list
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map((row) =>
          ['dt', 'dd'].map((name) => (row.querySelector(name)?.textContent ?? '').replace(/\s+/g, ' ')),
        ),
      ),
  );
