import { expect, test } from '@playwright/test';
import { PATHS } from '@/lib/paths';
import { built } from './built';

const { school } = built;

test('a parent tries the reading aid on the sample texts (R-PAR-3)', async ({ page }) => {
  await page.goto(PATHS.parents);
  await page.getByRole('button', { name: 'Lesehilfe' }).click();
  const text = page.locator('[data-reading] p').first();
  const before = await text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  await page.getByText('Mehr einstellen').click();
  await page.getByRole('radio', { name: '200 %' }).check();
  await expect
    .poll(() => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)))
    .toBeGreaterThan(before * 1.5);
});

test('a teacher copies the letter to parents or prints it alone (R-SCH-23)', { tag: '@night' }, async ({ page }) => {
  await page.goto(PATHS.parentLetter);
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text;
    };
  });
  await page.getByRole('button', { name: 'Text kopieren' }).click();
  await expect(page.getByText(school.letter.copied)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.copied)).toContain(school.letter.greeting);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: school.letter.heading })).toBeVisible();
  await expect(page.getByText(school.letter.lead)).toBeHidden();
});
