import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPreview, outFolder } from '@/lib/content/build-time';
import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';
import { deskFiles } from '@/lib/desk/export';
import { bundle } from '@/lib/export/bundle';
import { compileAhead } from '@/lib/export/compile-ahead';
import { keepScript, keepWorker } from '@/lib/export/keep-files';
import { leftovers } from '@/lib/export/leftovers';
import { finishPages } from '@/lib/export/run';
import { styleMakersIn } from '@/lib/export/style-makers';
import { placesInMenu } from '@/lib/pages/menu';
import { NOBODY } from '@/lib/pages/params';
import { divider } from '@/lib/syllables/divide';

// All is worked out before anything is written: a build that stops here has changed nothing in out/.
const out = outFolder();
const { content, faults } = readContent('content');
if (!content) throw new Error(faults.map(formatFault).join('\n'));
const { order, desk } = content.site;
const orderEndpoint = order.mode === 'endpoint' ? order.endpoint : undefined;

const files = (readdirSync(out, { recursive: true }) as string[])
  .filter((name) => statSync(join(out, name)).isFile())
  .map((name) => name.replaceAll('\\', '/'))
  .sort();
const gone = new Set(leftovers(files));
const names = files.filter((name) => name.endsWith('.html') && !gone.has(name));
const exported = new Map(names.map((name) => [name, readFileSync(join(out, name), 'utf8')]));
const plain = bundle('lib/plain/start.ts');
const keep = keepScript(content);
const aids = bundle('lib/aids/page/start.ts');
const recordings = bundle('lib/aids/page/recordings.ts');
const { pages, files: made } = finishPages(exported, {
  base: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  orderEndpoint,
  plainScript: plain.address,
  keepScript: keep.address,
  aidsScript: aids.address,
  recordingScript: recordings.address,
  divide: divider(content.syllables),
  placeInMenu: placesInMenu(content),
  styleMakers: styleMakersIn(out),
});
const redaktion =
  desk && !isPreview() ? deskFiles({ desk, root: 'content', script: bundle('lib/desk/page/start.ts').code }) : {};

for (const name of gone) rmSync(join(out, name));
const emptied = [...gone].map((name) => dirname(name)).filter((name) => name.split('/').includes(NOBODY));
for (const folder of ['404', '_not-found', ...emptied]) rmSync(join(out, folder), { recursive: true, force: true });
const isRecorded = content.articles.some(({ audio }) => audio);
const written = [
  ...made,
  ...[plain, keep, aids, keepWorker(pages), ...(isRecorded ? [recordings] : [])].map(
    ({ address, code }) => [address, code] as const,
  ),
  ...Object.entries(redaktion),
];
for (const [name, text] of written) {
  mkdirSync(dirname(join(out, name)), { recursive: true });
  writeFileSync(join(out, name), text);
}
for (const [name, html] of pages) writeFileSync(join(out, name), html);
for (const chunk of files.filter((name) => name.startsWith('_next/static/chunks/') && name.endsWith('.js')))
  writeFileSync(join(out, chunk), compileAhead(readFileSync(join(out, chunk), 'utf8')));
const asleep = [...pages.values()].filter((html) => html.includes(' data-sleeping=')).length;
console.log(
  `${pages.size} Seiten tragen ihre Richtlinie für Inhalte (CSP), ${asleep} davon haben Inseln und schlafen.`,
);
