import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { PLAIN_PATH } from 'content/own-paths';
import { HOST_FILES } from './rules';

/** `location` redirects an address without its trailing slash. */
type Resolved = { path: string; facts: Stats } | { location: string };

const plain = new RegExp(PLAIN_PATH);
const hostFiles: readonly string[] = HOST_FILES;

/** Undefined for an address below a file, or one too long for a file name. */
function factsOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** resolveAddress('out', '', '/books/') → { path: '/books/index.html', facts }; '/books?alter=8' → { location: '/books/?alter=8' } */
export function resolveAddress(folder: string, base: string, address: string): Resolved | undefined {
  const [encoded = '', ...query] = address.split('?');
  const asked = decoded(encoded);
  if (!asked || !plain.test(asked) || !`${asked}/`.startsWith(`${base}/`)) return undefined;
  const path = asked.slice(base.length) + (asked.endsWith('/') ? 'index.html' : '');
  if (hostFiles.includes(path.slice(1))) return undefined;
  const facts = factsOf(join(folder, path));
  if (facts?.isFile()) return { path, facts };
  if (!facts?.isDirectory() || !factsOf(join(folder, path, 'index.html'))) return undefined;
  return { location: [`${asked}/`, ...query].join('?') };
}
