import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fullAddress } from 'content/address';
import { withBase } from 'content/base-path';
import type { Content } from 'content/kinds';
import { ORDERS_PATH } from 'content/own-paths';
import { cmsFiles } from '@/lib/cms/export';
import { keepScript, keepWorker } from '@/lib/export/keep-files';
import { isForLists, keptLists, namesFiles } from '@/lib/export/kept-lists';
import { leftovers } from '@/lib/export/leftovers';
import { type Context, type Planned, planPages } from '@/lib/export/run';
import { hostFiles } from '@/lib/hosts/files';
import { bundleIslands } from '@/lib/islands/bundle';
import { bundleForNode } from '@/lib/islands/node-bundle';
import { bundle } from '@/lib/islands/script';
import { islandSources } from '@/lib/islands/sources';
import { islandTable } from '@/lib/islands/table';
import { placesInMenu } from '@/lib/pages/menu';
import { isLocalOrders, isPreview, outFolder } from '@/lib/publishing/build-time';
import type { FinishData, FinishedPage } from './finish-worker';
import { Pool } from './pool';

/** Cache of finished pages. */
const KEPT = '.cache/pages';

export const BASE = withBase('/').slice(0, -1);

/** Sorted, with slashes: filesBelow('out') → ['404.html', 'agb/index.html', …] */
export const filesBelow = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

export function write(file: string, text: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Lists beside the pages what their offline copies need, once everything else is in `out`. */
export function writeKeptLists(out: string): void {
  const names = filesBelow(out).filter(isForLists);
  const texts = new Map(names.map((name) => [name, namesFiles(name) ? readFileSync(join(out, name), 'utf8') : '']));
  for (const [name, text] of keptLists(texts, BASE)) write(join(out, name), text);
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Deletes files that must not be served; → names of the pages */
function keptPages(out: string, files: readonly string[]): string[] {
  const unwanted = new Set(leftovers(files));
  for (const name of unwanted) rmSync(join(out, name));
  for (const folder of ['404', '_not-found']) rmSync(join(out, folder), { recursive: true, force: true });
  return files.filter((name) => name.endsWith('.html') && !unwanted.has(name));
}

const ISLAND = ' data-island="';

/** Names of all islands on the pages: islandsIn(['… data-island="Quiz" …']) → ['Quiz'] */
function islandsIn(pages: Iterable<string>): string[] {
  const names = new Set<string>();
  for (const html of pages) for (const part of html.split(ISLAND).slice(1)) names.add(part.slice(0, part.indexOf('"')));
  return [...names].sort();
}

const redaktionOf = ({ site: { desk } }: Content) =>
  desk && !isPreview() ? cmsFiles({ desk, root: 'content', script: bundle('lib/cms/page/start.ts').code }) : {};

/** Files for web servers, beside the pages or in a folder of their own: → { '.cache/build/export/_headers': '…', … } */
function serverFiles(out: string, { redirects, site }: Content): [string, string][] {
  // Only this machine serves the site.
  if (isLocalOrders()) return [];
  const files = hostFiles({
    host: new URL(fullAddress('/')).hostname,
    base: BASE,
    redirects,
    isPreview: isPreview(),
    hasCms: Boolean(site.desk) && !isPreview(),
    hasOrders: site.order.mode === 'endpoint' && site.order.endpoint === ORDERS_PATH && !isPreview(),
  });
  const hidden = redirects.find(({ from }) => statSync(join(out, from), { throwIfNoEntry: false })?.isFile());
  if (hidden)
    throw new Error(`Unter ${hidden.from} liegt eine Datei; in redirects.yaml darf es keine alte Adresse sein.`);
  const beside = `${outFolder()}/`;
  return Object.entries(files).map(([path, text]) => [
    path.startsWith(beside) ? join(out, path.slice(beside.length)) : path,
    text,
  ]);
}

/** Turns Next's export in `out` into the site: runs all passes, adds scripts, worker and server files.
 * → '526 pages, 431 with islands'; throws all faults together and leaves `out` half done. */
export async function finish(
  out: string,
  content: Content,
  tell: (done: number, all: number) => void,
): Promise<string> {
  const files = filesBelow(out);
  const names = keptPages(out, files);
  const plain = bundle('lib/plain/start.ts');
  const keep = keepScript(content);
  const aids = bundle('lib/aids/page/start.ts');
  const recordings = bundle('lib/aids/page/recordings.ts');
  const { order } = content.site;
  const exported = new Map(names.map((name) => [name, readFileSync(join(out, name), 'utf8')]));
  const sources = islandSources('components');
  const used = islandsIn(exported.values());
  const [islands, renderer] = await Promise.all([
    bundleIslands(used, sources, BASE),
    bundleForNode(used, sources, '.cache/build/islands.mjs'),
  ]);
  const context: Context = {
    base: BASE,
    orderEndpoint: order.mode === 'endpoint' ? order.endpoint : undefined,
    plainScript: plain.address,
    keepScript: keep.address,
    aidsScript: aids.address,
    recordingScript: recordings.address,
    islands: Object.fromEntries(islands.scripts),
  };
  const planned = planPages(exported, placesInMenu(content));
  let ready = 0;
  const data: FinishData = { out, context, syllables: content.syllables, islands: renderer, kept: KEPT };
  const onDone = () => tell(++ready, planned.length);
  const pool = new Pool<Planned>({ entry: 'lib/build/finish-worker.ts', data, onDone });
  const pages = (await pool.run(planned).finally(() => pool.close())) as FinishedPage[];

  const stillUsed = new Set(pages.map(({ keptAs }) => keptAs));
  for (const name of readdirSync(KEPT)) if (!stillUsed.has(name)) rmSync(join(KEPT, name));

  const isRecorded = content.articles.some(({ audio }) => audio);
  const scripts = [plain, keep, aids, keepWorker(pages.map(({ hash }) => hash)), ...(isRecorded ? [recordings] : [])];
  for (const { address, code } of scripts) write(join(out, address), code);
  for (const [name, text] of Object.entries(redaktionOf(content))) write(join(out, name), text);
  for (const [address, code] of islands.files) write(join(out, address), code);
  writeKeptLists(out);
  for (const [path, text] of serverFiles(out, content)) write(path, text);
  removeEmptyFolders(out);
  console.log(`\n${islandTable(islands)}`);
  return `${pages.length} pages, ${pages.filter(({ hasIslands }) => hasIslands).length} with islands`;
}
