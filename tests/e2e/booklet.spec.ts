import { expect, type Page, test } from '@playwright/test';
import { allKinds, KINDS } from 'content/puzzle-kinds';
import { bookletText } from 'puzzles/booklet/choice';
import { ordersOf } from 'puzzles/booklet/make';
import { packPages, startsPage } from 'puzzles/booklet/sheets';
import { PATHS } from '@/lib/paths';
import { printedTexts } from '@/tests/e2e/paper-sheets';
import { built } from './built';

const copy = built.lists.puzzles.booklet;

const printButton = (page: Page) => page.getByRole('button', { name: 'Heft drucken' });
const sheets = (page: Page) => page.locator('.booklet-page');

test('a press before hydration makes a booklet, and its URL reproduces it', async ({ page }) => {
  await page.goto(PATHS.puzzles);
  await page.getByRole('link', { name: copy.link }).click();
  await page.getByText('Knifflig', { exact: true }).click();
  await page.getByRole('button', { name: 'Heft machen' }).click();
  await expect(printButton(page)).toBeVisible();
  await expect(page).toHaveURL(/\?heft=[a-z0-9]+\.8\.knifflig$/);
  await expect(sheets(page)).toHaveCount(8);
  const before = await sheets(page).allInnerTexts();
  await page.reload();
  await expect(printButton(page)).toBeVisible();
  expect(await sheets(page).allInnerTexts()).toEqual(before);
  await expect(page.getByRole('radio', { name: 'Knifflig' })).toBeChecked();
});

test('the back button removes the booklet and keeps the form', { tag: '@night' }, async ({ page }) => {
  await page.goto(PATHS.booklet);
  await page.getByRole('button', { name: 'Heft machen' }).click();
  await expect(printButton(page)).toBeVisible();
  await page.goBack();
  await expect(sheets(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Heft machen' })).toBeVisible();
});

for (const level of ['easy', 'hard'] as const) {
  test(`a booklet prints a title page, each puzzle on one sheet, and the solutions (${level}) (R-PUZ-62)`, {
    tag: '@night',
  }, async ({ page }) => {
    const booklet = { seed: 'druck', count: 20, level, kinds: allKinds() } as const;
    await page.goto(`${PATHS.booklet}?heft=${bookletText(booklet)}`);
    await expect(printButton(page)).toBeVisible();
    const texts = await printedTexts(page);
    expect(texts[0]).toContain(copy.owner);
    const made = packPages(ordersOf(booklet));
    const opens = startsPage(made);
    let sheet = 0;
    for (const [at, { kind }] of made.entries()) {
      if (opens[at]) sheet += 1;
      expect(texts[sheet]).toContain(`${at + 1}. ${KINDS[kind].name}`);
    }
    expect(texts[sheet + 1]).toContain(copy.solutions);
    // Solutions are small: twenty take no more sheets than four puzzles.
    expect(texts.length).toBeLessThanOrEqual(sheet + 2 + 3);
  });
}

test('in print nothing is wider than the sheet', { tag: '@night' }, async ({ page }) => {
  await page.goto(`${PATHS.booklet}?heft=breite.20.gemischt`);
  await expect(printButton(page)).toBeVisible();
  // A4 minus the browser’s margins, in CSS pixels.
  await page.setViewportSize({ width: 717, height: 1046 });
  await page.emulateMedia({ media: 'print' });
  const wide = await page
    .locator('.booklet-pages *')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.outerHTML.slice(0, 80)),
    );
  expect(wide).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('says why there is no booklet and links to the puzzles, which print one by one (R-PUZ-62)', async ({ page }) => {
    await page.goto(PATHS.booklet);
    await expect(page.getByText(copy.without)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Heft machen' })).toBeHidden();
    await page.getByRole('link', { name: copy.archive }).click();
    await expect(page).toHaveURL(new RegExp(`${PATHS.puzzles}$`));
  });
});
