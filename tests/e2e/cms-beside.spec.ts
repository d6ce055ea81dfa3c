import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { cmsListener } from '@/lib/cms/server';
import { freshContent, makeCopy } from '../project-copy';
import { patience } from '../slowness';
import { field, filesOf, fillIn, firstOf, openDesk, ROOT, refusal, save, servedDesk } from './cms-folder';

/** Stands for `next dev`: a page that says its own address, and what it can reach of the CMS. */
const PAGE = `<!doctype html><meta name="viewport" content="width=device-width"><title>Seite</title><h1></h1><script>
document.querySelector('h1').textContent = location.pathname + location.search;
</script>`;
let site: Server;
test.beforeAll(async () => {
  site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(PAGE));
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
});
test.afterAll(() => site.close());
const siteAddress = () => `http://localhost:${(site.address() as AddressInfo).port}`;
const address = servedDesk((script) => cmsListener({ root: ROOT, script, site: siteAddress() }));

const EVENT = firstOf('content/events/');
const both = firstOf('content/articles/wie-ein-vulkan');
const nameOf = (file: string) => file.replace(/^.*\/|\.yaml$/g, '');
const pane = (page: Page) => page.frameLocator('iframe[title="Inhaltsvorschau"]');
const shown = (page: Page) => pane(page).frameLocator('iframe[title="Seite des Eintrags"]');
const go = (page: Page, place: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${place}`);

test('beside the form is the page of the saved entry, on a phone and on a desktop (R-DESK-9)', async ({ page }) => {
  await openDesk(page, address());
  await go(page, `articles/entries/${nameOf(both)}`);
  const path = shown(page).getByRole('heading');
  const width = () => path.evaluate(() => window.innerWidth);
  await expect(path).toHaveText(`/news/${nameOf(both)}/`);
  expect(await width()).toBe(390);
  await pane(page).getByRole('radio', { name: 'Bildschirm' }).check();
  await expect.poll(width).toBe(1280);
  await pane(page).getByRole('radio', { name: 'Kurz und leicht' }).check();
  await expect(path).toHaveText(`/news/${nameOf(both)}/?text=leicht`);
  await expect(pane(page).getByRole('status')).toHaveText(/^Kein Fehler/);
  const { violations } = await new AxeBuilder({ page })
    .include(['iframe[title="Inhaltsvorschau"]', '.beside > :not(.stage)'])
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('a new entry has its page once it is saved (R-DESK-9)', { tag: '@night' }, async ({ page }) => {
  await openDesk(page, address());
  await go(page, `events/entries/${nameOf(EVENT)}`);
  await page.getByRole('button', { name: 'Editor-Optionen anzeigen' }).click();
  await page.getByRole('menuitem', { name: 'Eintrag duplizieren' }).click();
  await expect(pane(page).getByText('sobald der Eintrag gespeichert ist')).toBeVisible();
  await fillIn(page, { Nummer: '98', Titel: 'Etwas ganz Neues' });
  await save(page);
  await expect(shown(page).getByRole('heading')).toHaveText('/event/98/');
});

test('a fault of the content is told with its field, and hides the page until it is gone (R-DESK-10)', {
  tag: '@night',
}, async ({ page }) => {
  const fault = { file: EVENT.replace('content/', ''), field: 'title', found: '„A“', expected: 'mindestens 5 Zeichen' };
  const elsewhere = { ...fault, file: 'landing.yaml', field: 'hero.more.href' };
  await page.route('**/redaktion/pruefung', (route) =>
    route.fulfill({ json: { faults: [fault, elsewhere], warnings: [] } }),
  );
  await openDesk(page, address());
  await go(page, `events/entries/${nameOf(EVENT)}`);
  await expect(pane(page).getByRole('status')).toHaveText('2 Fehler.');
  await expect(pane(page).getByText('landing.yaml, hero.more.href: gefunden „A“')).toBeVisible();
  await expect(shown(page).getByRole('heading')).toBeHidden();
  await pane(page).getByRole('button', { name: 'Titel' }).click();
  await expect(field(page, 'Titel')).toBeFocused();
});

test('a page of the site reaches nothing of the CMS (R-DESK-11)', async ({ page }) => {
  await openDesk(page, address());
  await go(page, `events/entries/${nameOf(EVENT)}`);
  const reached = await shown(page)
    .getByRole('heading')
    .evaluate(async (_, desk) => {
      const files: string[] = [];
      for await (const [name] of (await navigator.storage.getDirectory()).entries()) files.push(name);
      const read = (path: string) =>
        fetch(desk + path).then(
          () => 'read',
          () => 'refused',
        );
      const answers = await Promise.all(['facts.json', 'pruefung'].map(read));
      let isParentOpen = true;
      try {
        isParentOpen = Boolean(window.top?.document);
      } catch {
        isParentOpen = false;
      }
      return { files, answers, databases: await indexedDB.databases(), isParentOpen };
    }, `${address()}/redaktion/`);
  expect(reached).toEqual({
    files: [],
    answers: ['refused', 'refused'],
    databases: [],
    isParentOpen: false,
  });
});

test('what an editor saves is on the page of `next dev`, without a reload, and so is a fault across files (R-DESK-9)', {
  tag: '@night',
}, async ({ page }) => {
  test.setTimeout(patience(300));
  const copy = makeCopy('.cache/desk-copy');
  freshContent(copy);
  const program = spawn(
    process.execPath,
    ['--import', resolve('node_modules/tsx/dist/esm/index.mjs'), 'lib/tasks/desk.ts'],
    {
      cwd: copy,
      env: { ...process.env, NODE_ENV: 'development' as const, SITE_CONTENT: '', PORT: '3303' },
    },
  );
  try {
    await new Promise((ready) => program.stdout.on('data', (text) => String(text).includes('Redaktion') && ready(0)));
    const toDisk = (name: string, text: string) => text && writeFileSync(join(copy, name), text);
    await openDesk(page, 'http://localhost:3303', filesOf('content'), toDisk);
    const file =
      filesOf('content')
        .map(([name]) => name)
        .find((name) => name.startsWith('content/events/')) ?? '';
    await go(page, `events/entries/${nameOf(file)}`);
    const heading = shown(page).getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible({ timeout: patience(120) });
    await heading.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await field(page, 'Titel').fill('Ein Abend unter Sternen');
    await save(page);
    await expect(heading).toHaveText('Ein Abend unter Sternen', { timeout: patience(30) });
    await expect(shown(page).locator('html[data-same]')).toBeAttached();
    await go(page, 'seiten/entries/landing');
    await page.locator('.field[data-key-path="hero.more"]').scrollIntoViewIfNeeded();
    await page.locator('.field[data-key-path="hero.more.href"]').getByRole('textbox').fill('/news/gibt-es-nicht/');
    await save(page);
    await expect(pane(page).getByRole('listitem')).toContainText('gefunden „/news/gibt-es-nicht/“');
    await expect(refusal(page)).toHaveCount(0);
  } finally {
    program.kill();
  }
});
