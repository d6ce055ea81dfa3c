import { expect, type Page, test } from '@playwright/test';
import { startReceiver } from '@/packages/subscription/tests/order/receiver';
import { byNightUnless } from '../thorough';
import { sendTo } from './order-endpoint';
import { DECLARATIONS, fillInByKeyboard, fillInDeclaration, openForm } from './order-steps';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
test.beforeEach(async ({ page }) => {
  receiver = await startReceiver();
  await sendTo(page, receiver.endpoint);
  // The receiver’s time is used only if it is close to the device’s.
  await page.clock.setFixedTime(new Date('2026-11-21T14:05:30+01:00'));
});
test.afterEach(() => receiver.stop());

const order = (page: Page) => page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
const succeeded = (page: Page) => expect(page.getByRole('region', { name: 'Bestellung erfolgreich!' })).toBeFocused();

const DOUBLES = {
  'clicks twice': (page: Page) => order(page).dblclick(),
  'presses Enter twice': async (page: Page) => {
    await order(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  },
};

for (const [what, twice] of Object.entries(DOUBLES)) {
  test(`a customer who ${what} orders once`, byNightUnless(what === 'presses Enter twice'), async ({ page }) => {
    receiver.stateMoment('2026-11-21T13:05:00Z');
    await openForm(page, 'year');
    await fillInByKeyboard(page);
    await twice(page);
    await succeeded(page);
    await expect(
      page.getByText('Beim Verlag eingegangen am 21. November 2026, 14:05 Uhr. Vorgangsnummer: D-1.'),
    ).toBeVisible();
    // Preview band and paper form come from the build; jest tests show that an endpoint changes them.
    await expect(
      page
        .getByRole('main')
        .getByText(/Vorschau/)
        .filter({ visible: true }),
    ).toHaveCount(0);
    expect(receiver.keys).toHaveLength(1);
    expect([...receiver.kept.values()]).toEqual([
      expect.objectContaining({
        type: 'order',
        planId: 'year',
        payer: expect.objectContaining({ lastName: 'Müller' }),
      }),
    ]);
  });
}

test('no failure loses entries or logs them, and sending again makes no second order (R-ORD-10)', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await openForm(page, 'year');
  await fillInByKeyboard(page);
  const fails = async (words: string) => {
    await order(page).click();
    const alert = page.getByRole('alert').filter({ hasText: words });
    await expect(alert).toBeFocused();
    await expect(alert).toContainText('Ihre Angaben stehen noch im Formular');
    await expect(page.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Müller');
    await expect(page.getByRole('textbox', { name: 'Stadt' })).toHaveValue('Köln');
    await expect(page.getByRole('checkbox', { name: /^Ich stimme den AGB zu/ })).toBeChecked();
  };
  await page.context().setOffline(true);
  await fails('keine Verbindung');
  expect(receiver.keys).toEqual([]);
  await page.context().setOffline(false);
  receiver.willBehave('refuse', 'tooMany', 'fail', 'fail', 'nonsense', 'wrong');
  await fails('nicht annehmen');
  await fails('Warten Sie bitte ein paar Minuten');
  await fails('Beim Verlag ist ein Fehler aufgetreten');
  await fails('unerwartet geantwortet');
  await order(page).dblclick();
  await succeeded(page);
  expect(receiver.keys).toHaveLength(7);
  expect(receiver.keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(receiver.keys).size).toBe(1);
  expect(receiver.kept.size).toBe(1);
  expect(logged.join('\n')).not.toMatch(/Müller|anna@example/);
});

for (const { path, steps, done, type } of DECLARATIONS) {
  test(
    `a declaration on ${path} arrives once and shows its time of receipt`,
    byNightUnless(path === '/kuendigen/'),
    async ({ page }) => {
      receiver.stateMoment('2026-11-21T13:05:00Z');
      await page.goto(path);
      await fillInDeclaration(page);
      for (const name of steps.slice(0, -1)) await page.getByRole('button', { name }).click();
      await page.getByRole('button', { name: steps.at(-1) as string }).dblclick();
      await expect(page.getByRole('region', { name: done })).toBeFocused();
      await expect(page.getByText('Beim Verlag eingegangen am 21. November 2026, 14:05 Uhr')).toBeVisible();
      await expect(page.getByRole('link', { name: 'E-Mail öffnen' })).toHaveCount(0);
      expect(receiver.keys).toHaveLength(1);
      expect([...receiver.kept.values()]).toEqual([expect.objectContaining({ type, contract: 'Jahresabo' })]);
    },
  );
}
