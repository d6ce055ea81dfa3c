import { expect, test } from '@playwright/test';
import { built } from './built';

// While the page still scrolls, a click would hit something else.
test.use({ viewport: { width: 360, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test('a parent on a phone compares the four subscriptions at a glance and gets to each with one tap (R-LAND-6)', async ({
  page,
}) => {
  await page.goto('/#subscribe');
  const [overview, cards] = await page.getByRole('region', { name: 'Abo-Optionen' }).getByRole('list').all();
  const ways = await overview?.getByRole('link').all();
  expect(ways).toHaveLength(4);
  for (const [index, way] of (ways ?? []).entries()) {
    const card = cards?.locator('> li').nth(index);
    const heading = card?.getByRole('heading') ?? page.locator('none');
    await expect(way).toContainText((await heading.textContent()) ?? 'kein Titel');
    await way.click();
    await expect(heading).toBeInViewport({ ratio: 0.99 });
    await expect(card?.getByRole('link') ?? page.locator('none')).toBeInViewport({ ratio: 0.99 });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [what, within] of [
    ['offers', '[aria-label="Auf einen Blick"]'],
    ['subscriptions', '#subscribe .coupons'],
    ...(built.books.length > 0 ? [['books', '#showcase-books .tips'] as const] : []),
    ...(built.games.length > 0 ? [['games', '#showcase-games .tips'] as const] : []),
  ] as const) {
    test(`a keyboard user brings each of the ${what} outside the viewport into view`, { tag: '@night' }, async ({
      page,
    }) => {
      await page.goto('/');
      const links = await page.locator(within).getByRole('link').all();
      expect(links).not.toEqual([]);
      await links[0]?.focus();
      for (const link of links) {
        await expect(link).toBeFocused();
        await expect(link).toBeInViewport({ ratio: 0.99 });
        await page.keyboard.press('Tab');
      }
    });
  }
});
