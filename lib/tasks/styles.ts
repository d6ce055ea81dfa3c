import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkStyles } from '@/lib/styles/linked';

const names = (readdirSync('out', { recursive: true }) as string[]).filter((name) => name.endsWith('.html')).sort();
const { pages, sheets } = linkStyles(
  new Map(names.map((name) => [name, readFileSync(join('out', name), 'utf8')])),
  process.env.NEXT_PUBLIC_BASE_PATH,
);

for (const [name, text] of [...sheets, ...pages]) {
  mkdirSync(dirname(join('out', name)), { recursive: true });
  writeFileSync(join('out', name), text);
}
console.log(`${pages.size} Seiten teilen sich ${sheets.size} Stilvorlagen.`);
