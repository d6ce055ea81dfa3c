import { expect, type Page, test } from '@playwright/test';
import { formatMonth } from '@/lib/events/months';
import { inYears } from '@/lib/news/archive';
import { built, near } from './built';
import { openSettled } from './settled';

const { news, landing, articles, faq } = built;

test('the landing page shows two large and four small articles and links to all (R-NEWS-1)', async ({ page }) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: landing.news.heading });
  const items = region.getByRole('article');
  await expect(items).toHaveCount(news.teaser.length);
  await expect(items.getByText(/^(Highlight|Aktuell)$/)).toHaveText(
    ['Highlight', 'Aktuell'].slice(0, news.teaser.length),
  );
  await expect(region.getByRole('link', { name: /^Weiterlesen/ })).toHaveCount(news.teaser.length);
  if (news.teaser.length === 0) return;
  const titles = await region.getByRole('heading', { level: 3 }).allTextContents();
  await region.getByRole('link', { name: 'Alle Neuigkeiten lesen' }).click();
  await expect(page).toHaveURL('/news/');
  for (const name of titles) await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
});

test('without JavaScript the archive leads to every article of a year (R-NEWS-11)', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/news/');
  const years = page.getByRole('link', { name: /^Archiv \d{4}$/ });
  await expect(years).toHaveText(inYears(articles).map(({ year }) => `Archiv ${year}`));
  for (const { year, months } of near(inYears(articles), 0)) {
    await page.getByRole('link', { name: `Archiv ${year}` }).click();
    for (const { month, articles: ofMonth } of months)
      await expect(page.getByRole('region', { name: formatMonth(month) }).getByRole('link')).toHaveText(
        ofMonth.map(({ title }) => title),
      );
    const { title = '' } = months[0]?.articles[0] ?? {};
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await context.close();
});

test.describe('the parents’ questions', () => {
  const questions = (page: Page) => page.locator("details[name='faq']");

  test('only one is open at a time, and it can be closed (R-READ-3)', async ({ page }) => {
    await page.goto('/vorteile/lesekompetenz/');
    await expect(questions(page)).toHaveCount(faq.length);
    await questions(page).nth(0).locator('summary').click();
    await questions(page).nth(4).locator('summary').click();
    await expect(page.locator("details[name='faq'][open]")).toHaveCount(1);
    await questions(page).nth(4).locator('summary').click();
    await expect(page.locator("details[name='faq'][open]")).toHaveCount(0);
  });

  test('a URL opens its question', async ({ page }) => {
    await page.goto('/lesekompetenz/#faq-3');
    await expect(questions(page).nth(2)).toHaveAttribute('open', '');
    await expect(questions(page).nth(2)).toBeInViewport();
  });

  test('without support for exclusive details only one is open all the same', { tag: '@night' }, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name'));
    await page.route('**/lesekompetenz/', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(' name="faq"', '') });
    });
    await openSettled(page, '/lesekompetenz/');
    const strips = page.locator("details[id^='faq-']");
    await strips.nth(0).locator('summary').click();
    await strips.nth(4).locator('summary').click();
    await expect(page.locator('details[open]')).toHaveCount(1);
  });
});
