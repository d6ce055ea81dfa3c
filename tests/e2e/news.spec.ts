import { expect, type Page, test } from '@playwright/test';
import { built } from './built';
import { openSettled } from './settled';

const { faq } = built;

test.describe('the parents’ questions', () => {
  const questions = (page: Page) => page.locator("details[name='faq']");

  test('only one is open at a time, and it can be closed (R-READ-3)', async ({ page }) => {
    await page.goto('/vorteile/lesekompetenz/');
    await expect(questions(page)).toHaveCount(faq.length);
    await questions(page).nth(0).locator('summary').click();
    await questions(page).nth(4).locator('summary').click();
    await expect(page.locator("details[name='faq'][open]")).toHaveCount(1);
    await questions(page).nth(4).locator('summary').click();
    await expect(page.locator("details[name='faq'][open]")).toHaveCount(0);
  });

  test('a URL opens its question', async ({ page }) => {
    await page.goto('/lesekompetenz/#faq-3');
    await expect(questions(page).nth(2)).toHaveAttribute('open', '');
    await expect(questions(page).nth(2)).toBeInViewport();
  });

  test('without support for exclusive details only one is open all the same', { tag: '@night' }, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name'));
    await page.route('**/lesekompetenz/', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(' name="faq"', '') });
    });
    await openSettled(page, '/lesekompetenz/');
    const strips = page.locator("details[id^='faq-']");
    await strips.nth(0).locator('summary').click();
    await strips.nth(4).locator('summary').click();
    await expect(page.locator('details[open]')).toHaveCount(1);
  });
});
