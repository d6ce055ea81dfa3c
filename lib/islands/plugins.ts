import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { type Bundle, bundle } from '@/lib/export/bundle';
import germanWords from '@/lib/tasks/german-strings.cjs';

/** Keeps only the German strings of react-aria (lib/tasks/german-strings.cjs). */
export const germanStrings: Plugin = {
  name: 'german-strings',
  setup({ onLoad }) {
    onLoad({ filter: /dist[/\\]private[/\\].*intlStrings\.mjs$/ }, async ({ path }) => ({
      contents: germanWords.call({ resourcePath: path }, await readFile(path, 'utf8')),
    }));
  },
};

const WORKER = /new URL\('(\.[^']+)', import\.meta\.url\)/;

/** Bundles the worker that a component starts, and inserts its address:
 * new Worker(new URL('./bake.ts', import.meta.url)) → new Worker('/_next/static/plain/3f2a9c01b7de.js') */
export const workers = (base: string, made: Bundle[]): Plugin => ({
  name: 'workers',
  setup({ onLoad }) {
    onLoad({ filter: /components[/\\].*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const [, file] = WORKER.exec(source) ?? [];
      if (!file) return undefined;
      const worker = bundle(join(dirname(path), file));
      made.push(worker);
      const contents = source.replace(WORKER, JSON.stringify(`${base}/${worker.address}`));
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});
