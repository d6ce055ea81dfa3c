import { expect, type Page, test } from '@playwright/test';
import { today } from 'german/dates/day';
import { simpleOf } from '@/lib/issues/pieces';
import { articlePath, issuePath, pieceAnchor } from '@/lib/paths';
import { rulesBroken } from './access-rules';
import { built } from './built';

const [first, second] = built.articles.filter(({ simple }) => simple);

const choose = (page: Page, name: 'Ganz' | 'Kurz und leicht') =>
  page.locator('label').getByText(name, { exact: true }).click();
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const whole = (page: Page) => page.locator('.text[data-level=ganz]');
const simple = (page: Page) => page.locator('.text[data-level=leicht]');

async function expectSimple(page: Page) {
  await expect(simple(page)).toBeVisible();
  await expect(whole(page)).toBeHidden();
}

// Without an article in two texts there is nothing to choose.
if (first && second) {
  const path = articlePath(first.slug);

  test('a child chooses the easy text and gets it in the next article too (R-NEWS-13)', async ({ page }) => {
    await page.goto(path);
    await expect(whole(page)).toBeVisible();
    await expect(simple(page)).toBeHidden();
    const minutes = page.getByText(/^\d+\sMinuten? Lesezeit$/).filter({ visible: true });
    const long = await minutes.innerText();
    await choose(page, 'Kurz und leicht');
    await expectSimple(page);
    expect(await minutes.innerText()).not.toBe(long);
    await expect(page).toHaveURL(`${path}?text=leicht`);
    await page.goto(articlePath(second.slug));
    await expect(radio(page, 'Kurz und leicht')).toBeChecked();
    await expectSimple(page);
    await choose(page, 'Ganz');
    await expect(whole(page)).toBeVisible();
    await page.goto(path);
    await expect(whole(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('the switch works by keyboard, nothing above the text moves, and the chosen text is printed (R-NEWS-13)', {
    tag: '@night',
  }, async ({ page }) => {
    await page.goto(path);
    await radio(page, 'Ganz').focus();
    const place = () => page.locator('#artikel-text').evaluate((text) => text.getBoundingClientRect().top);
    const before = await place();
    await page.keyboard.press('ArrowRight');
    await expect(radio(page, 'Kurz und leicht')).toBeFocused();
    await expectSimple(page);
    expect(await place()).toBe(before);
    await page.emulateMedia({ media: 'print' });
    await expectSimple(page);
    await expect(radio(page, 'Ganz')).toBeHidden();
  });

  test('a URL opens the easy text at the first paint (R-NEWS-13)', async ({ page }) => {
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto(`${path}?text=leicht`);
    await expectSimple(page);
    await expect(radio(page, 'Kurz und leicht')).toBeChecked();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await choose(page, 'Ganz');
    await expect(page).toHaveURL(path);
  });

  test('the easy text is accessible', { tag: '@night' }, async ({ page }) => {
    await page.goto(`${path}?text=leicht`);
    expect(await rulesBroken(page)).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('the switch shows the other text (R-NEWS-13)', async ({ page }) => {
      await page.goto(path);
      await expect(simple(page)).toBeHidden();
      await choose(page, 'Kurz und leicht');
      await expectSimple(page);
    });
  });
}

const issue = built.issues.find(({ open, date }) => open && date <= today());
const places = (issue?.pages ?? []).flatMap(({ pieces }, at) =>
  pieces.map((piece, nth) => ({ piece, page: at + 1, nth })),
);
const [told] = places.filter(({ piece, page }) => page > 1 && simpleOf(piece));

// Without easy pieces there is nothing to open.
if (issue && told) {
  const path = issuePath(issue.name);
  const easy = simpleOf(told.piece) as string;
  const anchor = pieceAnchor(told.page, told.nth);

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('a piece of an issue opens its easy text, which is not printed (R-ISS-20)', {
      tag: '@night',
    }, async ({ page }) => {
      await page.goto(path);
      const piece = page.locator(`#${anchor}`);
      await expect(piece.getByText(easy)).toBeHidden();
      await piece.getByText('Kurz und leicht').click();
      await expect(piece.getByText(easy)).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(piece.getByText(easy)).toBeHidden();
    });
  });
}
