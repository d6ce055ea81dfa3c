import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { content } from '@/lib/content';
import { LEGAL } from '@/lib/pages/prose';
import { sitePages } from '@/lib/pages/registry';
import { ALIASES, OFFLINE_PATH, PATHS } from '@/lib/paths';
import { sourcesIn } from './sources';

const paths = sitePages(content).map(({ path }) => path);

/** app/[page]/page.tsx → '/[page]/', app/books/[id]/page.tsx → '/books/[id]/' */
const routeOf = (file: string) =>
  `${dirname(file)}/`
    .replace(/^app\//, '/')
    .replace(/\([^)]*\)\//g, '')
    .replace(/\/+/g, '/');

const routes = sourcesIn('app')
  .filter((file) => file.endsWith('/page.tsx'))
  .map(routeOf);
/** Redirects are in no list of pages (content/redirects.yaml). */
const OLD_ADDRESSES = '/[...alt]/';
/** '/books/[id]/' matches '/books/10/', '/books/[[...seite]]/' matches '/books/' and '/books/seite/2/' */
const matches = (route: string, path: string) =>
  route === '/[page]/'
    ? path === PATHS.scrapbook || LEGAL.some((legal) => legal.path === path)
    : new RegExp(`^${route.replace(/\[\[\.{3}\w+\]\]\//g, '(seite/\\d+/)?').replace(/\[\w+\]/g, '[^/]+')}$`).test(path);

test('every registered page has a route, and every route a page', () => {
  expect(paths.filter((path) => !routes.some((route) => matches(route, path)))).toEqual([]);
  expect(
    routes.filter(
      (route) =>
        ![...ALIASES, OFFLINE_PATH, OLD_ADDRESSES].some((other) => other === route) &&
        !paths.some((path) => matches(route, path)),
    ),
  ).toEqual([]);
});

test('page URLs are written only in lib/paths, lib/pages and content/own-paths', () => {
  const fixed = Object.values(PATHS).filter((path) => path !== PATHS.landing);
  const written = new RegExp(`['"\`](${fixed.join('|')})`);
  const isCode = (line: string) => !/^\s*(\*|\/\*|\/\/)/.test(line);
  const found = ['app', 'components', 'lib', 'packages']
    .flatMap(sourcesIn)
    .filter((file) => !/^(lib\/paths|packages\/content\/own-paths)\.ts$/.test(file) && !file.startsWith('lib/pages/'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => isCode(line) && written.test(line.replace(/\s\/\/.*$/, '')))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
