import { expect, type Page, test } from '@playwright/test';
import { DECLARATIONS, fillInDeclaration, formHydrated } from './order-steps';

const name = (page: Page) => page.getByRole('textbox', { name: 'Ihr Name' });

for (const { path, heading, steps } of DECLARATIONS) {
  test(`"back" on ${path} leads step by step to the filled-in form, then to the previous page`, async ({ page }) => {
    await page.goto('/agb/');
    await page.goto(path);
    await formHydrated(page);
    await fillInDeclaration(page);
    for (const step of steps) await page.getByRole('button', { name: step }).click();
    await expect(page.getByRole('region', { name: /vorbereitet, aber noch nicht gesendet$/ })).toBeFocused();
    for (const step of [...steps].reverse()) {
      await page.goBack();
      await expect(page.getByRole('button', { name: step })).toBeVisible();
    }
    await expect(name(page)).toHaveValue('Anna Müller');
    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
    for (const step of steps) await page.getByRole('button', { name: step }).click();
    await page.getByRole('button', { name: 'Angaben ändern' }).click();
    await expect(name(page)).toHaveValue('Anna Müller');
    await page.goBack();
    await expect(page).toHaveURL('/agb/');
  });
}
