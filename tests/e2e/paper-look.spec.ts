import { expect, type Page, test } from '@playwright/test';
import { pieceName } from 'content/pieces';
import { today } from 'german/dates/day';
import { isPublished, newestFirst } from '@/lib/issues/days';
import { pageLabel } from '@/lib/issues/spreads';
import { issuePath, PATHS, planPath } from '@/lib/paths';
import { again, fault, holdRequests } from './arrivals';
import { built } from './built';
import { formHydrated } from './order-steps';

const { look } = built.lists.issues;
const PATH = planPath('trial');
const open = newestFirst(built.issues).filter((issue) => issue.open);
const [issue] = open.filter((one) => isPublished(one, today()));

const door = (page: Page) => page.getByRole('button', { name: look.open });
const table = (page: Page) => page.getByRole('dialog', { name: look.open });
/** The viewer in the iframe. */
const paper = (page: Page) => page.frameLocator('.paper-table iframe').getByRole('dialog');
const name = (page: Page) => page.getByRole('textbox', { name: 'Vorname' });

if (issue) {
  const count = issue.pages.length;
  const expectSaid = (page: Page, pages: number[]) =>
    expect(paper(page).getByText(pageLabel(pages, count), { exact: true })).toBeVisible();

  test('a customer opens the viewer while ordering and finds the entries unchanged afterwards (R-ISS-18)', async ({
    page,
  }) => {
    await page.goto(PATH);
    await formHydrated(page);
    await name(page).fill('Anna');
    await door(page).click();
    await expectSaid(page, [1]);
    await paper(page).getByRole('button', { name: 'Weiterblättern' }).click();
    await expectSaid(page, [2, 3]);
    await page.goBack();
    await expect(table(page)).toBeHidden();
    await expect(page).toHaveURL((url) => url.pathname === PATH && url.search === '');
    await expect(name(page)).toHaveValue('Anna');
    await expect(door(page)).toBeFocused();
    await door(page).click();
    await expectSaid(page, [1]);
    await paper(page).getByRole('button', { name: 'Schließen' }).click();
    await expect(table(page)).toBeHidden();
    await expect(name(page)).toHaveValue('Anna');
    // No history entry is left: another step back would leave the form.
    expect(await page.evaluate(() => Boolean(history.state?.paper))).toBe(false);
  });

  test('on the about page by keyboard the viewer opens, turns pages and shows a text, and Escape leads back (R-ISS-18)', {
    tag: '@night',
  }, async ({ page }) => {
    await page.goto(PATHS.about);
    await door(page).focus();
    await page.keyboard.press('Enter');
    await expectSaid(page, [1]);
    await expect(paper(page).locator('.viewer-stage')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expectSaid(page, [2, 3]);
    const piece = issue.pages[1]?.pieces[0];
    const title = piece ? pieceName(piece, built) : '';
    await paper(page).getByRole('button', { name: title, exact: true }).press('Enter');
    await expect(paper(page).getByRole('region', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(paper(page).getByRole('region', { name: title })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(table(page)).toBeHidden();
    await expect(door(page)).toBeFocused();
  });

  test('on a phone the card is no higher than a sentence above the form (R-ISS-18)', { tag: '@night' }, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(PATH);
    const card = page
      .locator('div', { has: door(page) })
      .filter({ has: page.locator('.page-picture') })
      .last();
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(120);
    await page.close();
  });

  test('without scripts the viewer is a link to a new tab, so entries stay (R-ISS-18)', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(PATH);
    const link = page.getByRole('link', { name: `${look.open} (öffnet einen neuen Tab)` }).first();
    await expect(link).toHaveAttribute('href', /\/ausgabe\/\d{4}-\d{2}\/$/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(door(page)).toHaveCount(0);
    await page.close();
  });

  test('if scripts fail to load, a message and a link replace the button (R-ISS-18)', { tag: '@night' }, async ({
    page,
  }) => {
    const scripts = await holdRequests(page);
    await page.goto(PATH);
    await door(page).click();
    await expect(door(page)).toHaveAttribute('aria-busy', 'true');
    scripts.lose(() => true);
    await again(page).click();
    await expect(fault(page)).toBeVisible();
    await expect(page.getByRole('link', { name: look.open })).toHaveAttribute('href', issuePath(issue.name));
    await expect(door(page)).toBeHidden();
  });

  test('if the viewer fails to load, the button back to the form stays', { tag: '@night' }, async ({ page }) => {
    await page.goto(PATH);
    await formHydrated(page);
    await page.route(`**${issuePath(issue.name)}**`, (route) => route.abort());
    await name(page).fill('Anna');
    await door(page).click();
    await table(page).getByRole('button', { name: look.back }).click();
    await expect(table(page)).toBeHidden();
    await expect(name(page)).toHaveValue('Anna');
  });
}
