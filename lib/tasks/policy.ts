import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '@/lib/content/read';
import { withPolicy } from '@/lib/policy/policy';

// Inline scripts differ from page to page, so each page gets its own policy once it is written.
const { content } = readContent('content');
const order = content?.site.order;
const orderEndpoint = order?.mode === 'endpoint' ? order.endpoint : undefined;

const pages = (readdirSync('out', { recursive: true }) as string[]).filter((name) => name.endsWith('.html'));
for (const page of pages) {
  const path = join('out', page);
  writeFileSync(path, withPolicy(readFileSync(path, 'utf8'), { orderEndpoint }));
}
console.log(`${pages.length} Seiten tragen ihre Richtlinie für Inhalte (CSP).`);
