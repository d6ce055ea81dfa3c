import { expect, type Locator, test } from '@playwright/test';
import { byNightUnless } from '../thorough';
import { built } from './built';
import { openSettled } from './settled';

const SECTIONS = [
  ['Abo Optionen', 'subscribe'],
  ['Vorteile', 'benefits'],
  ['Events & Termine', 'events'],
  ['Spiele & Buchtipps', 'games-books'],
  ['News', 'news'],
] as const;

const HEADER = 100;

test.describe('on a desktop', () => {
  for (const [label, id] of SECTIONS) {
    test(
      `from another page, ${label} leads to its section, below the header (R-NAV-4)`,
      byNightUnless(id === 'subscribe'),
      async ({ page }) => {
        await page.goto('/agb/');
        await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: label }).click();
        await expect(page).toHaveURL(`/#${id}`);
        const section = page.locator(`#${id}`);
        await expect(section).toBeFocused();
        await expect
          .poll(() => section.evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
          .toBeLessThan(HEADER);
      },
    );
  }

  for (const [label, id] of SECTIONS) {
    test(
      `on the landing page ${label} scrolls to its section, whatever lies between (R-NAV-4)`,
      byNightUnless(id === 'news'),
      async ({ page }) => {
        await openSettled(page, '/');
        const stands = page.evaluate(
          () => new Promise((done) => window.addEventListener('scrollend', () => done(true), { once: true })),
        );
        await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: label }).click();
        await stands;
        await expect(page).toHaveURL(`/#${id}`);
        const [there, aim] = await page.locator(`#${id}`).evaluate((section) => {
          const top = () => section.getBoundingClientRect().top;
          const reached = top();
          section.scrollIntoView({ behavior: 'instant' });
          return [reached, top()];
        });
        expect(Math.abs(Number(there) - Number(aim))).toBeLessThan(3);
      },
    );
  }

  test('the header turns white after more than 10 pixels of scrolling (R-NAV-2)', async ({ page }) => {
    await page.goto('/');
    const scrolled = page.locator('html[data-scrolled]');
    await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
    await expect(scrolled).toHaveCount(0);
    await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }));
    await expect(scrolled).toHaveCount(1);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(scrolled).toHaveCount(0);
  });

  test('the floating button scrolls back to the top (R-NAV-9)', async ({ page }) => {
    await page.goto('/agb/');
    const button = page.getByRole('link', { name: 'Nach oben' });
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a keyboard user skips to the content', async ({ page }) => {
    await page.goto('/agb/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the floating button makes way for the field with the focus, and for a choice that it would cover (R-NAV-9)', async ({
    page,
  }) => {
    await page.goto('/subscription/gift/');
    const button = page.getByRole('link', { name: 'Nach oben' });
    /** Scrolls until the middle of an element is where the button is. */
    const scrollUnder = (element: Locator) =>
      element.evaluate((one) => {
        const { top, height } = one.getBoundingClientRect();
        const at = document.querySelector('.to-top')?.getBoundingClientRect() ?? new DOMRect();
        window.scrollBy({ top: top + height / 2 - at.top - at.height / 2, behavior: 'instant' });
      });
    await scrollUnder(page.getByRole('heading', { name: built.order.sections.review }));
    await expect(button).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Vorname' }).first();
    await field.evaluate((one) => one.focus({ preventScroll: true }));
    await expect(button).toBeHidden();
    await field.blur();
    await expect(button).toBeVisible();
    await scrollUnder(page.locator('label').filter({ hasText: /^Rechnung/ }));
    await expect(button).toBeHidden();
  });

  test('the menu opens, closes on Escape, and returns the focus (R-NAV-6)', async ({ page }) => {
    await page.goto('/agb/');
    const open = page.getByRole('button', { name: 'Menü öffnen' });
    await open.click();
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(open).toBeFocused();
  });
});

test('with reduced motion sections are reached at once, and none is hidden before it is revealed (R-ACC-5)', async ({
  page,
}) => {
  await page.goto('/#benefits');
  await expect(page.locator('#benefits')).toBeFocused();
  await page.mouse.wheel(0, 50);
  await expect(page.locator('[data-rise=waiting]').first()).toHaveCSS('opacity', '1');
});
