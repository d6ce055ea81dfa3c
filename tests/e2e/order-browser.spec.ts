import { expect, type Page, test } from '@playwright/test';
import { findBrowser } from '@/lib/tasks/find-browser';
import config from '../../playwright.config';
import { holdRequests } from './arrivals';
import { hydrated } from './uses';

// Headless Chromium does not autofill.
test.use({ launchOptions: { ...config.use?.launchOptions, executablePath: findBrowser() } });

const FILLED_IN = {
  NAME_FIRST: 'Änne',
  NAME_LAST: 'Müller',
  EMAIL_ADDRESS: 'aenne@example.org',
  ADDRESS_HOME_ZIP: '50667',
  ADDRESS_HOME_CITY: 'Köln',
};

/** Picks a saved address from the browser’s list below the field. */
async function letBrowserFillIn(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Autofill.enable');
  const field = await browser.send('Runtime.evaluate', { expression: 'document.querySelector("#firstName")' });
  const { node } = await browser.send('DOM.describeNode', { objectId: field.result.objectId ?? '' });
  const fields = Object.entries(FILLED_IN).map(([name, value]) => ({ name, value }));
  // Chromium parses a form shortly after it appears.
  await expect(async () => {
    await browser.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } } as never);
    await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue(FILLED_IN.NAME_FIRST, { timeout: 1 });
  }).toPass();
}

test('autofill before hydration is part of the order (R-ORD-15)', { tag: '@night' }, async ({ page }) => {
  const scripts = await holdRequests(page);
  await page.goto('/subscription/year/');
  await letBrowserFillIn(page);
  await scripts.areAsked(page.getByRole('textbox', { name: 'Vorname' }));
  scripts.letGo();
  await hydrated(page);
  for (const [name, value] of [
    ['Nachname', 'Müller'],
    ['E-Mail', 'aenne@example.org'],
    ['Stadt', 'Köln'],
  ] as const)
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue(value);
  await page.getByRole('radio', { name: 'Frau' }).check();
  await page.getByRole('textbox', { name: 'Straße' }).fill('Am Bach');
  await page.getByRole('textbox', { name: 'Hausnummer' }).fill('3');
  await page.getByRole('checkbox', { name: /^Ich stimme den AGB zu/ }).check();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  const receipt = page.getByRole('article', { name: / ab \d/ });
  for (const words of ['Änne Müller', '50667 Köln']) await expect(receipt).toContainText(words);
});
