import { filesNamed, filesOfScript, filesOfSheet, picturesNamed, sizesNamed, titleNamed } from '@/lib/keep/named-files';

test('every file of the build that a page names is found, in elements, attributes and data alike', () => {
  const html = [
    `<script>url.pathname.startsWith('/_next/static/')</script>`,
    '<link rel="stylesheet" href="/_next/static/styles/3f2a.css">',
    '<script defer src="/_next/static/plain/1.js" data-flight="/_next/static/flight/2.txt" data-chunks="/_next/static/chunks/3~a.js /_next/static/chunks/4-_.js"></script>',
    `<script>self.__next_f.push([1,"3:I[\\"/_next/static/chunks/5.js\\",\\"/_next/static/chunks/5.js\\"]"])</script>`,
    '<a href="/news/">Mehr</a><img src="/pictures/a-480.webp">',
  ].join('');
  expect(filesNamed(html, '')).toEqual([
    '/_next/static/styles/3f2a.css',
    '/_next/static/plain/1.js',
    '/_next/static/flight/2.txt',
    '/_next/static/chunks/3~a.js',
    '/_next/static/chunks/4-_.js',
    '/_next/static/chunks/5.js',
  ]);
});

test('below a path only this site’s own files are', () => {
  const html =
    '<link href="/a.b/_next/static/1.css"><use href="/a.b/icons.svg#x"><link href="/axb/_next/static/2.css">';
  expect(filesNamed(html, '/a.b')).toEqual(['/a.b/_next/static/1.css', '/a.b/icons.svg']);
});

test('a sheet brings its fonts, wherever it lies', () => {
  const css = `a{src:url(../media/a.woff2)format("woff2"),url('/_next/static/media/b.woff2')}b{background:url(data:image/svg+xml,x)}`;
  expect(filesOfSheet(css, '/_next/static/chunks/1.css')).toEqual([
    '/_next/static/media/a.woff2',
    '/_next/static/media/b.woff2',
  ]);
});

test('what a script fetches on first use is found, below a path of the host, too', () => {
  const code = 'e.v(t=>Promise.all(["static/chunks/0a~b-_.js","static/chunks/c.1.js"].map(t=>e.l(t))).then(()=>t(7)))';
  expect(filesOfScript(code, '/_next/static/chunks/1.js')).toEqual([
    '/_next/static/chunks/0a~b-_.js',
    '/_next/static/chunks/c.1.js',
  ]);
  expect(filesOfScript(code, '/duda/_next/static/chunks/1.js')[0]).toBe('/duda/_next/static/chunks/0a~b-_.js');
  expect(filesOfScript('a("/static/a.js")', '/_next/static/chunks/1.js')).toEqual([]);
});

describe('of each picture one size is kept', () => {
  const srcset = (format: string) =>
    [240, 480, 960].map((width) => `/pictures/a-${width}.${format} ${width}w`).join(', ');
  const html = `<source type="image/avif" srcset="${srcset('avif')}" sizes="92vw"><img src="/pictures/a-960.webp" srcset="${srcset('webp')}" sizes="92vw">`;
  test.each([
    ['the smallest that is wide enough', { format: 'avif', widths: { '92vw': 300 } }, [], '/pictures/a-480.avif'],
    ['the largest where none is', { format: 'webp', widths: { '92vw': 2000 } }, [], '/pictures/a-960.webp'],
    [
      'the one on the device',
      { format: 'avif', widths: { '92vw': 300 } },
      ['/pictures/a-960.avif'],
      '/pictures/a-960.avif',
    ],
    [
      'as wide as the widest where a new page asks for a width of its own',
      { format: 'avif', widths: { '10rem': 900 } },
      [],
      '/pictures/a-960.avif',
    ],
  ])('%s', (_, look, known, chosen) => expect(picturesNamed(html, look, known)).toEqual([chosen]));
});

test('what a page only shows when it is used comes along in the format of the device', () =>
  expect(
    picturesNamed('<li data-along="/pictures/b-640.avif /pictures/b-640.webp">', { format: 'webp', widths: {} }, []),
  ).toEqual(['/pictures/b-640.webp']));

test('widths are named as in the document, not as in its text', () => {
  expect(sizesNamed('<img srcset="/pictures/a-1.webp 1w" alt="" sizes="(width &gt;= 1rem) 2rem, 92vw">')).toEqual([
    '(width >= 1rem) 2rem, 92vw',
  ]);
});

test('a page is listed by its own title, without the portal’s', () => {
  expect(titleNamed('<title>Magma &amp; Lava | Teil 2 | DUDA – die Kinderzeitung</title>')).toBe(
    'Magma & Lava | Teil 2',
  );
  expect(titleNamed('<p>ohne</p>')).toBe('');
});
