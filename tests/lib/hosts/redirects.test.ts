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
])('%s redirects an old URL (R-WHOLE-1)', (file, line) => {
  expect(files[file]).toContain(line);
  expect(bare[file]).not.toContain(line);
});

test('an old URL with a query leads on for that query alone, a capital for that spelling (R-WHOLE-8)', () => {
  const foreign = hostFiles({
    ...site,
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

test('without redirects no host file mentions one', () =>
  expect(Object.values(bare).filter((text) => /\balt\b/.test(text))).toEqual([]));
