import { hostFiles } from '@/lib/hosts/files';

const site = {
  host: 'www.example.com',
  base: '/name',
  redirects: [{ from: '/news/alt/', to: '/news/neu/#wort-äquator' }],
};
const files = hostFiles(site);
const bare = hostFiles({ ...site, redirects: [] });
const TARGET = '/name/news/neu/#wort-%C3%A4quator';

test.each([
  ['out/_redirects', `\n/name/news/alt ${TARGET} 301\n/name/news/alt/ ${TARGET} 301\n`],
  ['out/.htaccess', `\n  RewriteRule ^news/alt/?$ ${TARGET} [R=301,NE,QSD,L]\n`],
  ['deploy/nginx.conf', `location = /name/news/alt {`],
  ['deploy/nginx.conf', `return 301 "${TARGET}";`],
  ['deploy/Caddyfile', `\t\tredir /name/news/alt/ ${TARGET} 301\n`],
  ['deploy/cloudfront.yaml', `"/name/news/alt/":"${TARGET}"`],
])('%s redirects an old URL (R-WHOLE-1)', (file, line) => {
  expect(files[file]).toContain(line);
  expect(bare[file]).not.toContain(line);
});

test('without redirects no host file mentions one', () =>
  expect(Object.values(bare).filter((text) => /\balt\b/.test(text))).toEqual([]));
