import { expect, test } from '@playwright/test';
import { PATHS } from '@/lib/pages/paths';
import { sitePages } from '@/lib/pages/registry';
import { expectNoBarriers } from './access-barriers';
import { built } from './built';
import { BUILT, ROUTES } from './routes';

/** What the specification's route table names, and the pages of the law. */
const NAMED = [
  '/',
  '/kennenlernen/',
  '/news/',
  '/subscription/',
  '/subscription/trial/',
  '/subscription/gift/',
  '/subscription/year/',
  '/subscription/class/',
  '/vorteile/lesekompetenz/',
  '/lesekompetenz/',
  '/books/',
  '/games/',
  '/datenschutz/',
  '/agb/',
  '/impressum/',
  '/widerruf/',
  '/kuendigen/',
  '/barrierefreiheit/',
];

test('every page of the route table is there', () => {
  expect(ROUTES).toEqual(expect.arrayContaining(NAMED));
  expect(BUILT).toEqual(expect.arrayContaining(sitePages(built).map(({ path }) => path)));
});

for (const route of ROUTES) {
  test(`a visitor opens ${route} and nothing goes wrong or stands in the way`, async ({ page }) => {
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on(
      'response',
      (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`),
    );
    page.on('request', (request) => {
      if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) faults.push(`leaves the site: ${request.url()}`);
    });
    const answer = await page.goto(route, { waitUntil: 'load' });
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Verträge hier kündigen' })).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(faults).toEqual([]);
    await expectNoBarriers(page);
  });
}

for (const [path, what, things] of [
  [PATHS.landing, 'Termine', built.events],
  [PATHS.books, 'Buchtipps', built.books],
  [PATHS.games, 'Spiele', built.games],
  [PATHS.news, 'Nachrichten', built.articles],
] as const) {
  test(`whoever looks for ${what} finds them, or reads that some will come`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(`Hier stehen bald wieder ${what}.`)).toHaveCount(things.length === 0 ? 1 : 0);
    const words = (await main.textContent())?.replaceAll('\u00ad', '') ?? '';
    expect(things.some(({ title }) => words.includes(title))).toBe(things.length > 0);
  });
}

test('a visitor who went astray meets nothing in the way either', async ({ page }) => {
  await page.goto('/gibt/es/nicht/');
  await expectNoBarriers(page);
});
