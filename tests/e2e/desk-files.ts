import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

export const ROOT = 'tests/fixtures/content';
const FILES = (readdirSync(ROOT, { recursive: true }) as string[])
  .filter((name) => name.endsWith('.yaml'))
  .map((name): [string, string] => [`content/${name.replaceAll('\\', '/')}`, readFileSync(join(ROOT, name), 'utf8')]);

export const fileIn = (folder: string) => FILES.map(([name]) => name).find((name) => name.startsWith(folder)) ?? '';
export const textOf = (name: string) => FILES.find(([file]) => file === name)?.[1] ?? '';

/** The folder an editor would choose: the browser's own, with a copy of the content. */
export async function openDesk(page: Page, address: string) {
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

export const savedText = (page: Page, name: string) =>
  page.evaluate(async (file) => {
    const folders = `project/${file}`.split('/');
    const last = folders.pop() ?? '';
    let folder = await navigator.storage.getDirectory();
    for (const one of folders) folder = await folder.getDirectoryHandle(one);
    return (await (await folder.getFileHandle(last)).getFile()).text();
  }, name);
