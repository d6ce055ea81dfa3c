import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { deskListener } from '@/lib/desk/server';
import { bundle } from '@/lib/islands/script';

type Copy = readonly (readonly [file: string, base64: string])[];
type Desk = { server: Server; address: string };

/** Files of a content folder in base64: copyOf('content', /\.yaml$/) → [['content/faq.yaml', 'IyB5YW1s…'], …] */
export const copyOf = (root: string, wanted: RegExp): Copy =>
  (readdirSync(root, { recursive: true }) as string[])
    .filter((name) => wanted.test(name))
    .map((name) => [`content/${name.replaceAll('\\', '/')}`, readFileSync(join(root, name)).toString('base64')]);

const alone = (root: string) => (script: string) => deskListener({ root, script });

/** Serves the CMS on a free port, by default without preview: await serveDesk('content') → { server, address: 'http://localhost:40123' } */
export async function serveDesk(
  root: string,
  listener: (script: string) => RequestListener = alone(root),
): Promise<Desk> {
  const server = createServer(listener(bundle('lib/desk/page/start.ts').code));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/** Makes the folder picker return a folder in OPFS: await stubFolderPicker(page) → the CMS opens that folder */
export const stubFolderPicker = (page: Page) =>
  page.addInitScript({
    content: `window.showDirectoryPicker = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('project');`,
  });

/** The page must have the CMS's origin: await writeCopy(page, [['content/faq.yaml', 'IyB5YW1s…']]) → this file in that folder */
export const writeCopy = (page: Page, files: Copy) =>
  page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    for (const [name, base64] of all) {
      const folders = `project/${name}`.split('/');
      const last = folders.pop() ?? '';
      let folder = root;
      for (const one of folders) folder = await folder.getDirectoryHandle(one, { create: true });
      const writer = await (await folder.getFileHandle(last, { create: true })).createWritable();
      await writer.write(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
      await writer.close();
    }
  }, files);

/** Sveltia recognizes a project folder by this file: [PROJECT, ...files] → a folder that it opens */
export const PROJECT_MARKER = ['.git/HEAD', ''] as const;

/** await openStart(page, address, files) → the start page, with a folder to choose */
export async function openStart(page: Page, address: string, files: Copy): Promise<void> {
  await stubFolderPicker(page);
  await page.goto(`${address}/redaktion/`);
  await writeCopy(page, [PROJECT_MARKER, ...files]);
}

/** A file of the copy: await savedIn(page, 'content/faq.yaml') → its bytes, undefined if missing */
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

/** savedText(page, 'content/faq.yaml') → '# yaml-language-server: …' */
export const savedText = async (page: Page, name: string) => (await savedIn(page, name))?.toString('utf8');
