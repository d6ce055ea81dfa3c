import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { NODE } from '@/lib/islands/bundled.mjs';
import { SETTINGS } from '@/lib/islands/script';

export type Built = { stage: string; worker: string; plain: string };

const STAND_INS: Record<string, string> = {
  '@/lib/content': 'content',
  '@/lib/images/manifest': 'manifest',
  '@/lib/issues/printed': 'printed',
  '@/lib/puzzles/printed': 'printed',
  '@/lib/school/printed': 'printed',
  'next/font/local': 'fonts',
  'next/navigation': 'navigation',
};
/** Installed packages that `require` can load. */
const isRequired = (path: string) =>
  path !== 'marked' && NODE.external.some((name) => path === name || path.startsWith(`${name}/`));
const STYLED = 'node_modules/styled-components/dist/styled-components.esm.js';

/** React as Next provides it to server components, so that styled-components writes styles where they are used. */
const SERVER_REACT = `
const react = require('react');
const kept = (make) => {
  let of, value;
  return () => {
    if (of !== globalThis.deskPage) [of, value] = [globalThis.deskPage, make()];
    return value;
  };
};
module.exports = { ...react, createContext: undefined, cache: kept };
`;

const standIns: Plugin = {
  name: 'desk-preview',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/ui\/inline-script$/ }, () => ({ path: resolve('app/_desk/inline-script.tsx') }));
    onResolve({ filter: /^(@\/|next\/)/ }, ({ path, importer }) => {
      const name = importer.includes('stand-ins') ? undefined : STAND_INS[path];
      return name ? { path: resolve('lib/desk/preview/stand-ins', `${name}.ts`) } : undefined;
    });
    onResolve({ filter: /^styled-components$/ }, () => ({ path: resolve(STYLED) }));
    onResolve({ filter: /^(server|client)-only$/ }, ({ path }) => ({ path, namespace: 'nothing' }));
    onLoad({ filter: /./, namespace: 'nothing' }, () => ({ contents: '' }));
    onResolve({ filter: /^react$/ }, ({ path, importer, namespace }) =>
      namespace === 'file' && importer.includes('styled-components')
        ? { path, namespace: 'server-react' }
        : { path, external: true },
    );
    onLoad({ filter: /./, namespace: 'server-react' }, () => ({ contents: SERVER_REACT, resolveDir: resolve('.') }));
    onResolve({ filter: /^[a-z@][^:]*$/ }, ({ path, importer }) =>
      isRequired(path) && !importer.includes('node_modules') ? { path, external: true } : undefined,
    );
  },
};

function tableOf(): string {
  const routes = (readdirSync('app', { recursive: true }) as string[])
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(^|\/)(page|layout|route|not-found)\.tsx?$/.test(name));
  const entries = routes.map(
    (name) => `${JSON.stringify(name.replace(/\.tsx?$/, ''))}: () => import(${JSON.stringify(`./app/${name}`)}),`,
  );
  return `import { renderRoute } from './app/_desk/stage';
export { papersOf, told } from '@/lib/content';
const table = {
${entries.join('\n')}
};
let count = 0;
export const show = (path) => {
  globalThis.deskPage = count += 1;
  return renderRoute(table, path);
};`;
}

const SHARED = {
  bundle: true,
  target: 'es2022',
  charset: 'utf8',
  logLevel: 'silent',
  define: { ...SETTINGS.define, 'process.env.NEXT_PUBLIC_BASE_PATH': '""' },
} as const;

/** Bundles the site to run without Next: buildStage('.cache/desk') → { stage: '/…/.cache/desk/stage.cjs', worker: '…', plain: '(()=>{…})();' } */
export async function buildStage(folder: string): Promise<Built> {
  mkdirSync(folder, { recursive: true });
  const place = (name: string) => resolve(join(folder, name));
  const [stage, worker] = [place('stage.cjs'), place('worker.cjs')];
  const node = { ...SHARED, platform: 'node', format: 'cjs', supported: { 'dynamic-import': false } } as const;
  const [{ outputFiles }] = await Promise.all([
    build({ ...SHARED, entryPoints: ['lib/desk/preview/plain.ts'], format: 'iife', minify: true, write: false }),
    build({
      ...node,
      stdin: { contents: tableOf(), resolveDir: resolve('.'), sourcefile: 'stage-entry.ts', loader: 'ts' },
      jsx: 'automatic',
      outfile: stage,
      plugins: [standIns],
    }),
    build({ ...node, entryPoints: ['lib/desk/preview/worker.ts'], outfile: worker, external: NODE.external }),
  ]);
  return { stage, worker, plain: outputFiles.map(({ text }) => text).join('') };
}
