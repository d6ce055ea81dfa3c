import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { deskListener } from '@/lib/desk/server';
import { bundle } from '@/lib/export/bundle';

const ROOT = 'tests/fixtures/content';
const FILES = (readdirSync(ROOT, { recursive: true }) as string[])
  .filter((name) => name.endsWith('.yaml'))
  .map((name): [string, string] => [`content/${name}`, readFileSync(join(ROOT, name), 'utf8')]);
const textOf = (name: string) => FILES.find(([file]) => file === name)?.[1] ?? '';
const firstOf = (folder: string) => FILES.map(([name]) => name).find((name) => name.startsWith(folder)) ?? '';

let server: Server;
let address = '';

test.beforeAll(async () => {
  const { code } = bundle('lib/desk/page/start.ts');
  server = createServer(deskListener({ root: ROOT, script: code }));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => server.close());

/** The folder an editor would choose: the browser's own, with a copy of the content. */
async function openDesk(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('project'),
    });
  });
  await page.goto(`${address}/redaktion/`);
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    for (const [name, text] of [['.git/HEAD', ''] as [string, string], ...files]) {
      const folders = `project/${name}`.split('/');
      const last = folders.pop() ?? '';
      let folder = root;
      for (const one of folders) folder = await folder.getDirectoryHandle(one, { create: true });
      const writer = await (await folder.getFileHandle(last, { create: true })).createWritable();
      await writer.write(text);
      await writer.close();
    }
  }, FILES);
  await page.getByRole('button', { name: 'Mit lokalem Repository arbeiten' }).click();
  await expect(page.getByRole('treeitem', { name: 'Veranstaltungen' })).toBeVisible();
}

const savedText = (page: Page, name: string) =>
  page.evaluate(async (file) => {
    const folders = `project/${file}`.split('/');
    const last = folders.pop() ?? '';
    let folder = await navigator.storage.getDirectory();
    for (const one of folders) folder = await folder.getDirectoryHandle(one);
    return (await (await folder.getFileHandle(last)).getFile()).text();
  }, name);

const eventFile = firstOf('content/events/');
const titleIn = (text: string) => /^title: (.*)$/m.exec(text)?.[1] ?? '';

async function openEvent(page: Page) {
  await openDesk(page);
  await page.getByRole('treeitem', { name: 'Veranstaltungen' }).click();
  await page
    .getByRole('gridcell', { name: titleIn(textOf(eventFile)) })
    .last()
    .click();
}

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Titel', exact: true });

test('an editor changes a title, and this line of the file alone is another', async ({ page }) => {
  await openEvent(page);
  await titleField(page).fill('Ein ganz anderer Titel');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const before = textOf(eventFile);
  await expect
    .poll(() => savedText(page, eventFile))
    .toBe(before.replace(`title: ${titleIn(before)}`, 'title: Ein ganz anderer Titel'));
});

test('a date that is none is refused, and the file stays as it was', async ({ page }) => {
  await openEvent(page);
  await page.getByRole('textbox', { name: 'Datum', exact: true }).fill('31. Februar 2027');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'Datum wie 5. April 2027' })
      .or(page.getByText(/Erwartet: .*5. April 2027/))
      .first(),
  ).toBeVisible();
  expect(await savedText(page, eventFile)).toBe(textOf(eventFile));
});

test('a placeholder nobody knows is told in the words of the content check', async ({ page }) => {
  await openEvent(page);
  await titleField(page).fill('Ein Fest mit {nobody}');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Noch nicht gespeichert' })).toBeVisible();
  await expect(page.locator('#faults')).toContainText('title: gefunden');
  expect(await savedText(page, eventFile)).toBe(textOf(eventFile));
});

test('an editor makes a new event with a picture, and its file begins as the others do', async ({ page }) => {
  await openDesk(page);
  await page.getByRole('treeitem', { name: 'Veranstaltungen' }).click();
  await page.getByRole('button', { name: 'Neuen Eintrag anlegen' }).click();
  await page.getByRole('spinbutton', { name: 'Nummer' }).fill('99');
  const texts = {
    Titel: 'Zeitungstag im Museum',
    Datum: '5. April 2027',
    Uhrzeit: 'ab 15 Uhr',
    Ort: 'Museum am Fluss',
  };
  for (const [name, text] of Object.entries(texts)) await page.getByRole('textbox', { name, exact: true }).fill(text);
  await page.getByRole('radio', { name: 'Ausflug' }).click();
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Zeitungs Tag.svg', mimeType: 'image/svg+xml', buffer });
  await page.getByRole('textbox', { name: 'Was auf dem Bild zu sehen ist' }).fill('Ein Museum an einem Fluss');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .poll(() => savedText(page, 'content/events/99-zeitungstag-im-museum.yaml').catch(() => ''))
    .toBe(
      `# yaml-language-server: $schema=../schema/event.json
id: 99
title: Zeitungstag im Museum
date: 5. April 2027
time: ab 15 Uhr
location: Museum am Fluss
category: ausflug
image:
  src: events/zeitungs-tag.svg
  alt: Ein Museum an einem Fluss
`,
    );
});

test('the desk finds every kind of content and asks no other host', async ({ page }) => {
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.url()));
  await openDesk(page);
  const names = await page.getByRole('treeitem').allInnerTexts();
  for (const name of ['Artikel', 'Buchtipps', 'Spieletipps', 'Ausgaben', 'Abos', 'Textseiten']) {
    expect(names.join(' ')).toContain(name);
  }
  expect(answered.filter((url) => !/^(blob:|data:)/.test(url) && !url.startsWith(address))).toEqual([]);
});

test('a browser without access to files is told so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await page.goto(`${address}/redaktion/`);
  await expect(page.getByText('Die Redaktion braucht einen Browser')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
