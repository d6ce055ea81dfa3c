import { expect, type Page, test } from '@playwright/test';
import { menuOf } from '@/lib/pages/menu';
import { PATHS } from '@/lib/paths';
import { byNightUnless } from '../thorough';
import { outOfSight } from './access-barriers';
import { rulesBroken } from './access-rules';
import { built } from './built';

const groups = menuOf(built);
const panels = groups.filter(({ isPanel, pages }) => isPanel && pages.length > 1);
const [reading, adults] = panels;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menü' });
const opener = (page: Page, name = '') => bar(page).getByRole('button', { name, exact: true });
const link = (page: Page, name = '') => bar(page).getByRole('link', { name, exact: true });

for (const { name, pages } of panels) {
  const [first, second] = pages;
  test(`a keyboard user opens „${name}“, closes it with Escape, and goes to one of its pages (R-NAV-13)`, async ({
    page,
  }) => {
    await page.goto(PATHS.terms);
    await opener(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(link(page, first?.name)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link(page, first?.name)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(page, first?.name)).toBeHidden();
    await expect(opener(page, name)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link(page, second?.name)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(second?.path ?? '');
  });
}

test('a panel opens right below the masthead at any scroll position, and is complete in a low, enlarged viewport (R-NAV-13)', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto(PATHS.terms);
  const gap = () =>
    page.evaluate(() => {
      const bottom = document.querySelector('body > header > .bar')?.getBoundingClientRect().bottom ?? 0;
      return Math.abs((document.querySelector(':popover-open')?.getBoundingClientRect().top ?? -99) - bottom);
    });
  await opener(page, reading?.name).click();
  await expect.poll(gap).toBeLessThan(2);
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await opener(page, reading?.name).click();
  await expect.poll(gap).toBeLessThan(2);
  await page.setViewportSize({ width: 2600, height: 420 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const last = link(page, reading?.pages.at(-1)?.name);
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('an open panel is accessible', { tag: '@night' }, async ({ page }) => {
  await page.goto(PATHS.terms);
  await opener(page, reading?.name).click();
  await expect(link(page, reading?.pages[0]?.name)).toBeVisible();
  expect(await rulesBroken(page, 'body > header')).toEqual([]);
});

for (const width of [360, 320]) {
  test(
    `on a phone ${width} pixels wide a child reaches every page of the menu by thumb (R-NAV-6)`,
    byNightUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 480 });
      await page.goto(PATHS.terms);
      await page.getByRole('button', { name: 'Menü öffnen' }).click();
      for (const { name, pages, sections } of groups) {
        const list = dialog(page).getByRole('list', { name, exact: true });
        for (const entry of [...pages, ...sections]) {
          const target = list.getByRole('link', { name: entry.name, exact: true });
          await target.scrollIntoViewIfNeeded();
          await expect(target).toBeInViewport({ ratio: 1 });
          const box = await target.boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(44);
          expect(box?.width).toBeGreaterThanOrEqual(44);
        }
      }
      expect(await page.evaluate(outOfSight)).toEqual([]);
      const last = groups.at(-1)?.pages.at(-1);
      await dialog(page).getByRole('link', { name: last?.name, exact: true }).click();
      await expect(page).toHaveURL(last?.path ?? '');
    },
  );
}

test('the menu marks the reader’s page and its group (R-NAV-14)', async ({ page }) => {
  await page.goto(PATHS.puzzles);
  await expect(opener(page, reading?.name)).toHaveCSS('text-decoration-line', 'underline');
  await expect(opener(page, adults?.name)).toHaveCSS('text-decoration-line', 'none');
  await opener(page, reading?.name).click();
  const own = reading?.pages.find(({ path }) => path === PATHS.puzzles);
  await expect(link(page, own?.name)).toHaveAttribute('aria-current', 'page');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a parent opens a panel and follows a link (R-NAV-13)', async ({ page }) => {
    await page.goto(PATHS.terms);
    await opener(page, adults?.name).click();
    const [first] = adults?.pages ?? [];
    await link(page, first?.name).click();
    await expect(page).toHaveURL(first?.path ?? '');
  });
});
