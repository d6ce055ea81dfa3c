import { expect, type Page, test } from '@playwright/test';
import { hasExpired } from 'content/offer';
import { addDays, addMonths, nextSaturday } from 'german/dates/arithmetic';
import { type Day, today } from 'german/dates/day';
import { typedDay } from 'subscription/order/typed-day';
import { planPath } from '@/lib/paths';
import { byNightUnless } from '../thorough';
import { built, morningOf, planNamed } from './built';
import { namedDay } from './named-day';
import { MOMENTS, promised, startsAt } from './order-days';
import { fillInByKeyboard, fillInRecipientByKeyboard, linesOf, openForm, PLANS, tabTo } from './order-steps';

const dateField = (page: Page) => page.getByRole('textbox', { name: 'Startdatum der Lieferung' });
const review = (page: Page) => page.getByRole('region', { name: /auf einen Blick$/ });

/**
 * Sets the next Saturday with delivery: typed, or for one plan picked in the calendar, which returns the focus to its
 * button.
 */
async function startLater(page: Page, id: string, now: string) {
  const { first, next, weeks } = startsAt(id, now);
  if (id === 'year') {
    const opener = page.getByRole('button', { name: 'Samstag wählen' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Samstag, ${first.long}` })).toBeFocused();
    for (let week = 0; week < weeks; week += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(opener).toBeFocused();
  } else {
    await tabTo(page, dateField(page));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(next.typed);
  }
  await expect(dateField(page)).toHaveValue(next.typed);
  await expect(review(page)).toContainText(`Samstag, ${next.long}`);
}

/** From the empty form to the receipt, which repeats the review. */
async function order(page: Page, { asks, button }: (typeof PLANS)[number]) {
  await fillInByKeyboard(page, async () => asks.gift && fillInRecipientByKeyboard(page));
  const { Zahlungsart: _payment, ...reviewed } = await linesOf(review(page));
  await tabTo(page, page.getByRole('button', { name: button }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Bestellung erfolgreich!' })).toBeFocused();
  const receipt = await linesOf(page.getByRole('article', { name: / ab \d/ }));
  expect(receipt).toMatchObject(reviewed);
  await tabTo(page, page.getByRole('button', { name: /^Noch einmal / }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  return receipt;
}

for (const [at, width] of [360, 1280].entries()) {
  test.describe(`at ${width} pixels, by keyboard`, () => {
    test.use({ viewport: { width, height: 800 } });
    for (const [index, plan] of PLANS.entries()) {
      const { id } = plan;
      test(
        `a customer orders ${id} on every kind of day (R-ORD-14)`,
        byNightUnless((index + at) % 2 === 0),
        async ({ page }) => {
          // Each day is tested at one width, with an order of one plan.
          const moments = MOMENTS.filter((_, day) => (day + index + at) % 2 === 0);
          const ordered = moments[index % moments.length];
          for (const moment of moments) {
            const { when, now } = moment;
            await test.step(when, async () => {
              await page.clock.setFixedTime(new Date(now));
              await openForm(page, id);
              await expect(dateField(page)).toHaveValue(startsAt(id, now).first.typed);
              await expect.poll(() => linesOf(review(page))).toMatchObject(promised(id, now));
              if (moment === ordered) expect(await order(page, plan)).toMatchObject(promised(id, now));
              else await startLater(page, id, now);
            });
          }
        },
      );
    }
  });
}

test('the calendar disables weekdays without delivery, the past, and days beyond a year (R-ORD-5)', async ({
  page,
}) => {
  const wednesday: Day = '2026-11-25';
  const now = morningOf(wednesday);
  const { first, next } = startsAt('trial', now);
  await page.clock.setFixedTime(now);
  await openForm(page, 'trial');
  await page.getByRole('button', { name: 'Samstag wählen' }).click();
  const day = (at: Day) => page.getByRole('button', { name: namedDay(at) });
  await expect(day(addDays(first.day, -1))).toHaveAttribute('aria-disabled', 'true');
  await expect(day(addDays(first.day, -7))).toHaveAttribute('aria-disabled', 'true');
  await day(first.day).press('Escape');
  await expect(day(first.day)).toHaveCount(0);
  const last = addMonths(wednesday, 12);
  const [pause] = built.site.order.delivery.noDelivery.filter((one) => one.day > wednesday && one.day <= last);
  for (const [typed, why] of [
    ['', /Bitte wählen Sie ein Startdatum für die Lieferung/],
    [typedDay(addDays(first.day, -1)), /ist ein Freitag/],
    [typedDay(addDays(nextSaturday(wednesday), -7)), /ist schon vorbei/],
    ...(pause ? [[typedDay(pause.day), /wird nicht geliefert/] as const] : []),
    [typedDay(nextSaturday(addDays(last, 1))), /liegt zu weit voraus/],
  ] as const) {
    await dateField(page).fill(typed);
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await expect(dateField(page)).toHaveAccessibleDescription(why);
  }
  await dateField(page).fill(next.typed);
  await expect(dateField(page)).not.toHaveAttribute('aria-invalid', 'true');
});

test('markup in a field is shown as text', { tag: '@night' }, async ({ page }) => {
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

test('on phones a button leads to the form (R-ORD-1)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openForm(page, 'trial');
  await page.getByRole('link', { name: 'Zum Bestellformular' }).click();
  await expect(page.getByRole('heading', { name: planNamed('trial').formTitle })).toBeInViewport();
});

test('the back link leads to the plans on the landing page (R-ORD-1)', async ({ page }) => {
  await openForm(page, 'gift');
  await page.getByRole('link', { name: 'Zurück zu den Abo-Optionen' }).click();
  await expect(page).toHaveURL(/\/#subscribe$/);
  await expect(page.getByRole('heading', { name: built.landing.subscribe.heading })).toBeInViewport();
});

for (const { id, offer } of built.plans.filter((plan) => plan.offer && hasExpired(plan.offer.validUntil, today())))
  test(`the page of ${id} after its offer says first that the offer is over`, async ({ page }) => {
    await page.goto(planPath(id));
    await expect(page.getByText(offer?.expired ?? '?')).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`\\(${offer?.mark}\\)`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`(${offer?.mark})`);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { id, isRequest } of PLANS) {
    test(
      `the page of ${id} shows price, end of contract and other ways to order, and no form`,
      byNightUnless(id === 'trial' || isRequest),
      async ({ page }) => {
        const { order: copy, site } = built;
        const plan = planNamed(id);
        await page.goto(`/subscription/${id}/`);
        const main = page.getByRole('main');
        await expect(
          main.getByRole('heading', { name: copy.noScript[isRequest ? 'requestTitle' : 'title'] }),
        ).toBeVisible();
        await expect(main.locator('.ticket')).toContainText(plan.price.amount.text);
        await main.getByRole('heading', { level: 2, name: copy.page.withdrawal }).click();
        for (const text of [
          copy.noScript.text,
          plan.followUp,
          ...plan.ending,
          isRequest ? copy.school.withdrawal : site.order.withdrawal,
        ])
          await expect(main.getByText(text).filter({ visible: true })).toHaveCount(1);
        await expect(page.getByRole('textbox', { name: 'Vorname' })).toBeHidden();
        // A request is not binding.
        if (isRequest) await expect(main).not.toHaveText(/\bBestell(en|formular)/, { useInnerText: true });
      },
    );
  }
});
