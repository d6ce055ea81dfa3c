import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { deskListener } from '@/lib/desk/server';
import { bundle } from '@/lib/export/bundle';

type Copy = [file: string, base64: string][];

/** The files below a folder of content: copyOf('content', /\.yaml$/) → [['content/faq.yaml', 'IyB5YW1s…'], …] */
export const copyOf = (root: string, wanted: RegExp): Copy =>
  (readdirSync(root, { recursive: true }) as string[])
    .filter((name) => wanted.test(name))
    .map((name) => [`content/${name.replaceAll('\\', '/')}`, readFileSync(join(root, name)).toString('base64')]);

/** The desk on a port of its own: await serveDesk('content') → { server, address: 'http://localhost:40123' } */
export async function serveDesk(root: string): Promise<{ server: Server; address: string }> {
  const { code } = bundle('lib/desk/page/start.ts');
  const server = createServer(deskListener({ root, script: code }));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/** A copy in the browser's own store stands for the folder an editor would choose: await openStart(page, address, files) → its start page */
export async function openStart(page: Page, address: string, files: Copy): Promise<void> {
  const chosen = "(await navigator.storage.getDirectory()).getDirectoryHandle('project')";
  await page.addInitScript({ content: `window.showDirectoryPicker = async () => ${chosen};` });
  await page.goto(`${address}/redaktion/`);
  await page.evaluate(
    async (all) => {
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
    },
    [['.git/HEAD', ''], ...files] as Copy,
  );
}

/** → the button of the start page for files of this machine */
export const chooseFolder = (page: Page) => page.getByRole('button', { name: /lokale|Ordner/ });

/** await openCopy(page, address, copyOf('content', /\.yaml$/)) → the desk with its lists */
export async function openCopy(page: Page, address: string, files: Copy): Promise<void> {
  await openStart(page, address, files);
  await chooseFolder(page).click();
  await page.getByRole('treeitem', { name: 'Veranstaltungen' }).waitFor();
}

/** Of the copy, in base64: await savedIn(page, 'content/faq.yaml') → 'IyB5YW1s…', undefined where it is not */
export const savedIn = (page: Page, name: string): Promise<string | undefined> =>
  page.evaluate(async (file) => {
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

/** savedText(page, 'content/faq.yaml') → '# yaml-language-server: …' */
export const savedText = async (page: Page, name: string) => {
  const base64 = await savedIn(page, name);
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64').toString('utf8');
};
