import { expect, type Page, test } from '@playwright/test';
import { formHydrated } from './order-steps';

const name = (page: Page) => page.getByRole('textbox', { name: 'Ihr Name' });

async function fillIn(page: Page, path: string) {
  await page.goto(path);
  await formHydrated(page);
  await name(page).fill('Anna Müller');
  await page.getByRole('textbox', { name: 'Vertrag' }).fill('Jahresabo');
  await page.getByRole('textbox', { name: 'E-Mail für die Bestätigung' }).fill('anna@example.org');
}

const FORMS = [
  { path: '/kuendigen/', heading: 'Vertrag online kündigen', steps: ['Jetzt kündigen'] },
  { path: '/widerruf/', heading: 'Vertrag online widerrufen', steps: ['Weiter', 'Widerruf bestätigen'] },
];

for (const { path, heading, steps } of FORMS) {
  test(`"back" on ${path} leads step by step to the filled-in form, then to the previous page`, async ({ page }) => {
    await page.goto('/agb/');
    await fillIn(page, path);
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
