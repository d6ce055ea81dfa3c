import { expect, type Page, test } from '@playwright/test';
import { formatMonth } from '@/lib/events/months';
import { PER_PAGE } from '@/lib/pages/paged';
import { outOfSight } from './access-barriers';
import { waitUntilHydrated } from './access-rules';
import { EVENT, events } from './built';
import { fillInByKeyboard, openForm } from './order-steps';
import { KINDS, walk } from './routes';

/** Collects page errors; the 404 of the page for unknown paths is expected. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 404')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

test('with all storage blocked a visitor can read every kind of page and order', { tag: '@night' }, async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, refuse);
    Object.defineProperty(Document.prototype, 'cookie', refuse);
  });
  for (const path of walk(KINDS)) {
    await page.goto(path);
    await waitUntilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await openForm(page, 'trial');
  await fillInByKeyboard(page);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('heading', { name: 'Bestellung erfolgreich!' })).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const { now, saturday, month } of [
  { now: '2019-03-05T12:00:00+01:00', saturday: '09.03.2019', month: 'März 2019' },
  { now: '2035-08-15T12:00:00+02:00', saturday: '18.08.2035', month: 'August 2035' },
]) {
  test(`with a clock in ${now.slice(0, 4)} a visitor can read, browse the calendar and order`, {
    tag: '@night',
  }, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.clock.setFixedTime(now);
    for (const path of [EVENT, '/subscription/year/', '/kuendigen/', '/#events']) {
      await page.goto(path);
      await waitUntilHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(page.locator('#events').getByRole('article')).toHaveCount(Math.min(events.length, PER_PAGE));
    await page.getByRole('button', { name: 'Kalenderansicht' }).click();
    const months = page.getByRole('combobox', { name: 'Monat auswählen' });
    await expect(months.getByRole('option', { selected: true })).toHaveText(month);
    for (const { first } of events.slice(0, 1)) {
      await months.selectOption({ label: formatMonth(first) });
      await expect(page.getByRole('link', { name: /^Details/ }).first()).toBeVisible();
    }
    await openForm(page, 'trial');
    await expect(page.getByRole('textbox', { name: 'Startdatum der Lieferung' })).toHaveValue(saturday);
    await fillInByKeyboard(page);
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await expect(page.getByRole('heading', { name: 'Bestellung erfolgreich!' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('without pictures and fonts every kind of page keeps its texts', {
  tag: '@night',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.route(/\/pictures\/|\.woff2$/, (route) => route.abort());
  for (const path of walk(KINDS)) {
    await page.goto(path);
    await waitUntilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main img:not([alt])'), path).toHaveCount(0);
    expect(await page.evaluate(outOfSight), path).toEqual([]);
  }
});
