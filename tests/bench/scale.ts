import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { RELEASE } from '../thorough';
import { buildCopy, type Copy } from './copy';
import { kB, table } from './figures';
import { LARGE, largeCopy } from './large';
import { type Counts, countContent } from './make-content';

const zipped = (out: string, file: string) => kB(gzipSync(readFileSync(join(out, file))).length);

/** Build time and size of out/ for multiples of the content, in copies of the project; a hundredfold with RELEASE=1. Returns Markdown. */
export function measureScale(): string {
  const now = countContent('content');
  const tenfold = Object.fromEntries(Object.entries(now).map(([kind, count]) => [kind, count * 10])) as Counts;
  const sizes: [string, Counts, () => Copy][] = [
    ['1×', now, () => buildCopy('1x', now)],
    ['10×', tenfold, () => buildCopy('10x', tenfold)],
    ...(RELEASE ? [['100×', LARGE, largeCopy] satisfies [string, Counts, () => Copy]] : []),
  ];
  const rows = sizes.map(([name, counts, build]) => {
    console.error(`${name}: ${JSON.stringify(counts)}`);
    const { out, drawn, drawing, building } = build();
    const files = (readdirSync(out, { recursive: true }) as string[]).map((name) => join(out, name));
    const bytes = files.map((file) => statSync(file)).filter((facts) => facts.isFile());
    return [
      name,
      ...[counts.events, counts.books, counts.games, counts.articles],
      drawn > 0 ? `${drawn} in ${Math.round(drawing)} s` : '–',
      Math.round(building),
      files.filter((file) => file.endsWith('index.html')).length,
      bytes.length,
      Math.round(bytes.reduce((sum, { size }) => sum + size, 0) / 1e6),
      zipped(out, 'index.html'),
      zipped(out, 'books/index.html'),
      zipped(out, 'suche/index.json'),
    ];
  });
  const heads = [
    'Content',
    'Events',
    'Books',
    'Games',
    'Articles',
    'Share pictures drawn',
    'Build s',
    'Pages',
    'Files',
    'MB',
  ];
  return table([...heads, 'Landing HTML kB', 'Books HTML kB', 'Search index kB'], rows);
}
