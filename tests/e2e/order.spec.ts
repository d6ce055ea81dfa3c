import { expect, test } from '@playwright/test';
import { fillInByKeyboard, openForm, PLANS, tabTo } from './order-steps';

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });
    for (const { id, button } of PLANS) {
      test(`somebody without a mouse orders ${id}`, async ({ page }) => {
        await openForm(page, id);
        await fillInByKeyboard(page);
        await tabTo(page, page.getByRole('button', { name: button }));
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: 'Bestellung erfolgreich!' })).toBeVisible();
        await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('');
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  });
}

const CLOCKS = [
  { when: 'a Saturday counts itself', now: '2026-11-21T10:00:00+01:00', first: '21.11.2026' },
  { when: 'Sunday 23:30', now: '2026-11-22T23:30:00+01:00', first: '28.11.2026' },
  { when: '31 December', now: '2026-12-31T12:00:00+01:00', first: '02.01.2027' },
  { when: 'the day the clocks go forward', now: '2027-03-28T01:59:00+01:00', first: '03.04.2027' },
  { when: 'the day the clocks go back', now: '2027-10-31T02:30:00+01:00', first: '06.11.2027' },
] as const;

for (const { when, now, first } of CLOCKS) {
  test(`the first delivery is the next Saturday: ${when}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(now));
    await openForm(page, 'year');
    const field = page.getByRole('textbox', { name: 'Startdatum der Lieferung' });
    await expect(field).toHaveValue(first);
    await tabTo(page, page.getByRole('button', { name: 'Samstag wählen' }));
    await page.keyboard.press('Enter');
    const [day, month, year] = first.split('.').map(Number) as [number, number, number];
    await expect(page.getByRole('button', { name: new RegExp(`Samstag, ${day}\\. \\S+ ${year}`) })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const next = new Date(Date.UTC(year, month - 1, day + 7)).toISOString().slice(0, 10).split('-').reverse().join('.');
    await expect(field).toHaveValue(next);
    await expect(page.getByRole('button', { name: 'Samstag wählen' })).toBeFocused();
  });
}

test('in the calendar other days cannot be chosen, nor the past, nor the day after a year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-25T12:00:00+01:00'));
  await openForm(page, 'trial');
  await page.getByRole('button', { name: 'Samstag wählen' }).click();
  await expect(page.getByRole('button', { name: /Freitag, 27\. November 2026/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByRole('button', { name: /Samstag, 21\. November 2026/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('button', { name: /Samstag, 28\. November 2026/ }).press('Escape');
  await expect(page.getByRole('button', { name: /28\. November 2026/ })).toHaveCount(0);
  const field = page.getByRole('textbox', { name: 'Startdatum der Lieferung' });
  for (const typed of ['27.11.2026', '21.11.2026', '27.11.2027']) {
    await field.fill(typed);
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await expect(field).toHaveAccessibleDescription(/Bitte wählen Sie ein Startdatum für die Lieferung/);
  }
  await field.fill('20.11.2027');
  await expect(field).not.toHaveAccessibleDescription(/Bitte wählen Sie ein Startdatum/);
});

test('a wild text is shown as text and never as markup', async ({ page }) => {
  await openForm(page, 'class');
  await fillInByKeyboard(page);
  const wild = '<script>document.title="x"</script><img src=x onerror=alert(1)> עברית 😀 ';
  await page.getByRole('textbox', { name: 'Vorname' }).fill(wild);
  await page.getByRole('textbox', { name: 'Nachname' }).fill('x'.repeat(10_000));
  await page.getByRole('button', { name: 'Unverbindlich anfragen' }).click();
  await expect(page.getByText(wild.trim(), { exact: false }).first()).toBeVisible();
  await expect(page).not.toHaveTitle('x');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('on phones a button leads from the plan to its form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openForm(page, 'trial');
  await page.getByRole('link', { name: 'Zum Bestellformular' }).click();
  await expect(page.getByRole('heading', { name: 'DUDA 4 Wochen gratis bestellen' })).toBeInViewport();
});

test('the back link leads to the plans on the landing page', async ({ page }) => {
  await openForm(page, 'gift');
  await page.getByRole('link', { name: 'Zurück zu den Abo-Optionen' }).click();
  await expect(page).toHaveURL(/\/#subscribe$/);
  await expect(page.getByRole('heading', { name: 'DUDA Abo-Optionen' })).toBeInViewport();
});

test("before its last day the zoo offer holds by the visitor's clock, after it is over", async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-06-20T20:00:00+02:00'));
  await page.goto('/');
  await expect(page.getByText(/bis 20\. Juni 2026/)).toBeAttached();
  await page.clock.setFixedTime(new Date('2026-06-21T00:30:00+02:00'));
  await page.goto('/subscription/year/');
  await expect(page.getByText('Die Zoo-Aktion ist am 20. Juni 2026 abgelaufen')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says how to order otherwise and shows no form', async ({ page }) => {
    await page.goto('/subscription/year/');
    await expect(page.getByRole('heading', { name: 'Bestellen ohne JavaScript' })).toBeVisible();
    await expect(page.getByText('Die Laufzeit beträgt 12 Monate.').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Vorname' })).toBeHidden();
  });
});
