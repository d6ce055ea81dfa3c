import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { deskListener } from '@/lib/desk/server';
import { bundle } from '@/lib/export/bundle';

export const ROOT = 'tests/fixtures/content';
type File = [name: string, text: string];

/** A copy of the content, as it lies in the folder an editor chooses. */
export const FILES = (readdirSync(ROOT, { recursive: true }) as string[])
  .filter((name) => name.endsWith('.yaml'))
  .map((name): File => [`content/${name}`, readFileSync(join(ROOT, name), 'utf8')]);
export const textOf = (name: string) => FILES.find(([file]) => file === name)?.[1] ?? '';
export const firstOf = (folder: string) => FILES.map(([name]) => name).find((name) => name.startsWith(folder)) ?? '';
export const titleIn = (text: string) => /^title: (.*)$/m.exec(text)?.[1] ?? '';

const local = (script: string) => deskListener({ root: ROOT, script });

/** A desk for the tests of a file, `npm run desk` or another: its address once they run. */
export function servedDesk(listener: (script: string) => RequestListener = local) {
  let server: Server;
  test.beforeAll(async () => {
    server = createServer(listener(bundle('lib/desk/page/start.ts').code));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });
  test.afterAll(() => server.close());
  return () => `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Writes below the folder, which is the browser's own, from a page without a desk. */
const writeFiles = (page: Page, files: readonly File[]) =>
  page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    for (const [name, text] of all) {
      const folders = `project/${name}`.split('/');
      const last = folders.pop() ?? '';
      let folder = root;
      for (const one of folders) folder = await folder.getDirectoryHandle(one, { create: true });
      const writer = await (await folder.getFileHandle(last, { create: true })).createWritable();
      await writer.write(text);
      await writer.close();
    }
  }, files);

/** As another program would while the desk is open. */
export async function writeOutside(page: Page, address: string, files: readonly File[]) {
  const outside = await page.context().newPage();
  await outside.goto(`${address}/redaktion/desk.css`);
  await writeFiles(outside, files);
  await outside.close();
}

/** What lies there; nothing where there is no such file. */
export const savedText = (page: Page, name: string) =>
  page.evaluate(async (file) => {
    const folders = `project/${file}`.split('/');
    const last = folders.pop() ?? '';
    try {
      let folder = await navigator.storage.getDirectory();
      for (const one of folders) folder = await folder.getDirectoryHandle(one);
      return await (await (await folder.getFileHandle(last)).getFile()).text();
    } catch {
      return '';
    }
  }, name);

const LOCAL = 'Mit lokalem Repository arbeiten';

/** The desk before a folder is chosen; a window that is not the first finds the folder as it is. */
export async function startDesk(page: Page, address: string, files: readonly File[] = FILES) {
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('project'),
    });
  });
  if (files.length > 0) await writeOutside(page, address, [['.git/HEAD', ''], ...files]);
  await page.goto(`${address}/redaktion/`);
}

export async function openDesk(page: Page, address: string, files: readonly File[] = FILES) {
  await startDesk(page, address, files);
  const events = page.getByRole('treeitem', { name: 'Veranstaltungen' });
  const choose = page.getByRole('button', { name: LOCAL });
  // A second window is signed in by itself.
  await expect(choose.or(events).first()).toBeVisible();
  if (await choose.isVisible()) await choose.click();
  await expect(events).toBeVisible();
}

export async function openEntry(page: Page, kind: string, title: string) {
  await page.getByRole('treeitem', { name: kind, exact: true }).click();
  await page.getByRole('gridcell', { name: title }).last().click();
}

export const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click();
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const refusal = (page: Page) => page.locator('#faults');

/** By label. Sveltia sets a new form's fields once more while it draws it: what that took away is typed again. */
export async function fillIn(page: Page, texts: Record<string, string>) {
  const boxes = Object.entries(texts).map(([name, text]) => ({
    box: page.getByRole(name === 'Nummer' ? 'spinbutton' : 'textbox', { name, exact: true }),
    text,
  }));
  await expect(async () => {
    for (const { box, text } of boxes) if ((await box.inputValue()) !== text) await box.fill(text);
    // All is drawn that was to be drawn.
    for (let idle = 0; idle < 3; idle += 1)
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(0))));
    for (const { box, text } of boxes) expect(await box.inputValue()).toBe(text);
  }).toPass();
}
