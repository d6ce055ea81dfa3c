import {
  filesIn,
  filesOfScript,
  filesOfSheet,
  picturesIn,
  recordingsIn,
  sizesIn,
  titleIn,
} from '@/lib/keep/named-files';

test('finds every build file that a page refers to, in elements and attributes', () => {
  const html = [
    `<script>url.pathname.startsWith('/_next/static/')</script>`,
    '<link rel="stylesheet" href="/_next/static/styles/3f2a.css">',
    '<script defer src="/_next/static/plain/1.js" data-islands="{&quot;handed&quot;:&quot;/_next/static/handed/2.json&quot;,',
    '&quot;scripts&quot;:{&quot;Quiz&quot;:[&quot;/_next/static/islands/Quiz-AB.js&quot;,&quot;/_next/static/islands/part-4_.js&quot;]}}"></script>',
    '<a href="/news/">Mehr</a><img src="/pictures/a-480.webp">',
  ].join('');
  expect(filesIn(html, '')).toEqual([
    '/_next/static/styles/3f2a.css',
    '/_next/static/plain/1.js',
    '/_next/static/handed/2.json',
    '/_next/static/islands/Quiz-AB.js',
    '/_next/static/islands/part-4_.js',
  ]);
});

test('below a base path finds only the site’s own files', () => {
  const html =
    '<link href="/a.b/_next/static/1.css"><use href="/a.b/icons.svg#x"><link href="/axb/_next/static/2.css">';
  expect(filesIn(html, '/a.b')).toEqual(['/a.b/_next/static/1.css', '/a.b/icons.svg']);
});

test('finds the fonts of a stylesheet by relative and absolute URL', () => {
  const css = `a{src:url(../media/a.woff2)format("woff2"),url('/_next/static/media/b.woff2')}b{background:url(data:image/svg+xml,x)}`;
  expect(filesOfSheet(css, '/_next/static/chunks/1.css')).toEqual([
    '/_next/static/media/a.woff2',
    '/_next/static/media/b.woff2',
  ]);
});

test('finds what a script imports, loads later and starts as a worker, also below a base path', () => {
  const code =
    'import{a}from"./part-A_1.js";import"./part-B.js";x=()=>import("./part-C.js");new Worker("/_next/static/plain/3f2a.js")';
  const found = ['islands/part-A_1.js', 'islands/part-B.js', 'islands/part-C.js', 'plain/3f2a.js'];
  expect(filesOfScript(code, '/_next/static/islands/a.js')).toEqual(found.map((file) => `/_next/static/${file}`));
  expect(filesOfScript(code, '/duda/_next/static/islands/a.js')[0]).toBe('/duda/_next/static/islands/part-A_1.js');
  expect(filesOfScript('a("/static/a.js")', '/_next/static/islands/1.js')).toEqual([]);
});

describe('one size of each picture is stored', () => {
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
  ])('%s', (_, look, known, chosen) => expect(picturesIn(html, look, known)).toEqual([chosen]));
});

test('pictures shown only on use are included in the device’s format', () =>
  expect(
    picturesIn('<li data-along="/pictures/b-640.avif /pictures/b-640.webp">', { format: 'webp', widths: {} }, []),
  ).toEqual(['/pictures/b-640.webp']));

test('sizes are decoded from HTML', () => {
  expect(sizesIn('<img srcset="/pictures/a-1.webp 1w" alt="" sizes="(width &gt;= 1rem) 2rem, 92vw">')).toEqual([
    '(width >= 1rem) 2rem, 92vw',
  ]);
});

test('a page is listed by its title without the site’s name', () => {
  expect(titleIn('<title>Magma &amp; Lava | Teil 2 | DUDA – die Kinderzeitung</title>')).toBe('Magma & Lava | Teil 2');
  expect(titleIn('<p>ohne</p>')).toBe('');
});

test('finds recordings of the site, not of other hosts', () => {
  const html = '<audio controls src="/a.b/audio/eulen.mp3"></audio><audio src="https://example.org/audio/x.mp3">';
  expect(recordingsIn(html, '/a.b')).toEqual(['/a.b/audio/eulen.mp3']);
  expect(recordingsIn(html, '')).toEqual([]);
});
