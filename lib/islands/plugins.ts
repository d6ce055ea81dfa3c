import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import germanWords from './german-strings.cjs';
import { type Bundle, bundle } from './script';

/** Keeps only the German strings of react-aria (lib/islands/german-strings.cjs). */
export const germanStrings: Plugin = {
  name: 'german-strings',
  setup({ onLoad }) {
    onLoad({ filter: /dist[/\\]private[/\\].*intlStrings\.mjs$/ }, async ({ path }) => ({
      contents: germanWords.call({ resourcePath: path }, await readFile(path, 'utf8')),
    }));
  },
};

const STARTER = '.starter.ts';

/** Bundles the worker beside a starter, and puts its address there:
 * press.starter.ts → export const startWorker = () => new Worker('/_next/static/plain/3f2a9c01b7de.js') */
export const workers = (base: string, bundles: Bundle[]): Plugin => ({
  name: 'workers',
  setup({ onLoad }) {
    onLoad({ filter: /\.starter\.ts$/ }, ({ path }) => {
      const worker = bundle(`${path.slice(0, -STARTER.length)}.worker.ts`);
      bundles.push(worker);
      const address = JSON.stringify(`${base}/${worker.address}`);
      return { contents: `export const startWorker = () => new Worker(${address}, { type: 'module' });` };
    });
  },
});
