import { expect, type Page, test } from '@playwright/test';
import { today } from 'german/dates/day';
import { kindsIn, weekOf } from 'puzzles/week';
import { puzzlePath } from '@/lib/pages/puzzle-path';
import { PATHS } from '@/lib/paths';
import { ARTICLE, article, built } from './built';
import { NEW, serveSite } from './keep-server';
import { openSettled } from './settled';

const { kept } = built.lists;
const title = article?.title ?? '';

let site: Awaited<ReturnType<typeof serveSite>>;
test.beforeEach(async () => {
  site = await serveSite();
});
test.afterEach(() => site.close());

const press = (page: Page) => page.getByRole('button', { name: kept.button.take }).click();
const said = (page: Page, text: string) =>
  expect(page.getByRole('main').getByRole('status').getByText(text)).toBeVisible();
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the article and saves an offline copy. */
async function takeAlong(page: Page) {
  await page.goto(site.origin + ARTICLE);
  await press(page);
  await said(page, kept.button.done);
}

/** How often the page asked the browser to let its copies stay. */
const asked = (page: Page) => page.evaluate(() => (window as unknown as { asked?: number }).asked ?? 0);

/** What this origin has stored on the device. */
const stored = (page: Page) =>
  page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);

// Without articles there is nothing to save.
if (article) {
  test('a child saves an offline copy of an article and reads it without network, from its URL or the list (R-KEEP-1, R-KEEP-3)', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { persist } = StorageManager.prototype;
      StorageManager.prototype.persist = function ask() {
        Object.assign(window, { asked: ((window as unknown as { asked?: number }).asked ?? 0) + 1 });
        return persist.call(this);
      };
    });
    await page.goto(site.origin + ARTICLE);
    expect(await stored(page)).toEqual([]);
    expect(await asked(page)).toBe(0);
    await press(page);
    await said(page, kept.button.done);
    expect(await asked(page)).toBe(1);
    site.cut();

    await page.goto(site.origin + ARTICLE);
    await expect(headline(page)).toHaveText(title);
    await expect(page.getByRole('main')).toHaveAttribute('data-kept', /\d{4}/);
    const picture = page.getByRole('article').getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: kept.button.leave })).toBeVisible();
    const question = page.getByRole('group', { name: /^1\. / });
    await question.getByRole('radio').first().check();
    await expect(question.getByRole('status')).not.toBeEmpty();

    await page.goto(`${site.origin}/`);
    await expect(headline(page)).toContainText(built.landing.hero.tagline.slice(0, 10));
    await page.getByRole('contentinfo').getByRole('link', { name: kept.title }).click();
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(headline(page)).toHaveText(title);

    await page.goto(site.origin + PATHS.books);
    await expect(headline(page)).toHaveText(kept.offline.title);
    await expect(page).toHaveTitle(new RegExp(kept.offline.title));
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(headline(page)).toHaveText(title);
  });

  test('a child deletes the offline copies, and nothing is left on the device (R-KEEP-4)', async ({ page }) => {
    await takeAlong(page);
    await page.getByRole('main').getByRole('link', { name: kept.button.list }).click();
    const away = page.getByRole('button', { name: new RegExp(`^${kept.remove}.*${title}`) });
    await away.click();
    await page.getByRole('button', { name: new RegExp(kept.sure.replace('?', '')) }).click();
    await said(page, kept.removed.replace('%title%', title));
    await expect(page.getByRole('heading', { name: kept.empty.title })).toBeVisible();
    await expect.poll(() => stored(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { name: kept.empty.title })).toBeVisible();
    expect(await stored(page)).toEqual([]);
  });

  test('after a deploy a child with an offline copy gets the newest pages with all their files (R-KEEP-5)', {
    tag: '@night',
  }, async ({ page }) => {
    await takeAlong(page);
    site.deploy();
    const news = page.locator(`h1[${NEW}]`);
    await page.goto(site.origin + PATHS.news);
    await expect(news).toBeVisible();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    // Chromium stops an idle worker with a waiting successor, and loses a page requested at that moment.
    const workers = () =>
      page.evaluate(async () => {
        const { active, installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
        return [active?.state, installing?.state, waiting?.state];
      });
    await expect.poll(workers).toEqual(['activated', undefined, undefined]);
    // The next navigation makes the new worker check for updates.
    await expect(async () => {
      await page.goto(site.origin + PATHS.news);
      const copy = await page.evaluate(async (path) => (await caches.match(path))?.text(), ARTICLE);
      expect(copy).toContain(NEW);
    }).toPass();
    site.cut();
    await page.goto(site.origin + ARTICLE);
    await expect(news).toBeVisible();
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].map(({ href, cssRules }) => [href, cssRules.length]),
    );
    expect(sheets.filter(([href]) => String(href).includes('/styles/'))).toEqual(
      expect.arrayContaining([[expect.stringMatching(/-neu\.css$/), expect.any(Number)]]),
    );
  });

  const refuse = (name: string) => `() => Promise.reject(new DOMException('', '${name}'))`;

  for (const [what, script, fault] of [
    ['a browser without workers', 'delete Navigator.prototype.serviceWorker', kept.faults.unsupported],
    ['a browser without storage', `CacheStorage.prototype.open = ${refuse('SecurityError')}`, kept.faults.blocked],
    ['a private window', `ServiceWorkerContainer.prototype.register = ${refuse('SecurityError')}`, kept.faults.blocked],
    ['a full disk', `Cache.prototype.put = ${refuse('QuotaExceededError')}`, kept.faults.full],
  ] as const) {
    test(`a child with ${what} reads why no offline copy can be saved (R-KEEP-1)`, {
      tag: '@night',
    }, async ({ page }) => {
      await page.addInitScript(script);
      await page.goto(site.origin + ARTICLE);
      await press(page);
      await said(page, fault);
      await expect(page.getByRole('button', { name: kept.button.take })).toBeEnabled();
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
    });
  }

  test('a child whose network fails on saving can save later, and delete the copy beside the article', {
    tag: '@night',
  }, async ({ page }) => {
    await openSettled(page, site.origin + ARTICLE);
    await page.route('**/_next/static/keep/**', (route) => route.abort());
    await press(page);
    await said(page, kept.faults.failed);
    await page.unroute('**/_next/static/keep/**');
    await press(page);
    await said(page, kept.button.done);
    await page.getByRole('button', { name: kept.button.leave }).click();
    await said(page, kept.button.left);
    await expect.poll(() => stored(page)).toEqual([]);
  });
}

test('a child saves a puzzle and plays it without network, at the chosen level (R-PUZ-12)', {
  tag: '@night',
}, async ({ page }) => {
  const week = weekOf(today());
  const [kind] = kindsIn(week);
  if (!kind) throw new Error('Es gibt keine Art von Rätsel.');
  const path = puzzlePath(week.name, kind);
  await page.goto(site.origin + path);
  await press(page);
  await said(page, kept.button.done);
  site.cut();

  await page.goto(site.origin + path);
  await expect(page.getByRole('main')).toHaveAttribute('data-kept', /\d{4}/);
  await page.locator('label').getByText('Knifflig', { exact: true }).click();
  await page.getByRole('button', { name: /^Hier lösen/ }).click();
  await page.getByRole('button', { name: 'Lösung zeigen' }).click();
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: built.lists.puzzles.player.shown }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Knifflig/ })).toBeVisible();
});

test('the site meets the browser’s criteria for installing it (R-KEEP-6)', { tag: '@night' }, async ({ page }) => {
  await page.goto(`${site.origin}/`);
  const browser = await page.context().newCDPSession(page);
  const { errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Some builds of Chromium also say that a test's window is private, which is no fault of the site.
  const faults = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  expect(faults).toEqual([]);
});
