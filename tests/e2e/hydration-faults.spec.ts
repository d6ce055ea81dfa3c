import { expect, type Page, test } from '@playwright/test';
import { again, fault, holdRequests, neededBy, REACT } from './arrivals';
import { built } from './built';
import { hydrated } from './uses';

const control = (page: Page, role: 'textbox' | 'radio' | 'checkbox' | 'searchbox', name: string | RegExp) =>
  page.getByRole(role, { name, includeHidden: true });

/** Entries made before hydration, on a form and on a content page, with their expected effect. */
const PAGES = [
  {
    path: '/subscription/year/',
    island: 'OrderForm',
    async fillIn(page: Page) {
      await control(page, 'textbox', 'Vorname').fill('Änne');
      await control(page, 'radio', 'Rechnung').check();
      await control(page, 'checkbox', /^Ich stimme den AGB zu/).check();
    },
    async expectAll(page: Page) {
      await expect(control(page, 'textbox', 'Vorname')).toHaveValue('Änne');
      await expect(control(page, 'radio', 'Rechnung')).toBeChecked();
      await expect(control(page, 'checkbox', /^Ich stimme den AGB zu/)).toBeChecked();
    },
    expectEffect: (page: Page) => expect(control(page, 'textbox', /^IBAN/)).toHaveCount(0),
  },
  ...built.books.slice(0, 1).map(() => ({
    path: '/books/',
    island: 'TipList',
    fillIn: (page: Page) => control(page, 'searchbox', /^Suche/).fill('gibtesnicht'),
    expectAll: (page: Page) => expect(control(page, 'searchbox', /^Suche/)).toHaveValue('gibtesnicht'),
    expectEffect: (page: Page) =>
      expect(page.getByRole('heading', { name: built.lists.books.empty.title })).toBeVisible(),
  })),
];

/** The header every host sends. */
const NOSNIFF = { 'x-content-type-options': 'nosniff' };

/** Counts loads of the page from now on. */
function loadsOf(page: Page) {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

for (const { path, island, fillIn, expectAll, expectEffect } of PAGES) {
  for (const vainly of [0, 3])
    test(`nothing is lost if the network fails while ${path} is hydrated and returns after ${vainly} failed retries`, {
      tag: '@night',
    }, async ({ page, context }) => {
      const scripts = await holdRequests(page);
      await page.goto(path);
      await fillIn(page);
      const filled = page.locator(`island-root[data-island=${island}]`);
      await scripts.areAsked(filled);
      const [first, ...others] = scripts.take(await neededBy(filled));
      const arrival = page.waitForEvent('requestfinished', (request) => request === first?.request());
      await first?.continue();
      await arrival;
      const loads = loadsOf(page);
      await context.setOffline(true);
      scripts.letGo();
      for (const route of others) await route.continue();
      await expect(fault(page)).toBeVisible();
      for (let tries = 0; tries < vainly; tries += 1) {
        const failure = page.waitForEvent('requestfailed');
        await again(page).click();
        await failure;
        await expect(fault(page)).toBeVisible();
      }
      await expectAll(page);
      expect(loads()).toBe(0);
      await context.setOffline(false);
      await again(page).click();
      await expectEffect(page);
      await hydrated(page);
      await expectAll(page);
      await expect(fault(page)).toBeHidden();
      // After a failed retry the page is reloaded, as after a deploy.
      expect(loads()).toBe(vainly > 0 ? 1 : 0);
    });

  for (const [what, answer] of [
    ['are gone', { status: 404 }],
    ['are answered with a page', { contentType: 'text/html', headers: NOSNIFF, body: '<p>Nichts</p>' }],
  ] as const)
    test(`if old scripts of ${path} ${what} after a deploy, entries survive the reload (R-FLT-7)`, {
      tag: '@night',
    }, async ({ page }) => {
      await page.route(REACT, (route) => route.fulfill(answer));
      await page.goto(path);
      await fillIn(page);
      await expect(fault(page)).toBeVisible();
      const answered = page.waitForResponse(REACT);
      await again(page).click();
      await answered;
      await expect(fault(page)).toBeVisible();
      await expectAll(page);
      // The new page refers to new scripts.
      await page.unroute(REACT);
      await Promise.all([page.waitForEvent('load'), again(page).click()]);
      await expectEffect(page);
      await hydrated(page);
      await expectAll(page);
      await expect(fault(page)).toBeHidden();
      expect(await page.evaluate(() => window.history.state?.typed)).toBeUndefined();
    });
}
