import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOfSources, isCompiled, markCompiled, removeRenderedPages } from '@/lib/build/compiled';

const folder = mkdtempSync(join(tmpdir(), 'duda-compiled-'));
const app = join(folder, 'app');
const config = join(folder, 'next.config.ts');
const next = join(folder, '.next');
const hash = (base?: string) => hashOfSources([app, config], base);

beforeAll(() => {
  mkdirSync(join(app, 'news'), { recursive: true });
  writeFileSync(join(app, 'news/page.tsx'), 'one');
  writeFileSync(config, 'config');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('unchanged sources are not compiled again', () => {
  expect(isCompiled(hash(), next)).toBe(false);
  markCompiled(hash(), next);
  expect(isCompiled(hash(), next)).toBe(true);
});

test.each<[string, () => void]>([
  ['a source was edited', () => writeFileSync(join(app, 'news/page.tsx'), 'two')],
  ['a source was added', () => writeFileSync(join(app, 'news/more.tsx'), '')],
  ['a source was removed', () => rmSync(join(app, 'news/page.tsx'))],
  ['Next’s configuration changed', () => writeFileSync(config, 'other')],
])('compiles again after %s', (_why, change) => {
  markCompiled(hash(), next);
  change();
  expect(isCompiled(hash(), next)).toBe(false);
});

test('compiles again for another base path', () => {
  markCompiled(hash(), next);
  expect(isCompiled(hash('/kinder'), next)).toBe(false);
});

test('a removed article’s page is dropped, and compiled code stays', () => {
  const server = join(next, 'server/app/news');
  mkdirSync(join(server, 'eulen.segments'), { recursive: true });
  const pages = ['eulen.html', 'eulen.meta', 'eulen.rsc', 'eulen.segments/_full.segment.rsc'];
  for (const name of [...pages, 'page.js']) writeFileSync(join(server, name), '');
  writeFileSync(join(next, 'prerender-manifest.json'), '{}');
  removeRenderedPages(next);
  expect(readdirSync(server)).toEqual(['page.js']);
  expect(existsSync(join(next, 'prerender-manifest.json'))).toBe(false);
});
