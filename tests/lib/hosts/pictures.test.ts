import { hostFiles } from '@/lib/hosts/files';
import { PICTURE_ENDINGS, PICTURE_PATTERN, PICTURE_POLICY } from '@/lib/hosts/rules';

const site = { host: 'www.example.com', base: '/name', redirects: [] };
const files = hostFiles(site);

test('every configurable host lets pictures run nothing', () => {
  const saying = Object.entries(files).filter(([, text]) => text.includes(PICTURE_POLICY));
  expect(saying.map(([path]) => path)).toEqual([
    'out/_headers',
    'out/.htaccess',
    'deploy/nginx.conf',
    'deploy/Caddyfile',
  ]);
  for (const [, text] of saying) for (const ending of PICTURE_ENDINGS) expect(text).toMatch(`${ending}`);
});

test.each([
  ['/pictures/1f2e-480.avif', true],
  ['/icons.svg', true],
  ['/books/1/og.png', true],
  ['/books/svg/', false],
  ['/a.svg/', false],
  ['/a.svgz', false],
])('%s is a picture: %s', (path, is) => expect(new RegExp(PICTURE_PATTERN).test(path)).toBe(is));
