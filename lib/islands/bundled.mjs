import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

// The house's own packages are TypeScript, so they become part of a bundle.
const own = readdirSync('packages');
const installed = ['.', ...own.map((name) => `packages/${name}`)]
  .flatMap((folder) => Object.keys(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).dependencies))
  .filter((name) => !own.includes(name));

/** @satisfies {import('esbuild').BuildOptions} Settings of every bundle that Node runs. */
export const NODE = /** @type {const} */ ({
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: installed,
  logLevel: 'silent',
});

/** Bundled once, since compiling 300 modules would take every process seconds:
 * bundled('lib/build/worker.ts') → the path of '.cache/build/lib-build-worker.ts.mjs'
 * @param {string} entry */
export function bundled(entry) {
  const outfile = resolve('.cache/build', `${entry.replaceAll('/', '-')}.mjs`);
  // In a page, server-only throws where a browser would get the module; here is none.
  buildSync({ ...NODE, entryPoints: [entry], outfile, alias: { 'server-only': './lib/build/nothing.ts' } });
  return outfile;
}
