import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readContent } from '@/lib/content/read';
import { finishPages } from '@/lib/export/run';
import { styleMakersIn } from '@/lib/export/style-makers';

// What Next's export lacks, lib/export adds. What it has too much: the data of each page once more, for links that Next
// follows itself, while ours are plain anchors; and the page for unknown addresses at two addresses of its own, which
// hosts would call found.
const { content } = readContent('content');
const order = content?.site.order;
const orderEndpoint = order?.mode === 'endpoint' ? order.endpoint : undefined;

const PAGE_DATA = /(^|\/)(index|__next\..+)\.txt$/;
const FOUND_BY_MISTAKE = ['404', '_not-found'];

for (const folder of FOUND_BY_MISTAKE) rmSync(join('out', folder), { recursive: true, force: true });
const files = (readdirSync('out', { recursive: true }) as string[]).sort();
for (const name of files) if (PAGE_DATA.test(name)) rmSync(join('out', name));

const names = files.filter((name) => name.endsWith('.html'));
const exported = new Map(names.map((name) => [name, readFileSync(join('out', name), 'utf8')]));
const { pages, sheets } = finishPages(exported, {
  base: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  orderEndpoint,
  styleMakers: styleMakersIn('out'),
});

for (const [name, css] of sheets) {
  mkdirSync(dirname(join('out', name)), { recursive: true });
  writeFileSync(join('out', name), css);
}
for (const [name, html] of pages) writeFileSync(join('out', name), html);
console.log(
  `${pages.size} Seiten teilen sich ${sheets.size} Stilvorlagen und tragen ihre Richtlinie für Inhalte (CSP).`,
);
