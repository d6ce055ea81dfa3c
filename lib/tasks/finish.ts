import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';
import { leftovers } from '@/lib/export/leftovers';
import { finishPages } from '@/lib/export/run';
import { styleMakersIn } from '@/lib/export/style-makers';
import { NOBODY } from '@/lib/pages/params';

// All is worked out before anything is written: a build that stops here has changed nothing in out/.
const { content, faults } = readContent('content');
if (!content) throw new Error(faults.map(formatFault).join('\n'));
const { order } = content.site;
const orderEndpoint = order.mode === 'endpoint' ? order.endpoint : undefined;

const files = (readdirSync('out', { recursive: true }) as string[])
  .filter((name) => statSync(join('out', name)).isFile())
  .map((name) => name.replaceAll('\\', '/'))
  .sort();
const gone = new Set(leftovers(files));
const names = files.filter((name) => name.endsWith('.html') && !gone.has(name));
const exported = new Map(names.map((name) => [name, readFileSync(join('out', name), 'utf8')]));
const { pages, sheets } = finishPages(exported, {
  base: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  orderEndpoint,
  styleMakers: styleMakersIn('out'),
});

for (const name of gone) rmSync(join('out', name));
const emptied = [...gone].map((name) => dirname(name)).filter((name) => name.split('/').includes(NOBODY));
for (const folder of ['404', '_not-found', ...emptied]) rmSync(join('out', folder), { recursive: true, force: true });
for (const [name, css] of sheets) {
  mkdirSync(dirname(join('out', name)), { recursive: true });
  writeFileSync(join('out', name), css);
}
for (const [name, html] of pages) writeFileSync(join('out', name), html);
console.log(
  `${pages.size} Seiten teilen sich ${sheets.size} Stilvorlagen und tragen ihre Richtlinie für Inhalte (CSP).`,
);
