import { parse } from 'yaml';
import { hostFiles } from '@/lib/hosts/files';
import { deskPattern } from '@/lib/hosts/rules';

const site = { host: 'www.example.com', base: '/name', redirects: [] };
const ready = (hasDesk: boolean) =>
  Object.entries(hostFiles({ ...site, hasDesk })).filter(([, text]) => text.includes('/redaktion/'));

test('every configurable host keeps the CMS from search engines and lets the sign-in popup answer (R-DESK-7)', () => {
  const files = ready(true);
  expect(files.map(([path]) => path)).toEqual([
    'out/_headers',
    'out/.htaccess',
    'deploy/nginx.conf',
    'deploy/Caddyfile',
    'deploy/cloudfront.yaml',
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

test('CloudFront has separate headers for the CMS, and the same function', () => {
  const customTags = ['!Ref', '!Sub', '!GetAtt'].map((tag) => ({ tag, resolve: (text: string) => text }));
  const { Resources } = parse(hostFiles({ ...site, hasDesk: true })['deploy/cloudfront.yaml'] ?? '', { customTags });
  const { DefaultCacheBehavior, CacheBehaviors } = Resources.Distribution.Properties.DistributionConfig;
  expect(CacheBehaviors.at(-1)).toEqual({
    ...DefaultCacheBehavior,
    PathPattern: '/name/redaktion/*',
    ResponseHeadersPolicyId: 'DeskHeaders',
  });
  const { Name, CustomHeadersConfig } = Resources.DeskHeaders.Properties.ResponseHeadersPolicyConfig;
  expect(Name).not.toBe(Resources.Headers.Properties.ResponseHeadersPolicyConfig.Name);
  expect(CustomHeadersConfig.Items).toEqual(
    expect.arrayContaining([
      { Header: 'Cross-Origin-Opener-Policy', Value: 'unsafe-none', Override: true },
      { Header: 'X-Robots-Tag', Value: 'noindex, nofollow', Override: true },
    ]),
  );
});

test.each([
  ['/name/redaktion/index.html', true],
  ['/name/redaktionelles/', false],
  ['/redaktion/', false],
])('%s belongs to the CMS: %s', (path, is) => {
  expect(new RegExp(deskPattern('/name')).test(path)).toBe(is);
});
