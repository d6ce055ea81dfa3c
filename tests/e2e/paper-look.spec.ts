import { expect, type Page, test } from '@playwright/test';
import { numberOf } from 'content/issue-name';
import { pieceName } from 'content/pieces';
import { addDays } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import { isPublished, newestFirst } from '@/lib/issues/days';
import { pageLabel } from '@/lib/issues/spreads';
import { issuePath, PATHS, planPath } from '@/lib/paths';
import { again, fault, holdRequests } from './arrivals';
import { built, morningOf } from './built';
import { formHydrated } from './order-steps';
import { openSettled } from './settled';

const { look } = built.lists.issues;
const PATH = planPath('trial');
const open = newestFirst(built.issues).filter((issue) => issue.open);
const [issue] = open.filter((one) => isPublished(one, today()));

const door = (page: Page) => page.getByRole('button', { name: look.open });
const table = (page: Page) => page.getByRole('dialog', { name: look.open });
/** The viewer in the iframe. */
const paper = (page: Page) => page.frameLocator('.paper-table iframe').getByRole('dialog');
const name = (page: Page) => page.getByRole('textbox', { name: 'Vorname' });

async function openFrom(page: Page, path: string = PATH) {
  await page.goto(path);
  await door(page).click();
  await expect(paper(page).locator('.viewer-sheets')).toBeVisible();
}

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

  test('by keyboard the viewer opens, turns pages and shows a text, and Escape leads back step by step (R-ISS-18)', {
    tag: '@night',
  }, async ({ page }) => {
    await page.goto(PATH);
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

  test('a link in the viewer opens a new tab, so the form stays', { tag: '@night' }, async ({ page }) => {
    const at = issue.pages.findIndex(({ pieces }) => pieces.some(({ type }) => type === 'event'));
    const piece = issue.pages[at]?.pieces.find(({ type }) => type === 'event');
    if (!piece) return;
    await page.goto(PATH);
    await door(page).click();
    await paper(page).getByRole('button', { name: 'Alle Seiten' }).click();
    await paper(page)
      .getByRole('button', { name: new RegExp(`^Seite ${at + 1}: `) })
      .click();
    await paper(page)
      .getByRole('button', { name: pieceName(piece, built), exact: true })
      .click();
    const text = paper(page).getByRole('region', { name: pieceName(piece, built) });
    const [tab] = await Promise.all([page.context().waitForEvent('page'), text.getByRole('link').first().click()]);
    expect(new URL(tab.url()).pathname).not.toBe(PATH);
    await expect(text).toBeVisible();
  });

  test('the viewer opens on the about page, too, and the back button closes it', { tag: '@night' }, async ({
    page,
  }) => {
    await openFrom(page, PATHS.about);
    await page.goBack();
    await expect(table(page)).toBeHidden();
  });

  test('before it is opened, the viewer loads only its small front page (R-ISS-18)', {
    tag: '@night',
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openSettled(page, PATH);
    await door(page).scrollIntoViewIfNeeded();
    expect(asked.filter((path) => path.startsWith(PATHS.issues))).toEqual([]);
    expect(asked.filter((path) => /ausgabe\/.*-(640|1760)\./.test(path))).toEqual([]);
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

for (const next of open.filter(({ date, announce }) => announce && date > today()).slice(-1))
  test('on its Saturday the next issue appears beside the form, without a new build (R-ISS-18)', async ({ page }) => {
    const named = (day: string) =>
      page
        .getByText(`Nr.\u00a0${numberOf(next)}`)
        .and(page.locator(`:visible`))
        .count()
        .then((n) => [day, n]);
    await page.clock.setFixedTime(morningOf(addDays(next.date, -1)));
    await page.goto(PATH);
    expect(await named('Friday')).toEqual(['Friday', 0]);
    await page.clock.setFixedTime(morningOf(next.date));
    await page.reload();
    await expect.poll(() => named('Saturday')).toEqual(['Saturday', 1]);
  });
