import { expect, type Page, test } from '@playwright/test';
import { again, fault, keepBack, neededBy, REACT } from './arrivals';
import { built } from './built';
import { hydrated } from './uses';

const control = (page: Page, role: 'textbox' | 'radio' | 'checkbox' | 'searchbox', name: string | RegExp) =>
  page.getByRole(role, { name, includeHidden: true });

/** What somebody has filled in before the scripts came, on a form and on a page to read, and what it is to lead to. */
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

/** As every host is told to say it. */
const NOSNIFF = { 'x-content-type-options': 'nosniff' };

/** How often a page has been loaded since. */
function loadsOf(page: Page) {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

for (const { path, island, fillIn, expectAll, expectEffect } of PAGES) {
  for (const vainly of [0, 3])
    test(`nothing is lost if the network fails while ${path} is hydrated and returns after ${vainly} more tries`, {
      tag: '@night',
    }, async ({ page, context }) => {
      const scripts = await keepBack(page);
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
      // Tried in vain, the page is loaded anew, as after a deploy.
      expect(loads()).toBe(vainly > 0 ? 1 : 0);
    });

  for (const [what, answer] of [
    ['are gone', { status: 404 }],
    ['are a page of the host’s', { contentType: 'text/html', headers: NOSNIFF, body: '<p>Nichts</p>' }],
  ] as const)
    test(`after a deploy, when the old scripts of ${path} ${what}, what was typed stays over loading it again (R-FLT-7)`, {
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
      // The page that comes now names new ones.
      await page.unroute(REACT);
      await Promise.all([page.waitForEvent('load'), again(page).click()]);
      await expectEffect(page);
      await hydrated(page);
      await expectAll(page);
      await expect(fault(page)).toBeHidden();
      expect(await page.evaluate(() => window.history.state?.typed)).toBeUndefined();
    });
}
