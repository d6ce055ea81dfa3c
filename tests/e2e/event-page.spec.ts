import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T10:00:00+01:00');
});

test('a family reads when, where, for whom and how to get there', async ({ page }) => {
  await page.goto('/event/6/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Zoo-Rallye: Mit Notizblock zu den Elefanten');
  for (const text of [
    '10. April 2027',
    '10:00 - 13:00 Uhr',
    'Tierpark Hasenbusch',
    'Rösrather Straße, 51107 Köln (Rath/Heumar)',
    'Beispielveranstaltung',
    '8 bis 12 Jahre',
    'Mit Bus und Bahn',
    'Mit dem Auto',
    'Zu Fuß',
  ]) {
    await expect(main).toContainText(text);
  }
  await expect(main.getByRole('link', { name: /^Maps →/ })).toHaveAttribute('target', '_blank');
  await expect(main.getByRole('link', { name: 'In den Kalender' })).toHaveAttribute('href', '/event/6.ics');
});

test('credit, tickets, age and directions stand only where there are some', async ({ page }) => {
  await page.goto('/event/7/');
  await expect(page.getByText('Illustration: DUDA')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Mehr Informationen und Tickets/ })).toHaveAttribute('target', '_blank');
  await expect(page.getByText('Zu Fuß')).toHaveCount(0);
  await page.goto('/event/5/');
  await expect(page.getByText('Alter', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Mehr Informationen/ })).toHaveCount(0);
});

test('three other events stand beside it, the same category first; what is over goes back', async ({ page }) => {
  const others = page.getByRole('complementary').getByRole('listitem');
  await page.goto('/event/4/');
  await expect(others).toHaveCount(3);
  await expect(others.first()).toContainText('Roboterwerkstatt');
  await page.clock.setFixedTime('2027-02-01T10:00:00+01:00');
  await page.goto('/event/4/');
  await expect(others.first()).toContainText('Der Froschkönig');
  await expect(others.getByText('vorbei').filter({ visible: true })).toHaveCount(0);
});

test('the day after, the page says it is over', async ({ page }) => {
  const mark = page.getByRole('article').getByText('vorbei');
  await page.goto('/event/1/');
  await expect(mark).toHaveCount(0);
  await page.clock.setFixedTime('2026-12-13T23:00:00+01:00');
  await page.reload();
  await expect(mark).toHaveCount(0);
  await page.clock.setFixedTime('2026-12-14T00:30:00+01:00');
  await page.reload();
  await expect(mark).toBeVisible();
});

test('the way back leads to the events', async ({ page }) => {
  await page.goto('/event/3/');
  await page.getByRole('link', { name: 'Zurück zu den Veranstaltungen' }).click();
  await expect(page).toHaveURL('/#events');
  await expect(page.getByRole('heading', { name: 'Entdecke spannende Events für Kinder' })).toBeInViewport();
});

test('an unknown event is said to be unknown', async ({ page }) => {
  await page.goto('/event/99/');
  await expect(page.getByRole('heading', { name: 'Veranstaltung nicht gefunden' })).toBeVisible();
  await expect(page.getByText('Die gewünschte Veranstaltung konnte leider nicht gefunden werden.')).toBeVisible();
});

test('without script the page reads completely, in order', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/event/1/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Draußen wird es früh dunkel')).toBeVisible();
  await expect(page.getByText('Lädt Veranstaltungsdetails')).toHaveCount(0);
  await context.close();
});
