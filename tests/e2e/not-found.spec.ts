import { expect, test } from '@playwright/test';
import { LOADING_EVENT } from '@/lib/events/feed';
import { PATHS } from '@/lib/paths';
import { EVENT, UNKNOWN_EVENT } from './built';

// Next sets a plain export's title back to that of the 404 page.
test('an unknown event has its own message (R-FLT-2)', { tag: '@finished' }, async ({ page }) => {
  const answer = await page.goto(UNKNOWN_EVENT);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Veranstaltung nicht gefunden' })).toBeVisible();
  await expect(page).toHaveTitle(/^Veranstaltung nicht gefunden \| /);
  await expect(page.getByText('Die gewünschte Veranstaltung konnte leider nicht gefunden werden.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zurück zu den Veranstaltungen' })).toHaveAttribute('href', '/#events');
});

if (EVENT !== PATHS.landing) {
  test('an event’s address that was copied with a full stop leads to the event', async ({ page }) => {
    await page.goto(`${EVENT.slice(0, -1)}.`);
    await expect(page).toHaveURL(EVENT);
  });
}

test('an unknown article has its own message and a link to the news (R-FLT-3)', { tag: '@finished' }, async ({
  page,
}) => {
  const answer = await page.goto('/news/x/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Artikel nicht gefunden' })).toBeVisible();
  await expect(page).toHaveTitle(/^Artikel nicht gefunden \| /);
  await expect(page.getByText('Der gesuchte Artikel konnte nicht gefunden werden.')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
  await expect(page).toHaveURL('/news/');
});

test('any other unknown path shows the 404 page, is logged and links home (R-FLT-1)', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('/gibt/es/nicht'));
  const answer = await page.goto('/gibt/es/nicht');
  expect(answer?.status()).toBe(404);
  await logged;
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Seite nicht gefunden' })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Startseite', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('without JavaScript an unknown path shows a page with a link home', { tag: '@night' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(UNKNOWN_EVENT);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(LOADING_EVENT)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Zur Startseite', exact: true })).toBeVisible();
  await context.close();
});
