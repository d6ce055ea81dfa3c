import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serialize } from 'node:v8';
import { formatWarning } from 'content/fault';
import { writeJsonSchemas } from 'content/json-schema';
import type { Content } from 'content/kinds';
import { withLine } from 'content/line';
import { today } from 'german/dates/day';
import { hashOf } from 'german/hash';
import { buildFile } from 'subscription/order/sources';
import { writeAtomic } from '@/lib/atomic-file';
import { warningsOf } from '@/lib/hints/all';
import { buildMoment, isPreview, ordersFile, outFolder } from '@/lib/publishing/build-time';
import { finish } from './finish';
import { placeFiles } from './place-files';
import { addOfflineCopies } from './plain';
import { prepare } from './prepare';
import { Progress } from './progress';
import { publicFiles } from './public-files';
import { siteContent } from './site-content';
import { stepsToReplace } from './take-place';
import { refuseReadOnly } from './writable.mjs';

const FOLDER = '.cache/build';
const CONTENT = join(FOLDER, 'content.bin');

/** Where Next exports to; it becomes out/ once it is whole. */
export const EXPORT = join(FOLDER, 'export');

// Typical duration of each step in seconds, on two cores.
const progress = new Progress({ 'pictures and PDFs': 70, pages: 35, finishing: 15 });

let content: Content | undefined;
let preparing: Promise<void> | undefined;
let endPages = () => {};
/** The same for the same content: builds are reproducible. */
export let buildId = '';

/** Checks the content, hands it to the processes that render pages (SITE_CONTENT), and starts to make pictures and PDFs. Throws all faults
 * of the content together. */
export function begin(): void {
  refuseReadOnly(['.', '.cache', FOLDER]);
  mkdirSync(FOLDER, { recursive: true });
  const caches = readdirSync('.cache').map((name) => join('.cache', name));
  refuseReadOnly([...caches, '.next', 'deploy', 'public', outFolder()]);
  writeJsonSchemas('content');
  const { reading, all, content: shown, notShown } = siteContent(buildMoment());
  for (const warning of [...reading.warnings, ...warningsOf(all, 'content', today())])
    console.warn(formatWarning(withLine('content', warning)));
  content = shown;
  writeFileSync(CONTENT, serialize(shown));
  process.env.SITE_CONTENT = resolve(CONTENT);
  buildId = hashOf([serialize(shown), readFileSync('package-lock.json')]);
  preparing = prepare(all, (...counts) => progress.at('pictures and PDFs', ...counts)).then((done) =>
    placeFiles(publicFiles(shown, notShown, done), 'public'),
  );
  // Reported by `prepared`.
  preparing.catch(() => {});
}

/** await prepared() → nothing, once all that pages are rendered from is made; rejects with all faults together */
export async function prepared(): Promise<void> {
  await preparing;
  endPages = progress.during('pages');
}

/** Turns Next's export into the site and puts it in the place of the last one, which stays if anything fails:
 * await complete() → nothing, once out/ is new */
export async function complete(): Promise<void> {
  if (!content) throw new Error('complete() before begin()');
  endPages();
  const summary = await finish(EXPORT, content, (done, all) => progress.at('finishing', done, all));
  // Before its pages are served, so that the receiver knows the build of every order. A preview takes none.
  if (!isPreview()) writeAtomic(ordersFile(), buildFile(content));
  const out = outFolder();
  for (const step of stepsToReplace(EXPORT, out, join(FOLDER, 'old'))) step();
  progress.end(`${out}/: ${summary}, ${Math.round(progress.elapsed)} s`);
}

/** await completePlain() → nothing, once Next's own export can keep offline copies */
export async function completePlain(): Promise<void> {
  if (!content) throw new Error('completePlain() before begin()');
  addOfflineCopies('out', content);
}
