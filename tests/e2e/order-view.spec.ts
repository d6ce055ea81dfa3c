import { expect, type Page, test } from '@playwright/test';
import { formatPrice } from 'german/money';
import { planPath } from '@/lib/paths';
import { byNightUnless } from '../thorough';
import { planNamed } from './built';
import { fillInByKeyboard, openForm, PLANS } from './order-steps';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ibanField = (page: Page) => page.getByRole('textbox', { name: /^IBAN/ });

/** Those of the words that are visible in the viewport and not covered. */
const seen = (page: Page, words: string[]) =>
  page.evaluate((wanted) => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const word of wanted) {
        const at = (text.nodeValue ?? '').indexOf(word);
        if (at < 0 || !text.parentElement?.checkVisibility()) continue;
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + word.length);
        const isShown = [...range.getClientRects()].every(({ x, y, width, height }) => {
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return top !== null && (top.contains(text) || text.parentElement?.contains(top));
        });
        if (isShown) found.add(word);
      }
    return [...found];
  }, words);

/** How far the focused field is outside the viewport or covered, in pixels from its top. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLElement;
    const aim = field.matches('[type=radio], [type=checkbox]') ? (field.closest('label') ?? field) : field;
    const { left, width, top, height } = aim.getBoundingClientRect();
    for (const y of [top + 2, top + height - 2]) {
      const there = document.elementFromPoint(left + width / 2, y);
      if (!there || !(aim.contains(there) || there.contains(aim))) return `${field.outerHTML.slice(0, 80)} at ${y} px`;
    }
    return undefined;
  });

for (const [width, height] of [
  [360, 800],
  [1280, 900],
] as const) {
  test(
    `at ${width} × ${height} plan, price and follow-up terms stay in view beside the IBAN`,
    byNightUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const { id } of PLANS) {
        const { price, asks } = planNamed(id);
        const total = formatPrice(price.amount.cents * (asks.copies?.minimum ?? 1));
        await openForm(page, id);
        await ibanField(page).focus();
        await ibanField(page).scrollIntoViewIfNeeded();
        const name = page.locator('.plan-line strong, h1').filter({ visible: true });
        await expect(name.last()).toBeInViewport({ ratio: 1 });
        await expect.poll(() => seen(page, [total]), id).toEqual([total]);
        await expect.poll(() => covered(page)).toBeUndefined();
      }
    },
  );
}

test('on a desktop price, terms and withdrawal need no scroll bar of their own', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const { id } of PLANS) {
    await page.goto(planPath(id));
    const boxed = await page
      .locator('main *')
      .evaluateAll((all) =>
        all
          .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight)
          .map(({ className }) => className),
      );
    expect(boxed, id).toEqual([]);
  }
});

for (const [width, height] of [
  [360, 800],
  [1280, 900],
] as const) {
  test(
    `at ${width} × ${height} product, dates, cost, end and buttons are in view right after ordering (R-LAW-9)`,
    byNightUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openForm(page, 'gift');
      await fillInByKeyboard(page);
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
      const outcome = page.getByRole('region', { name: 'Bestellung erfolgreich!' });
      await expect(outcome).toBeFocused();
      for (const what of ['Abo', 'Erste Ausgabe', 'Kosten', 'Laufzeit'])
        await expect(
          outcome
            .getByRole('term')
            .filter({ hasText: new RegExp(`^${what}$`) })
            .first(),
        ).toBeInViewport({ ratio: 1 });
      for (const name of ['Übersicht drucken', 'Als Text speichern', 'Geschenkkarte drucken', 'Erinnerung speichern'])
        await expect(outcome.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    },
  );
}

test('on a phone the plan line is at most 56 pixels high, and covers no field on the way back', {
  tag: '@night',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openForm(page, 'year');
  const line = page.locator('.plan-line');
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).focus();
  for (const way of ['Shift+Tab', 'Tab'])
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press(way);
      await expect.poll(() => covered(page)).toBeUndefined();
    }
  await ibanField(page).focus();
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(56);
  await page.emulateMedia({ media: 'print' });
  await expect(line).toBeHidden();
});

test('a price that changes with the address changes in the plan line too', async ({ page }) => {
  const { postalSurcharge, price } = planNamed('year');
  const byPost = formatPrice(price.amount.cents + (postalSurcharge?.cents ?? 0));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openForm(page, 'year');
    await page.getByRole('radio', { name: /außerhalb des Zustellgebiets/ }).press('Space');
    await ibanField(page).focus();
    await expect.poll(() => seen(page, [byPost])).toEqual([byPost]);
  }
});

test('in a low viewport nothing of the plan is sticky', { tag: '@night' }, async ({ page }) => {
  for (const [width, height] of [
    [1280, 300],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openForm(page, 'trial');
    await ibanField(page).focus();
    await expect(page.locator('.plan-line')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await expect.poll(() => covered(page)).toBeUndefined();
  }
});
