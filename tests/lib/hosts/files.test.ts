import { parse } from 'yaml';
import { hostFiles } from '@/lib/hosts/files';
import { cmsPattern, PICTURE_ENDINGS, PICTURE_PATTERN, PICTURE_POLICY, type Site } from '@/lib/hosts/rules';

const site = { host: 'www.example.com', base: '/name', redirects: [] };
const filesOf = (more: Partial<Site> = {}): Record<string, string> => hostFiles({ ...site, ...more });
/** Files that contain a text, in order. */
const saying = (files: Record<string, string>, text: string | RegExp) =>
  Object.keys(files).filter((path) => files[path]?.match(text));

/** The hosts whose file sets headers. */
const SETTING = ['out/_headers', 'out/.htaccess', 'deploy/nginx.conf', 'deploy/Caddyfile'];

test('every configurable host keeps the CMS from search engines and lets the sign-in popup answer (R-DESK-7)', () => {
  const files = filesOf({ hasCms: true });
  expect(saying(files, '/redaktion/')).toEqual(SETTING);
  for (const text of ['/name/redaktion/', 'X-Robots-Tag', 'unsafe-none'])
    expect(saying(files, text)).toEqual(expect.arrayContaining(SETTING));
  expect(saying(filesOf(), /\/redaktion\/|X-Robots-Tag|unsafe-none/)).toEqual([]);
});

test('every configurable host lets pictures run nothing', () => {
  const files = filesOf();
  expect(Object.keys(files).filter((path) => files[path]?.includes(PICTURE_POLICY))).toEqual(SETTING);
  for (const path of SETTING) for (const ending of PICTURE_ENDINGS) expect(files[path]).toMatch(`${ending}`);
});

test.each([
  ['belongs to the CMS', cmsPattern('/name'), '/name/redaktion/index.html', true],
  ['belongs to the CMS', cmsPattern('/name'), '/name/redaktionelles/', false],
  ['belongs to the CMS', cmsPattern('/name'), '/redaktion/', false],
  ['is a picture', PICTURE_PATTERN, '/pictures/1f2e-480.avif', true],
  ['is a picture', PICTURE_PATTERN, '/icons.svg', true],
  ['is a picture', PICTURE_PATTERN, '/books/1/og.png', true],
  ['is a picture', PICTURE_PATTERN, '/books/svg/', false],
  ['is a picture', PICTURE_PATTERN, '/a.svg/', false],
  ['is a picture', PICTURE_PATTERN, '/a.svgz', false],
])('what %s, by %s: %s is %s', (_, pattern, path, is) => expect(new RegExp(pattern).test(path)).toBe(is));

test('every host file of a preview excludes search engines, and no file of the site does (R-TIME-6)', () => {
  const preview = filesOf({ base: '', isPreview: true });
  expect(saying(preview, 'X-Robots-Tag').filter((path) => !path.endsWith('-brotli.conf'))).toEqual(
    SETTING.map((path) => path.replace('/', '-preview/')),
  );
  expect(Object.keys(preview).filter((path) => /^(out|deploy)\//.test(path))).toEqual([]);
  expect(saying(preview, / out\//)).toEqual([]);
});

const TARGET = '/name/news/neu/#wort-%C3%A4quator';

test.each([
  ['out/_redirects', `\n/name/news/alt ${TARGET} 301\n/name/news/alt/ ${TARGET} 301\n`],
  ['out/.htaccess', `\n  RewriteRule ^news/alt/?$ ${TARGET} [R=301,NE,QSD,L]\n`],
  ['deploy/nginx.conf', `location = /name/news/alt {`],
  ['deploy/nginx.conf', `return 301 "${TARGET}";`],
  ['deploy/Caddyfile', `\t\tredir /name/news/alt/ ${TARGET} 301\n`],
])('%s redirects an old URL (R-WHOLE-1)', (file, line) => {
  expect(filesOf({ redirects: [{ from: '/news/alt/', to: '/news/neu/#wort-äquator' }] })[file]).toContain(line);
  expect(saying(filesOf(), /\balt\b/)).toEqual([]);
});

test('an old URL with a query leads on for that query alone, a capital for that spelling (R-WHOLE-8)', () => {
  const foreign = filesOf({
    redirects: [
      { from: '/index.php?id=1.2&l=de', to: '/books/' },
      { from: '/Alt/', to: '/news/' },
    ],
  });
  const query = '(^|&)id=1[.]2&l=de(&|$)';
  expect(foreign['out/_redirects']).toContain('\n/name/index.php id=1.2 l=de /name/books/ 301\n');
  expect(foreign['out/.htaccess']).toContain(
    `  RewriteCond %{QUERY_STRING} ${query}\n  RewriteRule ^index\\.php/?$ /name/books/ [R=301,NE,NS,QSD,L]\n`,
  );
  expect(foreign['deploy/nginx.conf']).toContain(`if ($args ~ "${query}") {\n            return 301 "/name/books/";`);
  expect(foreign['deploy/Caddyfile']).toContain(`{path} == "/name/index.php" && {query}.matches("${query}")`);
  expect(foreign['deploy/Caddyfile']).toContain('expression `{path} == "/name/Alt/"`');
});

test('host files proxy orders only if they go to the receiver, and none opens its office to other machines (R-REC-15)', () => {
  const files = filesOf({ hasOrders: true });
  const proxies = ['out/.htaccess', 'deploy/nginx.conf', 'deploy/Caddyfile'];
  expect(saying(files, 'bestellungen')).toEqual([...proxies, 'deploy/orders.Containerfile']);
  expect(saying(filesOf(), /bestellungen|3100/)).toEqual([]);
  for (const name of proxies) expect(files[name]).not.toMatch(/buero|3101/);
  for (const name of ['orders.service', 'orders-backup.service']) {
    expect(files[`deploy/duda-${name}`]).toMatch(/^ExecStart=.* packages\/receiver\/orders\.ts (receiver|backup)$/m);
    expect(files[`deploy/duda-${name}`]).toContain('ORDERS_ENV=/etc/duda-orders.env');
  }
  const { services } = parse(files['deploy/orders.compose.yaml'] ?? '', { merge: true });
  expect(Object.keys(services)).toEqual(['web', 'receiver', 'backup', 'database']);
  for (const name of ['receiver', 'backup']) expect(services[name].env_file).toBe('../data/orders.env');
  const open = services.receiver.ports.filter((port: string) => !/^(80:80|443:443)$/.test(port));
  expect(open).toEqual(['127.0.0.1:3101:3101']);
});
