import { expect, test } from '@playwright/test';
import { lessonPath, PATHS, planPath } from '@/lib/paths';
import { built } from './built';

const { parents, school } = built;
const [lesson] = school.lessons;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a parent finds the helplines and the price (R-PAR-1, R-PAR-2)', async ({ page }) => {
    await page.goto(PATHS.parents);
    for (const { name, number, call } of parents.help.lines)
      await expect(page.getByRole('link', { name: `${name}: ${number} anrufen` })).toHaveAttribute('href', call);
    const price = built.plans.find(({ id }) => id === 'year')?.price.amount.text ?? '';
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: price }).first()).toBeVisible();
    await page.getByText(parents.questions[0]?.question ?? '').click();
    await expect(page.getByText(parents.questions[0]?.answer.slice(0, 60) ?? '')).toBeVisible();
  });

  test('a teacher finds a lesson with its duration and material (R-SCH-20)', async ({ page }) => {
    await page.goto(PATHS.school);
    await page.getByRole('link', { name: `Zum Ablauf – ${lesson?.title}` }).click();
    await expect(page).toHaveURL(new RegExp(`${lessonPath(lesson?.slug ?? '')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson?.title ?? '');
    await expect(page.getByText(lesson?.material[0] ?? '')).toBeVisible();
    const steps = page.getByRole('region', { name: 'Ablauf' }).getByRole('listitem');
    await expect(steps).toHaveCount(lesson?.steps.length ?? 0);
  });

  test('the licence is marked as to be filled in by the publisher (R-SCH-25)', { tag: '@night' }, async ({ page }) => {
    await page.goto(PATHS.school);
    const licence = page.getByRole('region', { name: school.licence.heading });
    await expect(licence).toContainText('[vom Verlag einzutragen]');
  });

  test('a reader sees the corrections, or that there are none (R-PAR-5)', { tag: '@night' }, async ({ page }) => {
    await page.goto(PATHS.newsroom);
    const { heading, none, list } = parents.newsroom.corrections;
    const region = page.getByRole('region', { name: heading });
    await expect(region).toContainText(list[0]?.after ?? none.slice(0, 40));
  });
});

test('a teacher gets from the school page to the class set', async ({ page }) => {
  await page.goto(PATHS.school);
  await page.getByRole('link', { name: school.order.label }).click();
  await expect(page).toHaveURL(new RegExp(`${planPath('class')}$`));
});

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
