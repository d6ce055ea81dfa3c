import { expect, type Page, test } from '@playwright/test';
import { byNightUnless } from '../thorough';
import { EVERY, holdRequests } from './arrivals';
import { events } from './built';
import { formHydrated } from './order-steps';
import { BUSIEST, KINDS } from './routes';
import { openSettled } from './settled';

const isIslands = (url: string) => /\/_next\/static\/(islands|handed)\//.test(url);

/** URLs of the island files that the page requests. */
function islandsOf(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isIslands(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Forms load once the page is ready; Mein Duda only shows what is on the device. */
const HYDRATES_BY_ITSELF = /subscription\/\w|kuendigen|widerruf|mein-/;

for (const path of KINDS.filter((kind) => !HYDRATES_BY_ITSELF.test(kind))) {
  test(
    `a visitor who only reads ${path} loads no island (R-FAST-1)`,
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
      const asked = islandsOf(page);
      await openSettled(page, path);
      expect(asked).toEqual([]);
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

test('with Save-Data no island is fetched before it is used', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked = islandsOf(page);
  await openSettled(page, '/books/');
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});

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
