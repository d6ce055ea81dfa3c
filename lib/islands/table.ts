import { gzipSync } from 'node:zlib';
import type { IslandBundle } from './bundle';

/** kilobytes(75412) → '75.4' */
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Build report: gzipped size of each island at first load, and of what it loads later:
 * islandTable(bundle) → 'Island  first  later  files  (kB, gzip)\nQuiz …' */
export function islandTable({ files, scripts, dynamicImports }: IslandBundle): string {
  const sizes = new Map([...files].map(([file, code]) => [file, gzipSync(code).length]));
  const total = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const placeOf = (address: string) => address.slice(address.indexOf('_next/'));
  const rows = [...scripts].map(([name, { files: addresses }]) => {
    const first = new Set(addresses.map(placeOf));
    const more = new Set(
      [...first].flatMap((file) => dynamicImports.get(file) ?? []).filter((file) => !first.has(file)),
    );
    return `${name.padEnd(16)}${kilobytes(total(first)).padStart(8)}${kilobytes(total(more)).padStart(9)}${String(first.size).padStart(8)}`;
  });
  return [
    `${'Island'.padEnd(16)}${'first'.padStart(8)}${'later'.padStart(9)}${'files'.padStart(8)}  (kB, gzip)`,
    ...rows,
  ].join('\n');
}
