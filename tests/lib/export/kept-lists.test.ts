import { hashOf } from 'german/hash';
import { isForLists, keptLists, namesFiles } from '@/lib/export/kept-lists';
import type { KeptList } from '@/lib/keep/list';

const attribute = (data: unknown) => JSON.stringify(data).replaceAll('"', '&quot;');

/** A page with every kind of file, as the build writes it. */
const page = (base: string) =>
  [
    '<!DOCTYPE html><html lang="de"><head><meta charset="utf-8">',
    `<script>url.pathname.startsWith("${base}/_next/static/")</script>`,
    '<title>Magma &amp; Lava | Teil 2 | DUDA – die Kinderzeitung</title>',
    `<link rel="icon" href="${base}/favicon.ico"><link rel="stylesheet" href="${base}/_next/static/styles/1a.css">`,
    `<script src="${base}/_next/static/plain/2b.js" defer="" data-islands="${attribute({
      handed: `${base}/_next/static/handed/3c.json`,
      scripts: { Quiz: [`${base}/_next/static/islands/Quiz-AB.js`] },
    })}"></script></head><body>`,
    `<main id="inhalt"><svg><title>Eule</title><use href="${base}/icons.svg#owl"/></svg>`,
    `<div data-keep="${base}/_next/static/keep/4d.js" data-path="${base}/news/magma/"></div>`,
    '<picture><source type="image/avif" srcset="/pictures/a-240.avif 240w, /pictures/a-480.avif 480w" sizes="(width &gt;= 1rem) 2rem, 92vw">',
    '<img src="/pictures/a-480.webp" srcset="/pictures/a-480.webp 480w" sizes="92vw" alt=""></picture>',
    '<img src="/pictures/a-480.webp" srcset="/pictures/a-480.webp 480w" sizes="92vw" alt="noch einmal">',
    '<ul><li data-along="/pictures/b-640.avif /pictures/b-640.webp"></li></ul>',
    `<audio controls src="${base}/audio/magma.mp3"></audio><audio src="https://example.org/audio/x.mp3"></audio>`,
    `<a href="${base}/news/eulen/">Eulen</a></main></body></html>`,
  ].join('');

const site = (base = '') =>
  new Map([
    ['news/magma/index.html', page(base)],
    ['news/index.html', '<title>Nachrichten | DUDA</title>'],
    ['index.html', '<title>DUDA</title>'],
    ['mitgenommen/index.html', '<title>Mitgenommen | DUDA</title>'],
    ['keine-verbindung/index.html', '<title>Keine Verbindung | DUDA</title><p>data-path'],
    ['icons.svg', '<svg></svg>'],
    ['_next/static/styles/1a.css', "a{src:url(../media/5e.woff2)}b{background:url('data:image/svg+xml,x/y')}"],
    ['_next/static/media/5e.woff2', ''],
    ['_next/static/media/unused.woff2', ''],
    ['_next/static/plain/2b.js', 'a("./missing.js")'],
    ['_next/static/handed/3c.json', '[]'],
    ['_next/static/islands/Quiz-AB.js', 'import"./part-C_1.js";x=()=>import("./part-D.js")'],
    ['_next/static/islands/part-C_1.js', 'import{a}from"./part-D.js"'],
    ['_next/static/islands/part-D.js', `import("./part-C_1.js");new Worker("${base}/_next/static/plain/6f.js")`],
    ['_next/static/plain/6f.js', ''],
    ['_next/static/plain/other.js', ''],
    ['_next/static/keep/4d.js', ''],
  ]);

const listOf = (base: string): KeptList =>
  JSON.parse(keptLists(site(base), base).get('news/magma/mitnehmen.json') ?? '');

test('pages with „Mitnehmen“ and those stored with them have lists (R-KEEP-1)', () =>
  expect([...keptLists(site(), '').keys()].sort()).toEqual([
    'keine-verbindung/mitnehmen.json',
    'mitgenommen/mitnehmen.json',
    'mitnehmen.json',
    'news/magma/mitnehmen.json',
  ]));

test.each(['', '/a.b'])(
  'below “%s” a list names all that its page needs, scripts loaded on first use included, and nothing else (R-KEEP-1, R-PUZ-12)',
  (base) => {
    const { page: hash, title, files, slots, along } = listOf(base);
    expect(hash).toBe(hashOf([page(base)]));
    expect(title).toBe('Magma & Lava | Teil 2');
    const built = [
      'styles/1a.css',
      'media/5e.woff2',
      'plain/2b.js',
      'handed/3c.json',
      'islands/Quiz-AB.js',
      'islands/part-C_1.js',
      'islands/part-D.js',
      'plain/6f.js',
      'keep/4d.js',
    ].map((file) => `${base}/_next/static/${file}`);
    expect([...files].sort()).toEqual([...built, `${base}/icons.svg`, `${base}/audio/magma.mp3`].sort());
    expect(slots).toEqual([
      {
        sizes: '(width >= 1rem) 2rem, 92vw',
        candidates: [
          [240, '/pictures/a-240.avif'],
          [480, '/pictures/a-480.avif'],
        ],
      },
      { sizes: '92vw', candidates: [[480, '/pictures/a-480.webp']] },
    ]);
    expect(along).toEqual(['/pictures/b-640.avif', '/pictures/b-640.webp']);
  },
);

test('a plain export of Next names files in data and by partial paths', () => {
  const texts = new Map([
    ['index.html', `<script>push("1:[\\"/_next/static/chunks/a1.js\\"]")</script>`],
    ['_next/static/chunks/a1.js', 'load("static/chunks/b2.js")'],
    ['_next/static/chunks/b2.js', ''],
  ]);
  expect(JSON.parse(keptLists(texts, '').get('mitnehmen.json') ?? '').files).toEqual([
    '/_next/static/chunks/a1.js',
    '/_next/static/chunks/b2.js',
  ]);
});

test('lists are made from pages, icons and build files, and fonts are not read', () => {
  expect(['agb/index.html', 'icons.svg', '_next/static/a.js'].filter(isForLists)).toHaveLength(3);
  expect(['pictures/a-480.avif', 'sitemap.xml', 'news/eulen/mitnehmen.json'].filter(isForLists)).toEqual([]);
  expect(['a.html', 'a.css', 'a.js', 'a.json'].filter(namesFiles)).toHaveLength(4);
  expect(['a.woff2', 'icons.svg'].filter(namesFiles)).toEqual([]);
});
