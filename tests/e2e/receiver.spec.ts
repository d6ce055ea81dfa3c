import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { startMailServer, textOf } from '@/packages/receiver/tests/mail-server';
import { byNightUnless } from '../thorough';
import { goBack } from './history';
import { sendTo } from './order-endpoint';
import { DECLARATIONS, fillInByKeyboard, fillInDeclaration, formHydrated, openForm, PLANS } from './order-steps';
import { startReceiverProgram } from './receiver-program';

let receiver: Awaited<ReturnType<typeof startReceiverProgram>>;
let post: Awaited<ReturnType<typeof startMailServer>>;
test.beforeEach(async ({ page, baseURL }) => {
  post = await startMailServer();
  receiver = await startReceiverProgram(new URL(baseURL ?? '').origin, { SMTP_URL: post.url });
  await sendTo(page, receiver.endpoint);
});
test.afterEach(async () => {
  expect(await receiver.stop()).toBe(0);
  await post.stop();
});

const mailed = async (count: number) => {
  await expect.poll(() => post.taken.length).toBe(count);
  return textOf(post.taken.at(-1)?.raw ?? '');
};
const numberOn = async (page: Page) =>
  /D-\d\d-\d{4}-[A-Z]/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';

async function findsNothing(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}

for (const { id, button } of PLANS) {
  test(
    `an order of ${id} gets from the form to the e-mail, the office and the export file (R-REC-19)`,
    byNightUnless(id === 'year'),
    async ({ page, context }) => {
      await openForm(page, id);
      await fillInByKeyboard(page);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('region', { name: 'Bestellung erfolgreich!' })).toBeFocused();
      const number = await numberOn(page);
      const mail = await mailed(1);
      expect(mail).toContain(number);
      expect(mail).toContain('Anna Müller');

      const office = await context.newPage();
      await office.setViewportSize({ width: 360, height: 800 });
      await office.goto(receiver.office);
      await findsNothing(office);
      await office.getByRole('link', { name: number }).click();
      await expect(office.getByText('Hauptstraße 12a, 50667 Köln')).toBeVisible();
      await expect(office.getByRole('heading', { name: 'Zu klären' })).toHaveCount(0);
      await findsNothing(office);
      await office.getByRole('link', { name: 'Weitergeben' }).click();
      await findsNothing(office);
      const download = office.waitForEvent('download');
      await office.getByRole('button', { name: 'CSV' }).first().click();
      const csv = readFileSync(await (await download).path(), 'utf8');
      expect(csv).toContain(number);
      expect(csv).toContain('Hauptstraße;12a;;50667;Köln');
    },
  );
}

for (const { path, steps, done, words } of DECLARATIONS) {
  test(`a declaration on ${path} is confirmed by e-mail and listed in the office`, { tag: '@night' }, async ({
    page,
  }) => {
    await page.goto(path);
    await fillInDeclaration(page);
    for (const name of steps) await page.getByRole('button', { name }).click();
    await expect(page.getByRole('region', { name: done })).toBeFocused();
    expect(await mailed(1)).toContain(words);
    await page.goto(receiver.office);
    await expect(page.getByRole('cell', { name: 'Anna Müller' })).toBeVisible();
  });
}

test('consent to advertising is confirmed on the page linked in the e-mail', { tag: '@night' }, async ({ page }) => {
  await openForm(page, 'year');
  await fillInByKeyboard(page);
  await page.getByRole('checkbox', { name: /mir Neues von/ }).check();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect.poll(() => post.taken.length).toBe(2);
  const link = post.taken.map(({ raw }) => /\/bestellungen\/werbung\/[\w-]{22}/.exec(textOf(raw))?.[0]).find(Boolean);
  await page.goto(`${receiver.address}${link}`);
  await findsNothing(page);
  await page.getByRole('button', { name: 'Ja, bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'Danke' })).toBeVisible();
});

test('going back and forward after an order does not order again', { tag: '@night' }, async ({ page, context }) => {
  await page.goto('/agb/');
  await openForm(page, 'year');
  await fillInByKeyboard(page);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('region', { name: 'Bestellung erfolgreich!' })).toBeFocused();
  await goBack(page);
  await page.goForward();
  await formHydrated(page);
  await page.reload();
  await formHydrated(page);
  await mailed(1);
  const office = await context.newPage();
  await office.goto(receiver.office);
  await expect(office.getByRole('cell', { name: 'Anna Müller' })).toHaveCount(1);
});
