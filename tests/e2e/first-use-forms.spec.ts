import { expect, type Page, test } from '@playwright/test';
import { today } from 'german/dates/day';
import { CARD_LIMIT } from 'subscription/order/rules';
import { byNightUnless } from '../thorough';
import { built, morningOf } from './built';
import { startsAt } from './order-days';
import { click, expectAllToTakeEffect, fillIn, hydrated, key, paste, tap, type, type Use } from './uses';

test.use({ hasTouch: true });

const text = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const radio = (name: RegExp | string) => (page: Page) => page.getByRole('radio', { name });
const button = (name: string) => (page: Page) => page.getByRole('button', { name });

const NOW = morningOf(today());

const invoice = {
  control: radio('Rechnung'),
  effect: (page: Page) => expect(text(page, /^IBAN/)).toHaveCount(0),
};
const startOf = (id: string) => ({
  control: (page: Page) => text(page, 'Startdatum der Lieferung'),
  text: startsAt(id, NOW).next.typed,
  effect: (page: Page) =>
    expect(page.getByRole('region', { name: /auf einen Blick$/ })).toContainText(startsAt(id, NOW).next.long),
});
const calendar = {
  control: button('Samstag wählen'),
  effect: (page: Page) => expect(page.getByRole('grid', { name: /Startdatum der Lieferung/ })).toBeVisible(),
};
/** A press before hydration never places a paid order: the form asks for a second press. */
const order = {
  control: button('Zahlungspflichtig bestellen'),
  async effect(page: Page) {
    await expect(page.locator('[data-press-again]')).not.toBeEmpty();
    await expect(faults(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await expect(faults(page)).toBeFocused();
  },
};
/** A free request is sent by the first press, once. */
const send = (name: string) => ({ control: button(name), effect: (page: Page) => expect(faults(page)).toBeFocused() });
const faults = (page: Page) => page.getByRole('region', { name: built.order.faults.title });

const toChild = {
  control: (page: Page) => page.getByRole('checkbox', { name: /direkt an das beschenkte Kind/ }),
  effect: (page: Page) => expect(page.getByRole('group', { name: 'Wohin sollen die Ausgaben gehen?' })).toBeVisible(),
};
const GREETING = 'Für dich, Änne';
const card = {
  control: (page: Page) => text(page, /Geschenkkarte/),
  text: GREETING,
  effect: (page: Page) => expect(page.getByText(`Noch ${CARD_LIMIT - GREETING.length} von`)).toBeVisible(),
};
const copies = {
  control: (page: Page) => text(page, /^Exemplare/),
  text: '150',
  effect: (page: Page) => expect(page.locator('.plan-line')).toContainText('für 150 Exemplare'),
};
const serious = {
  control: radio(/^Außerordentliche/),
  effect: (page: Page) => expect(text(page, 'Grund')).toBeVisible(),
};
const NAME = 'Änne-Jürgen Größenwahn';
const named = {
  control: (page: Page) => text(page, 'Ihr Name'),
  text: NAME,
  async effect(page: Page) {
    await hydrated(page);
    await expect(text(page, 'Ihr Name')).toHaveValue(NAME);
    // The form has this value, too: of all fields only this one is valid.
    await page.locator('.with-script button[type=submit]').click();
    await expect(faults(page)).toBeFocused();
    await expect(text(page, 'Ihr Name')).not.toHaveAttribute('aria-invalid', 'true');
  },
};

const FORMS: { path: string; uses: Use[] }[] = [
  {
    path: '/subscription/trial/',
    uses: [tap(invoice), type(startOf('trial')), key('Enter', order), click(order), tap(order)],
  },
  {
    path: '/subscription/gift/',
    uses: [click(toChild), key('Space', toChild), paste(card), type(card), tap(toChild), tap(order)],
  },
  {
    path: '/subscription/year/',
    uses: [click(calendar), tap(calendar), key('Enter', calendar), fillIn(startOf('year')), key('Space', invoice)],
  },
  {
    path: '/subscription/class/',
    uses: [type(copies), fillIn(copies), paste(copies), tap(send('Unverbindlich anfragen')), click(invoice)],
  },
  {
    path: '/kuendigen/',
    uses: [key('Space', serious), tap(serious), type(named), click(serious), key('Enter', send('Jetzt kündigen'))],
  },
  { path: '/widerruf/', uses: [type(named), click(send('Weiter')), paste(named), tap(send('Weiter')), fillIn(named)] },
];

for (const { path, uses } of FORMS)
  test(
    `the first use of ${path} takes effect for every input method and loading time (R-ORD-15)`,
    byNightUnless(path === '/subscription/trial/'),
    async ({ page }) => {
      await expectAllToTakeEffect(page, path, uses);
    },
  );
