import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { NODE } from '@/lib/islands/bundled.mjs';

const root = mkdtempSync(join(tmpdir(), 'duda-folders-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A small project: an island that loads a part later and starts a worker. */
const PROJECT = {
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
  'package.json': '{ "type": "module" }',
  'components/islands/core.ts': 'export const core = "React";',
  'components/islands/hydrate.ts': 'export const hydrator = (part: unknown) => ({ part });',
  'components/quiz.island.tsx': `import { core } from '@/components/islands/core';
import { startWorker } from './press.starter';
export const Quiz = () => [core, startWorker(), import('./later')];`,
  'components/later.ts': 'export const later = "später";',
  'components/press.starter.ts': 'export const startWorker = () => {};',
  'components/press.worker.ts': 'self.onmessage = () => self.postMessage(1);',
  'bundle-islands.ts': `import { bundleIslands } from ${JSON.stringify(resolve('lib/islands/bundle.ts'))};
const { files } = await bundleIslands(['Quiz'], new Map([['Quiz', 'components/quiz.island.tsx']]), '');
console.log(JSON.stringify([...files].sort()));`,
};

/** [path, script] of each file that a project in this folder gets. */
function scriptsIn(name: string): [string, string][] {
  const folder = join(root, name);
  for (const [path, text] of Object.entries(PROJECT)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  cpSync('content/title.yaml', join(folder, 'content/title.yaml'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const outfile = join(folder, 'bundle-islands.mjs');
  buildSync({ ...NODE, entryPoints: [join(folder, 'bundle-islands.ts')], outfile, tsconfig: 'tsconfig.json' });
  return JSON.parse(execFileSync(process.execPath, [outfile], { cwd: folder, encoding: 'utf8' }));
}

test('scripts have the same names and bytes wherever the project lies', () => {
  const scripts = scriptsIn('a');
  expect(scripts.length).toBeGreaterThan(3);
  expect(scriptsIn('Zeitung für Kinder/b')).toEqual(scripts);
});
