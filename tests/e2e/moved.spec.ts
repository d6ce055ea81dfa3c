import { expect, test } from '@playwright/test';
import { byNightUnless } from '../thorough';
import { expectNoBarriers } from './access-barriers';
import { built } from './built';

const { moved } = built.lists;

for (const [at, { from, to }] of built.redirects.entries()) {
  test(`without scripts ${from} redirects to ${to} too (R-WHOLE-2)`, byNightUnless(at === 0), async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await context.close();
  });
}

for (const { from, to } of built.redirects.slice(0, 1)) {
  test('a browser that does not redirect shows an accessible page with the link (R-WHOLE-2)', {
    tag: '@night',
  }, async ({ page }) => {
    const path = to.split('#')[0] ?? '';
    await page.route(
      ({ pathname }) => pathname === path,
      // The page does not change.
      (route) => route.fulfill({ status: 204 }),
    );
    await page.goto(from, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: moved.title })).toBeVisible();
    await expect(page.getByText(moved.text)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', to);
    await expectNoBarriers(page);
  });
}
