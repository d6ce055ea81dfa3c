import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readContent } from '@/lib/content/read';
import { withoutDanglingReferences } from '@/lib/markup/references';
import { withPolicy } from '@/lib/policy/policy';
import { linkStyles } from '@/lib/styles/linked';

// What Next's export lacks: linked styles, valid references, and last, as it hashes the scripts, each page's policy.
// What it has too much: the data of each page once more, for links that Next follows itself, while ours are plain anchors;
// and the page for unknown addresses at two addresses of its own, which hosts would call found.
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
const { pages, sheets } = linkStyles(exported, process.env.NEXT_PUBLIC_BASE_PATH);

for (const [name, css] of sheets) {
  mkdirSync(dirname(join('out', name)), { recursive: true });
  writeFileSync(join('out', name), css);
}
for (const [name, html] of pages) {
  writeFileSync(join('out', name), withPolicy(withoutDanglingReferences(html), { orderEndpoint }));
}
console.log(
  `${pages.size} Seiten teilen sich ${sheets.size} Stilvorlagen und tragen ihre Richtlinie für Inhalte (CSP).`,
);
