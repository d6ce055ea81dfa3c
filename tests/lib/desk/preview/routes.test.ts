import { readdirSync } from 'node:fs';
import { findRoute } from '@/lib/desk/preview/routes';
import { sitePages } from '@/lib/pages/registry';
import { content } from '@/tests/fixtures/content';

const names = (readdirSync('app', { recursive: true }) as string[])
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /(^|\/)(page|route)\.tsx?$/.test(name))
  .map((name) => name.replace(/\.tsx?$/, ''));

test('the preview finds the route of every page, and never that of old URLs (R-DESK-9)', () => {
  const paths = sitePages(content).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !findRoute(names, path)?.name.endsWith('page'))).toEqual([]);
  expect(paths.filter((path) => findRoute(names, path)?.name === '[...alt]/page')).toEqual([]);
});

test.each([
  ['/', 'page', {}],
  ['/news/eulen/', 'news/[slug]/page', { slug: 'eulen' }],
  ['/books/', 'books/[[...seite]]/page', {}],
  ['/books/seite/2/', 'books/[[...seite]]/page', { seite: ['seite', '2'] }],
  ['/agb/', '[page]/page', { page: 'agb' }],
  ['/es/war/einmal/', '[...alt]/page', { alt: ['es', 'war', 'einmal'] }],
])('%s is rendered by app/%s', (path, name, params) => expect(findRoute(names, path)).toEqual({ name, params }));
