import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { cmsListener } from '@/lib/cms/server';
import { bundle } from '@/lib/islands/script';

export const ROOT = 'tests/fixtures/content';
type File = readonly [name: string, text: string];

/** The content files, as in the folder an editor chooses. */
export const filesOf = (root: string): File[] =>
  (readdirSync(root, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [`content/${name.replaceAll('\\', '/')}`, readFileSync(join(root, name), 'utf8')]);
export const FILES = filesOf(ROOT);
export const textOf = (name: string) => FILES.find(([file]) => file === name)?.[1] ?? '';
export const firstOf = (folder: string) => FILES.map(([name]) => name).find((name) => name.startsWith(folder)) ?? '';
export const titleIn = (text: string) => /^title: (.*)$/m.exec(text)?.[1] ?? '';

/** Where no site is: the tests that use it look at the form. */
const SITE = 'http://localhost:1';
const asCommand = (script: string) => cmsListener({ root: ROOT, script, site: SITE });

/** Serves a CMS for the tests of a file, as `npm run desk` or by `listener`; returns its address at run time. */
export function servedDesk(listener: (script: string) => RequestListener = asCommand) {
  let server: Server;
  test.beforeAll(async () => {
    server = createServer(listener(bundle('lib/cms/page/start.ts').code));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });
  test.afterAll(() => server.close());
  return () => `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Writes files from outside the CMS while it is open, as another program would. */
async function writeOutside(page: Page, address: string, files: readonly File[]) {
  const outside = await page.context().newPage();
  await outside.goto(`${address}/redaktion/desk.css`);
  await outside.evaluate(async (all) => {
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
  await outside.close();
}

/** A saved file as it is in the folder; undefined if it is missing. */
export async function savedIn(page: Page, name: string): Promise<Buffer | undefined> {
  const base64 = await page.evaluate(async (file) => {
    try {
      const folders = `project/${file}`.split('/');
      const last = folders.pop() ?? '';
      let folder = await navigator.storage.getDirectory();
      for (const one of folders) folder = await folder.getDirectoryHandle(one);
      const bytes = new Uint8Array(await (await (await folder.getFileHandle(last)).getFile()).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    } catch {
      return undefined;
    }
  }, name);
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64');
}
/** '' if it does not exist */
export const savedText = async (page: Page, name: string) => (await savedIn(page, name))?.toString('utf8') ?? '';

/** Opens the CMS before a folder is chosen; a second window leaves the folder unchanged. The folder is in the browser's own storage, as no
 * test can answer the picker, so what the server reads from the disk is answered from there too; `onAsked` may write it to the disk first. */
export async function startDesk(
  page: Page,
  address: string,
  files: readonly File[] = FILES,
  onAsked: (name: string, text: string) => void = () => {},
) {
  await page.addInitScript({
    content: `window.showDirectoryPicker = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('project');`,
  });
  await page.route('**/redaktion/datei/**', async (route) => {
    const name = new URL(route.request().url()).pathname.replace('/redaktion/datei/', '');
    const text = await savedText(page, name);
    onAsked(name, text);
    await route.fulfill({ json: { text } });
  });
  // Sveltia takes a folder with this file for a project.
  if (files.length > 0) await writeOutside(page, address, [['.git/HEAD', ''], ...files]);
  await page.goto(`${address}/redaktion/`);
}

const LOCAL = 'Mit lokalem Repository arbeiten';

export async function openDesk(
  page: Page,
  address: string,
  ...more: [files?: readonly File[], onAsked?: Parameters<typeof startDesk>[3]]
) {
  await startDesk(page, address, ...more);
  const events = page.getByRole('treeitem', { name: 'Veranstaltungen' });
  const choose = page.getByRole('button', { name: LOCAL });
  // A second window is signed in automatically.
  await expect(choose.or(events).first()).toBeVisible();
  if (await choose.isVisible()) await choose.click();
  await expect(events).toBeVisible();
}

/** Leaves a form that is open: it stays open after saving. */
export async function openEntry(page: Page, kind: string, title: string | RegExp) {
  const leave = page.getByRole('button', { name: 'Bearbeitung abbrechen' });
  if (await leave.isVisible()) await leave.click();
  await page.getByRole('treeitem', { name: kind, exact: true }).click();
  await page.getByRole('gridcell', { name: title }).last().click();
}

export const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click();
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const refusal = (page: Page) => page.locator('#faults');

/** Fills in fields by label. Sveltia may reset the fields of a new form while it renders; lost text is typed again. */
export async function fillIn(page: Page, texts: Record<string, string>) {
  const boxes = Object.entries(texts).map(([name, text]) => ({
    box: page.getByRole(name === 'Nummer' ? 'spinbutton' : 'textbox', { name, exact: true }),
    text,
  }));
  await expect(async () => {
    for (const { box, text } of boxes) if ((await box.inputValue()) !== text) await box.fill(text);
    // Waits until rendering is idle.
    for (let idle = 0; idle < 3; idle += 1)
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(0))));
    for (const { box, text } of boxes) expect(await box.inputValue()).toBe(text);
  }).toPass();
}
