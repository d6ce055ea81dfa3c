import { expect, type Page, test } from '@playwright/test';
import { readContent } from '@/lib/content/read';
import { DAYS, dayOf, PROMISES } from './order-days';
import { fillInByKeyboard, fillInRecipientByKeyboard, linesOf, openForm, PLANS, tabTo } from './order-steps';

const dateField = (page: Page) => page.getByRole('textbox', { name: 'Startdatum der Lieferung' });
const review = (page: Page) => page.getByRole('region', { name: /auf einen Blick$/ });

type Day = (typeof DAYS)[number];

/** The Saturday after: typed, or, in one plan, chosen in the calendar, which gives the focus back to its button. */
async function startAWeekLater(page: Page, id: string, day: Day) {
  const { first, weekLater } = dayOf(id, day);
  if (id === 'year') {
    const opener = page.getByRole('button', { name: 'Samstag wählen' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Samstag, ${first}` })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(opener).toBeFocused();
  } else {
    await tabTo(page, dateField(page));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(weekLater.typed);
  }
  await expect(dateField(page)).toHaveValue(weekLater.typed);
  await expect(review(page)).toContainText(`Samstag, ${weekLater.first}`);
}

/** From the empty form to the receipt, which says what the review said. */
async function order(page: Page, id: string, button: string) {
  await fillInByKeyboard(page, async () => id === 'gift' && fillInRecipientByKeyboard(page));
  const { Zahlungsart: _payment, ...reviewed } = await linesOf(review(page));
  await tabTo(page, page.getByRole('button', { name: button }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Bestellung erfolgreich!' })).toBeFocused();
  const receipt = await linesOf(page.getByRole('article', { name: / ab \d/ }));
  expect(receipt).toMatchObject(reviewed);
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  return receipt;
}

for (const [at, width] of [360, 1280].entries()) {
  test.describe(`at ${width} pixels, without a mouse`, () => {
    test.use({ viewport: { width, height: 800 } });
    for (const [index, { id, button }] of PLANS.entries()) {
      test(`somebody orders ${id}, whatever day it is`, async ({ page }) => {
        test.slow(true, 'five visits in one');
        // Another day for each, so that every day sees an order.
        const ordered = DAYS[(index + at * PLANS.length) % DAYS.length];
        for (const day of DAYS) {
          await test.step(day.when, async () => {
            await page.clock.setFixedTime(new Date(day.now));
            await openForm(page, id);
            await expect(dateField(page)).toHaveValue(dayOf(id, day).typed);
            expect(await linesOf(review(page))).toMatchObject(PROMISES[id](day));
            if (day === ordered) expect(await order(page, id, button)).toMatchObject(PROMISES[id](day));
            else await startAWeekLater(page, id, day);
          });
        }
      });
    }
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
  for (const [typed, why] of [
    ['', /Bitte wählen Sie ein Startdatum für die Lieferung/],
    ['27.11.2026', /ist ein Freitag/],
    ['21.11.2026', /ist schon vorbei/],
    ['26.12.2026', /wird nicht geliefert/],
    ['27.11.2027', /liegt zu weit voraus/],
  ] as const) {
    await field.fill(typed);
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await expect(field).toHaveAccessibleDescription(why);
  }
  await field.fill('20.11.2027');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('a wild text is shown as text and never as markup', async ({ page }) => {
  await openForm(page, 'class');
  await fillInByKeyboard(page);
  const wild = '<script>document.title="x"</script><img src=x onerror=alert(1)> עברית 😀 ';
  await page.getByRole('textbox', { name: 'Vorname' }).fill(wild);
  await page.getByRole('textbox', { name: 'Nachname' }).fill('x'.repeat(10_000));
  await page.getByRole('button', { name: 'Unverbindlich anfragen' }).click();
  await expect(page.getByText('Nachname darf höchstens 100 Zeichen lang sein').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Nachname' }).fill('x'.repeat(100));
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

test('whoever opens the year subscription after the zoo offer is told before anything is promised', async ({
  page,
}) => {
  await page.goto('/subscription/year/');
  await expect(page.getByText('Die Zoo-Aktion ist am 20. Juni 2026 abgelaufen')).toBeVisible();
  await expect(page).toHaveTitle(/\(Zoo-Aktion abgelaufen\)/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(Zoo-Aktion abgelaufen)');
});

const { site, order: copy, plans = [] } = readContent('content').content ?? {};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { id } of PLANS) {
    test(`the page of ${id} says what it costs, how it ends and how to order otherwise, and shows no form`, async ({
      page,
    }) => {
      const plan = plans.find((other) => other.id === id);
      const isRequest = id === 'class';
      await page.goto(`/subscription/${id}/`);
      const main = page.getByRole('main');
      await expect(
        main.getByRole('heading', { name: copy?.noScript[isRequest ? 'requestTitle' : 'title'] }),
      ).toBeVisible();
      await expect(main.locator('.ticket')).toContainText(plan?.price.amount.text ?? '?');
      await main.getByRole('heading', { level: 2, name: copy?.page.withdrawal ?? '?' }).click();
      for (const text of [
        copy?.noScript.text,
        plan?.followUp,
        ...(plan?.ending ?? []),
        isRequest ? copy?.school.withdrawal : site?.order.withdrawal,
      ])
        await expect(main.getByText(text ?? '?').filter({ visible: true })).toHaveCount(1);
      await expect(page.getByRole('textbox', { name: 'Vorname' })).toBeHidden();
      // A request binds nobody.
      if (isRequest) await expect(main).not.toHaveText(/\bBestell(en|formular)/, { useInnerText: true });
    });
  }
});
