import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readContent } from '@/lib/content/read';
import { withoutDanglingReferences } from '@/lib/markup/references';
import { withPolicy } from '@/lib/policy/policy';
import { linkStyles } from '@/lib/styles/linked';

// What Next's export lacks: linked styles, valid references, and last, as it hashes the scripts, each page's policy.
const { content } = readContent('content');
const order = content?.site.order;
const orderEndpoint = order?.mode === 'endpoint' ? order.endpoint : undefined;

const names = (readdirSync('out', { recursive: true }) as string[]).filter((name) => name.endsWith('.html')).sort();
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
