import { hostFiles } from '@/lib/hosts/files';
import { cmsPattern } from '@/lib/hosts/rules';

const site = { host: 'www.example.com', base: '/name', redirects: [] };
const ready = (hasCms: boolean) =>
  Object.entries(hostFiles({ ...site, hasCms })).filter(([, text]) => text.includes('/redaktion/'));

test('every configurable host keeps the CMS from search engines and lets the sign-in popup answer (R-DESK-7)', () => {
  const files = ready(true);
  expect(files.map(([path]) => path)).toEqual([
    'out/_headers',
    'out/.htaccess',
    'deploy/nginx.conf',
    'deploy/Caddyfile',
  ]);
  for (const [path, text] of files) {
    expect([path, text]).toEqual([path, expect.stringContaining('/name/redaktion/')]);
    expect([path, text]).toEqual([path, expect.stringContaining('X-Robots-Tag')]);
    expect([path, text]).toEqual([path, expect.stringContaining('unsafe-none')]);
  }
});

test('without a CMS no host file mentions one', () => {
  expect(ready(false)).toEqual([]);
  expect(Object.values(hostFiles(site)).join('\n')).not.toMatch(/X-Robots-Tag|unsafe-none/);
});

test.each([
  ['/name/redaktion/index.html', true],
  ['/name/redaktionelles/', false],
  ['/redaktion/', false],
])('%s belongs to the CMS: %s', (path, is) => {
  expect(new RegExp(cmsPattern('/name')).test(path)).toBe(is);
});
