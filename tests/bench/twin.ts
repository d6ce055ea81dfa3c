import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { readContent } from '@/lib/content/read';
import { CACHE } from '@/lib/images/settings';
import { PAGE_TYPES } from '@/lib/tasks/page-types';
import { COPIES } from './copy';
import { dataOf } from './twin/data';

const TWIN = 'tests/bench/twin';
/** Files the site serves besides its pages. */
const SERVED = ['pictures', 'icons.svg', 'events.json', 'tips'];

/** Replacements for modules of the site. */
const STAND_INS: Record<string, string> = {
  '@/components/ui/link': 'link.tsx',
  ...Object.fromEntries(
    [
      '@/lib/content',
      '@/lib/content/kinds',
      '@/lib/content/schema/site',
      '@/lib/images/manifest',
      '@/lib/issues/printed',
      '@/lib/pages/menu',
      '@/lib/pages/registry',
      '@/lib/puzzles/printed',
      '@/lib/school/printed',
      './ground',
    ]
      .concat('node:crypto', 'node:fs', 'node:path')
      .map((module) => [module, 'content.ts']),
  ),
};
const germanStrings = createRequire(import.meta.url)('../../lib/tasks/german-strings.cjs');

/** Resolves the site's modules except those that read files; German react-aria strings only, as in next.config.ts. */
const asTheSite: Plugin = {
  name: 'as-the-site',
  enforce: 'pre',
  resolveId(id, importer = '') {
    if (id === 'server-only') return resolve('node_modules/server-only/empty.js');
    const name = id === './link' && importer.includes('components/ui/') ? '@/components/ui/link' : id;
    const standIn = importer.includes('node_modules') ? undefined : STAND_INS[name];
    if (standIn) return resolve(TWIN, standIn);
    return id.startsWith('@/') ? this.resolve(resolve(id.slice(2)), importer, { skipSelf: true }) : null;
  },
  transform: {
    filter: { id: /dist\/private\/.*intlStrings\.mjs$/ },
    handler: (code: string) => germanStrings(code),
  },
};

/** Builds the same components as a plain single-page app: a production build, split by route, with each page's content
 * as JSON fetched in parallel with its script, and no prerendering → its folder, and the page types it has */
export async function buildTwin() {
  const out = resolve(COPIES, 'twin');
  await build({
    configFile: false,
    root: TWIN,
    logLevel: 'error',
    plugins: [asTheSite],
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': '""' },
    build: { outDir: out, emptyOutDir: true, target: 'es2022' },
  });
  for (const name of SERVED) cpSync(join('out', name), join(out, name), { recursive: true });
  const { content } = readContent('content');
  if (!content) throw new Error('Der Inhalt hat Fehler: npm run content:check');
  const manifest = JSON.parse(readFileSync(join(CACHE, 'manifest.json'), 'utf8'));
  const page = readFileSync(join(out, 'index.html'));
  const names = new Set<string>();
  for (const [name, path] of Object.entries(PAGE_TYPES)) {
    const data = dataOf(name, path, content, manifest);
    if (!data) continue;
    names.add(name);
    // A plain host needs a file for each route; all have the same content.
    for (const [place, file, text] of [
      [path, 'index.html', page],
      [`data${path}`, 'data.json', JSON.stringify(data)],
    ] as const) {
      mkdirSync(join(out, place), { recursive: true });
      writeFileSync(join(out, place, file), text);
    }
  }
  return { out, has: (name: string) => names.has(name) };
}
