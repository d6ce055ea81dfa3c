import { expect, test } from '@playwright/test';
import { byNightUnless, inTurn } from '../thorough';
import { EVERY, holdRequests } from './arrivals';
import { events } from './built';
import { formHydrated } from './order-steps';
import { BUSIEST, KINDS } from './routes';
import { openSettled } from './settled';

/** Forms load once the page is ready; Mein Duda only shows what is on the device. */
const HYDRATES_BY_ITSELF = /subscription\/\w|kuendigen|widerruf|mein-/;

for (const path of inTurn(KINDS.filter((kind) => !HYDRATES_BY_ITSELF.test(kind)))) {
  test(
    `a visitor who only reads ${path} loads no island and no search index (R-FAST-1, R-FIND-4)`,
    byNightUnless(BUSIEST.includes(path)),
    async ({ browser }) => {
      // Touch only: with a mouse the search field has the focus at once.
      const context = await browser.newContext({
        viewport: { width: 360, height: 800 },
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await openSettled(page, path);
      expect(asked.filter((url) => /\/_next\/static\/(islands|handed)\/|\/suche\/index/.test(url))).toEqual([]);
      await context.close();
    },
  );
}

if (events.length > 0) {
  test('a filter pressed before any script has loaded takes effect once and keeps the focus', async ({ page }) => {
    const { letGo } = await holdRequests(page, EVERY);
    await page.goto('/', { waitUntil: 'commit' });
    const chip = page.locator('#events .chip').nth(1);
    await chip.click();
    await chip.press('Enter');
    await expect(page).toHaveURL('/');
    letGo();
    await expect(page).toHaveURL(/\?kategorie=/);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(chip).toBeFocused();
    await page.goBack();
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  });
}

test('text typed into a translated page before hydration is not lost', { tag: '@night' }, async ({ page }) => {
  const { letGo } = await holdRequests(page, EVERY);
  await page.goto('/subscription/class/', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  // Like a browser’s translator: wraps each text in an element of its own.
  await page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
      const translated = document.createElement('font');
      text.replaceWith(translated);
      translated.append(`${text.data} `);
    }
  });
  await page.getByRole('radio', { name: 'Frau' }).check();
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Müller');
  const name = page.getByRole('textbox', { name: 'Vorname' });
  await name.fill('Anna');
  letGo();
  await formHydrated(page);
  await expect(page.locator('.with-script font')).toHaveCount(0);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Anna');
  await expect(page.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Müller');
  await expect(page.getByRole('radio', { name: 'Frau' })).toBeChecked();
});
