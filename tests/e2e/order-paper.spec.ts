import { expect, test } from '@playwright/test';
import { PLACEHOLDER } from 'content/schema/site';
import { printedPages, WIDE_MARGIN } from '@/tests/e2e/paper-sheets';
import { built, planNamed } from './built';
import { goBack } from './history';
import { fillInByKeyboard, fillInRecipientByKeyboard, openForm, PLANS } from './order-steps';

const { site, order } = built;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { id, asks, isRequest } of PLANS) {
    test(`the page of ${id} prints as a form on one sheet; a paid plan adds a sheet to keep (R-ORD-13)`, {
      tag: '@night',
    }, async ({ page }) => {
      const plan = planNamed(id);
      await page.goto(`/subscription/${id}/`);
      expect(await printedPages(page, WIDE_MARGIN)).toBe(isRequest ? 1 : 2);
      await page.emulateMedia({ media: 'print' });
      const paper = page.getByRole('main');
      const { name, street, city } = site.publisher;
      const isKnown = ![name, street, city].some((line) => line.includes(PLACEHOLDER));
      for (const text of [
        isRequest ? order.paper.requestTitle : order.paper.title,
        ...(isKnown ? [name, street, city] : [order.noScript.unknown]),
        plan.price.amount.text,
        plan.followUp,
        ...plan.ending,
        ...['Anrede', 'Vorname', 'Nachname', 'Straße', 'Hausnummer', 'Postleitzahl', 'Stadt', 'E-Mail', 'Telefon'],
        ...['Startdatum der Lieferung', 'SEPA-Lastschrift', 'Rechnung', 'IBAN', 'Ort, Datum', 'Unterschrift'],
        ...(asks.gift ? ['Vorname des Kindes', order.gift.card] : []),
        ...(asks.school ? ['Schule'] : []),
        ...(asks.copies ? ['Exemplare'] : []),
        ...(isRequest ? [order.paper.request] : [order.paper.order, 'Muster-Widerrufsformular']),
        isRequest ? order.school.withdrawal : site.order.withdrawal,
      ])
        await expect(paper.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
      await expect(paper.locator('.sign').filter({ visible: true })).toHaveCount(22);
      await expect(paper.getByRole('button').filter({ visible: true })).toHaveCount(0);
      await expect(paper.getByRole('heading', { level: 1 })).toBeHidden();
    });
  }
});

for (const { id, button, asks, isRequest } of PLANS) {
  test(`the receipt of ${id} prints on one sheet, complete and alone (R-ORD-13)`, { tag: '@night' }, async ({
    page,
  }) => {
    await openForm(page, id);
    await fillInByKeyboard(page, async () => {
      if (!asks.gift) return;
      await fillInRecipientByKeyboard(page);
      await page
        .getByRole('textbox', { name: order.gift.card })
        .fill('Liebe Mia,\nalles Gute zum Geburtstag!\n'.repeat(3));
    });
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('region', { name: 'Bestellung erfolgreich!' })).toBeFocused();
    // The button calls the browser’s print; the page does not change for it.
    await page.getByRole('button', { name: 'Übersicht drucken' }).click();
    expect(await printedPages(page, WIDE_MARGIN)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const receipt = page.getByRole('article', { name: / ab \d/ });
    for (const text of ['Anna Müller', site.publisher.name, ...(isRequest ? [] : ['Muster-Widerrufsformular'])])
      await expect(receipt.getByText(text).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByText(order.paper.how)).toBeHidden();
  });
}

test('a receipt can be saved, kept over a reload, used to prefill withdrawal and cancellation, and reopened', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await openForm(page, 'year');
  await fillInByKeyboard(page);
  const terms = page.waitForResponse('**/agb.txt');
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  const receipt = page.getByRole('article', { name: / ab \d/ });
  await expect(receipt).toBeVisible();
  await (await terms).finished();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als Text speichern' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^duda-year-\d{4}-\d{2}-\d{2}\.txt$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8').replace(/\s+/g, ' ');
  for (const part of [site.publisher.name, site.order.withdrawal, 'Muster-Widerrufsformular', 'Allgemeine Geschäfts'])
    expect(text).toContain(part.replace(/\s+/g, ' '));

  const shown = await receipt.textContent();
  await page.getByRole('button', { name: 'In diesem Tab behalten' }).click();
  await expect(page.getByText(order.success.kept)).toBeVisible();
  await page.reload();
  expect(await receipt.textContent()).toBe(shown);
  for (const way of ['Vertrag widerrufen', 'Verträge hier kündigen']) {
    await page.getByRole('main').getByRole('link', { name: way }).click();
    await expect(page.getByRole('textbox', { name: 'Ihr Name' })).toHaveValue('Anna Müller');
    await expect(page.getByRole('textbox', { name: 'Vertrag' })).toHaveValue(
      new RegExp(`^${planNamed('year').title}.*bestellt am`),
    );
    await expect(page.getByRole('textbox', { name: 'E-Mail für die Bestätigung' })).toHaveValue('anna@example.org');
    await expect(page.getByText(order.declaration.prefilled)).toBeVisible();
    await goBack(page);
    await expect(page).toHaveURL(/\/subscription\/year\/$/);
    expect(await receipt.textContent()).toBe(shown);
  }
});
