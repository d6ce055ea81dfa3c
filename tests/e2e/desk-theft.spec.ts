import { writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { openDesk, ROOT, savedText, serveBeside } from './desk-folder';

// One CMS and one drawing for all tests.
test.describe.configure({ mode: 'default' });

const FOLDER = '.cache/desk-of-the-theft';
const DRAWING = `${FOLDER}/content/pictures/entwurf/boese.svg`;

let served: Awaited<ReturnType<typeof serveBeside>>;
test.beforeAll(async () => {
  served = await serveBeside(ROOT, FOLDER);
});
test.afterAll(() => served.close());

/** Gets the folder handle that the CMS keeps in IndexedDB, and writes into it. */
const THEFT = `(async () => {
  const all = await indexedDB.databases();
  document.documentElement.setAttribute('data-ran', all.map(({ name }) => name).join());
  const root = await navigator.storage.getDirectory();
  const project = await root.getDirectoryHandle('project', { create: true });
  const writer = await (await project.getFileHandle('package.json', { create: true })).createWritable();
  await writer.write('stolen');
  await writer.close();
  document.documentElement.setAttribute('data-wrote', '');
})()`
  .replaceAll('\n', ' ')
  .replaceAll('>', '&gt;');

const XHTML = 'http://www.w3.org/1999/xhtml';
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;
const SCRIPT = svg(`<script>${THEFT}</script>`);
const HOSTILE: [what: string, drawing: Buffer][] = [
  ['a script', SCRIPT],
  ['a script whose prefix has an umlaut', svg(`<ä:script xmlns:ä="${XHTML}">${THEFT}</ä:script>`)],
  ['a script whose prefix has a dot', svg(`<a.b:script xmlns:a.b="${XHTML}">${THEFT}</a.b:script>`)],
  ['an attribute added by a doctype', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${THEFT}">]>${svg('')}`],
  ['an onload attribute', svg('').replace('<svg', `<svg onload="${THEFT}"`)],
].map(([what = '', drawing = '']) => [what, Buffer.from(drawing)]);
HOSTILE.push(['UTF-16', Buffer.from(`\ufeff${SCRIPT}`, 'utf16le')]);

async function previewOf(page: Page) {
  await page.goto(`${served.address}/redaktion/`);
  return (await page.locator('body').getAttribute('data-beside')) ?? '';
}
const ran = (page: Page) => page.evaluate(() => document.documentElement.getAttribute('data-ran'));

for (const [what, drawing] of HOSTILE)
  test(`a drawing with a script steals nothing: ${what}`, { tag: '@night' }, async ({ page }) => {
    await openDesk(page, served.address);
    const opened = await page.context().newPage();
    const preview = await previewOf(opened);

    // On the CMS’s own origin, without a policy, it would.
    await opened.route('**/redaktion/boese.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
    );
    await opened.goto(`${served.address}/redaktion/boese.svg`);
    await expect(opened.locator('[data-wrote]')).toBeAttached();
    expect(await ran(opened)).not.toBe('');
    expect(await savedText(page, 'package.json')).toBe('stolen');

    writeFileSync(DRAWING, drawing);
    const address = `${preview}/pictures/as-is~entwurf~boese.svg-1600.svg`;
    expect((await opened.goto(address))?.status()).toBe(404);
    expect(await ran(opened)).toBeNull();

    // Even if it were served, it would not run, and the preview’s origin stores nothing of the CMS.
    await opened.route('**/pictures/**', async (route) =>
      route.fulfill({
        response: await route.fetch({ url: `${preview}/` }),
        contentType: 'image/svg+xml',
        body: drawing,
      }),
    );
    await opened.goto(address);
    expect(await ran(opened)).toBeNull();
    await opened.unrouteAll();
    await opened.goto(`${preview}/`);
    const held = await opened.evaluate(async (desk) => {
      const databases = await indexedDB.databases();
      const files: string[] = [];
      for await (const [name] of (await navigator.storage.getDirectory()).entries()) files.push(name);
      const facts = await fetch(`${desk}/redaktion/facts.json`).then(
        () => 'read',
        () => 'refused',
      );
      return { databases, files, facts };
    }, served.address);
    expect(held).toEqual({ databases: [], files: [], facts: 'refused' });
    await opened.close();
  });
