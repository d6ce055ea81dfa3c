import { rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { besideDesk } from '@/lib/desk/preview/server';
import { deskListener } from '@/lib/desk/server';
import {
  copyOf,
  PROJECT_MARKER,
  savedText as savedInCopy,
  serveDesk,
  stubFolderPicker,
  writeCopy,
} from '@/lib/tasks/desk-copy';

export const ROOT = 'tests/fixtures/content';
type File = readonly [name: string, text: string];

/** The content files, as in the folder an editor chooses. */
export const FILES = copyOf(ROOT, /\.yaml$/).map(
  ([name, base64]): File => [name, Buffer.from(base64, 'base64').toString('utf8')],
);
export const textOf = (name: string) => FILES.find(([file]) => file === name)?.[1] ?? '';
export const firstOf = (folder: string) => FILES.map(([name]) => name).find((name) => name.startsWith(folder)) ?? '';
export const titleIn = (text: string) => /^title: (.*)$/m.exec(text)?.[1] ?? '';

/** Serves a CMS for the tests of a file, as `npm run desk` or by `listener`; returns its address at run time. */
export function servedDesk(listener?: (script: string) => RequestListener) {
  let served: Awaited<ReturnType<typeof serveDesk>>;
  test.beforeAll(async () => {
    served = await serveDesk(ROOT, listener);
  });
  test.afterAll(() => served.server.close());
  return () => served.address;
}

/** Serves the CMS like `npm run desk`, with check and preview beside the form. */
export async function serveBeside(root: string, folder: string) {
  const beside = await besideDesk(root, folder);
  const desk = await serveDesk(root, (script) => deskListener({ root, script, beside }));
  const close = async () => {
    desk.server.close();
    await beside.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: desk.address, close };
}

/** Writes files from outside the CMS while it is open, as another program would. */
export async function writeOutside(page: Page, address: string, files: readonly File[]) {
  const outside = await page.context().newPage();
  await outside.goto(`${address}/redaktion/desk.css`);
  await writeCopy(
    outside,
    files.map(([name, text]) => [name, Buffer.from(text).toString('base64')] as const),
  );
  await outside.close();
}

/** Content of a saved file; '' if it does not exist. */
export const savedText = async (page: Page, name: string) => (await savedInCopy(page, name)) ?? '';

/** Opens the CMS before a folder is chosen; a second window leaves the folder unchanged. */
export async function startDesk(page: Page, address: string, files: readonly File[] = FILES) {
  await stubFolderPicker(page);
  if (files.length > 0) await writeOutside(page, address, [PROJECT_MARKER, ...files]);
  await page.goto(`${address}/redaktion/`);
}

const LOCAL = 'Mit lokalem Repository arbeiten';

export async function openDesk(page: Page, address: string, files: readonly File[] = FILES) {
  await startDesk(page, address, files);
  const events = page.getByRole('treeitem', { name: 'Veranstaltungen' });
  const choose = page.getByRole('button', { name: LOCAL });
  // A second window is signed in automatically.
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
