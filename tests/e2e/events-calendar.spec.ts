import { expect, type Page, test } from '@playwright/test';

const section = (page: Page) => page.locator('#events');
const months = (page: Page) => section(page).getByRole('combobox', { name: 'Monat auswählen' });
const day = (page: Page, name: RegExp) => section(page).getByRole('button', { name });
const panel = (page: Page, name: string) => section(page).getByRole('heading', { name, exact: true });
const rows = (page: Page) => section(page).getByRole('table', { name: 'Kommende Veranstaltungen' }).getByRole('row');

async function open(page: Page, now: string) {
  await page.clock.setFixedTime(now);
  await page.goto('/#events');
  await section(page).getByRole('button', { name: 'Kalenderansicht' }).click();
  await expect(months(page)).toBeVisible();
}

for (const { name, ...viewport } of [
  { name: 'on a phone', width: 360, height: 780 },
  { name: 'on a desk', width: 1280, height: 900 },
]) {
  test.describe(name, () => {
    test.use({ viewport });

    test('the list is the default; both views are a step of the history', async ({ page }) => {
      await open(page, '2026-11-21T10:00:00+01:00');
      await expect(page).toHaveURL('/?ansicht=kalender#events');
      await expect(section(page).getByRole('article').first()).toBeHidden();
      await page.goBack();
      await expect(section(page).getByRole('article').first()).toBeVisible();
      await expect(section(page).getByRole('button', { name: 'Listenansicht' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.goForward();
      await expect(months(page)).toBeVisible();
      await section(page).getByRole('button', { name: 'Listenansicht' }).click();
      await expect(months(page)).toBeHidden();
    });

    test('today is chosen; an event day opens its events; a second click takes the choice back', async ({ page }) => {
      await open(page, '2026-11-21T10:00:00+01:00');
      await expect(months(page)).toHaveValue('2026-11-01');
      await expect(panel(page, 'Veranstaltungen am 21. November 2026')).toBeVisible();
      await expect(section(page).getByText('Keine Veranstaltungen an diesem Tag')).toBeVisible();
      await expect(section(page).getByText('Wähle einen anderen Tag, um Veranstaltungen zu finden')).toBeVisible();
      await months(page).selectOption({ label: 'Dezember 2026' });
      await day(page, /14\. Dezember 2026$/).click();
      await expect(section(page).getByText('Keine Veranstaltungen an diesem Tag')).toBeVisible();
      await day(page, /12\. Dezember 2026, 1 Veranstaltung$/).click();
      await expect(panel(page, 'Veranstaltungen am 12. Dezember 2026')).toBeVisible();
      await expect(section(page).getByRole('link', { name: /^Details/ })).toHaveAttribute('href', '/event/1/');
      const lines = await section(page)
        .locator('.day-panel .description')
        .evaluate((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)));
      expect(lines).toBe(2);
      await day(page, /12\. Dezember 2026/).click();
      await expect(panel(page, 'Kein Tag ausgewählt')).toBeVisible();
      await expect(section(page).locator('td[aria-selected=true]')).toHaveCount(0);
    });

    test('whoever comes back from an event finds view, month and day as they were', async ({ page }) => {
      await open(page, '2026-11-21T10:00:00+01:00');
      await months(page).selectOption({ label: 'Januar 2027' });
      await expect(panel(page, 'Veranstaltungen am 16. Januar 2027')).toBeVisible();
      for (const back of [
        () => page.goBack(),
        () => page.getByRole('link', { name: 'Zurück zu den Verans' }).click(),
      ]) {
        await section(page)
          .getByRole('link', { name: /^Details/ })
          .click();
        await expect(page).toHaveURL('/event/2/');
        await back();
        await expect(months(page)).toHaveValue('2027-01-01');
        await expect(panel(page, 'Veranstaltungen am 16. Januar 2027')).toBeVisible();
        await expect(section(page)).toBeInViewport();
      }
    });

    test('by keyboard one walks into the next month, chooses and takes back', async ({ page }) => {
      await open(page, '2026-12-31T10:00:00+01:00');
      await day(page, /^Heute, Donnerstag, 31\. Dezember 2026/).focus();
      await page.keyboard.press('ArrowRight');
      await expect(months(page)).toHaveValue('2027-01-01');
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
      await expect(day(page, /16\. Januar 2027( ausgewählt)?, 1 Veranstaltung$/)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(panel(page, 'Veranstaltungen am 16. Januar 2027')).toBeVisible();
      await page.keyboard.press('Space');
      await expect(panel(page, 'Kein Tag ausgewählt')).toBeVisible();
    });

    test('arrows and dropdown keep step and end where the range ends', async ({ page }) => {
      await open(page, '2026-11-21T10:00:00+01:00');
      await expect(section(page).getByRole('button', { name: 'Vorheriger Monat' })).toBeDisabled();
      await section(page).getByRole('button', { name: 'Nächster Monat' }).click();
      await expect(months(page)).toHaveValue('2026-12-01');
      await months(page).selectOption({ label: 'Juni 2028' });
      await expect(section(page).getByRole('button', { name: 'Nächster Monat' })).toBeDisabled();
      await expect(day(page, /12\. Juni 2028/)).toBeEnabled();
      await expect(day(page, /13\. Juni 2028/)).toBeDisabled();
    });

    test('the table shows the next five; in 2029 the last five, over', async ({ page }) => {
      await open(page, '2026-11-21T10:00:00+01:00');
      await expect(rows(page)).toHaveCount(6);
      await expect(rows(page).nth(1)).toContainText('Winterlesung');
      await expect(
        rows(page)
          .nth(1)
          .getByRole('link', { name: /^Ansehen/ }),
      ).toHaveAttribute('href', '/event/1/');
      await open(page, '2029-02-01T10:00:00+01:00');
      await expect(rows(page)).toHaveCount(6);
      await expect(rows(page).nth(1)).toContainText('Bachexpedition');
      await expect(rows(page).getByText('vorbei').filter({ visible: true })).toHaveCount(5);
    });
  });
}

test('a shared address opens the calendar', async ({ page }) => {
  await page.goto('/?ansicht=kalender#events');
  await expect(months(page)).toBeVisible();
});

test('a calendar that cannot be loaded says so, and a second try brings it', async ({ page }) => {
  await page.route('**/events.json', (route) => route.abort(), { times: 1 });
  await page.goto('/#events');
  await section(page).getByRole('button', { name: 'Kalenderansicht' }).click();
  await expect(section(page).getByRole('alert')).toContainText('konnte nicht geladen werden');
  await section(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(months(page)).toBeVisible();
});

test('the calendar’s script is loaded only when it is asked for', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.url()));
  await page.goto('/#events', { waitUntil: 'networkidle' });
  const before = scripts.length;
  await section(page).getByRole('button', { name: 'Kalenderansicht' }).click();
  await expect(months(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});
