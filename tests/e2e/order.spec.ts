import { expect, type Page, test } from '@playwright/test';
import { byNightUnless } from '../thorough';
import { built, planNamed } from './built';
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

test('a name of a hundred letters does not widen the receipt', { tag: '@night' }, async ({ page }) => {
  await openForm(page, 'class');
  await fillInByKeyboard(page);
  await page.getByRole('textbox', { name: 'Nachname' }).fill('x'.repeat(100));
  await page.getByRole('button', { name: 'Unverbindlich anfragen' }).click();
  await expect(page.getByRole('region', { name: 'Bestellung erfolgreich!' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('on a phone a button leads to the form, and the back link to the plans on the landing page (R-ORD-1)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openForm(page, 'trial');
  await page.getByRole('link', { name: 'Zum Bestellformular' }).click();
  await expect(page.getByRole('heading', { name: planNamed('trial').formTitle })).toBeInViewport();
  await page.getByRole('link', { name: 'Zurück zu den Abo-Optionen' }).click();
  await expect(page).toHaveURL(/\/#subscribe$/);
  await expect(page.getByRole('heading', { name: built.landing.subscribe.heading })).toBeInViewport();
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
