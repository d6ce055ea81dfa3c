import { parse } from 'node-html-parser';
import { minify } from '@/lib/export/minify';
import { finishPage, planPages } from '@/lib/export/run';
import { divider } from '@/lib/syllables/divide';
import { dataIn, exported, LONG, type Parts, SHORT } from './page';

const context = {
  base: '',
  plainScript: '_next/static/plain/0a1b2c3d4e5f.js',
  keepScript: '_next/static/keep/0a1b2c3d4e5f.js',
  aidsScript: '_next/static/plain/1a1b2c3d4e5f.js',
  recordingScript: '_next/static/plain/2a1b2c3d4e5f.js',
  styleMakers: new Set<string>(),
};
/** As the build does, which finishes pages in several processes. */
function finishPages(exported: ReadonlyMap<string, string>, base = '') {
  const planned = planPages(exported, () => undefined);
  const finished = planned.map(
    (page) => [page.name, finishPage(exported.get(page.name) ?? '', page, { ...context, base }, divider([]))] as const,
  );
  return {
    pages: new Map(finished.map(([name, { html }]) => [name, html])),
    files: new Map(finished.flatMap(([, { files }]) => [...files])),
  };
}
const finishAll = (html: string, base = '') => finishPages(new Map([['agb/index.html', html]]), base);
const finish = (html: string, base = '') => finishAll(html, base).pages.get('agb/index.html') ?? '';

const WAKES = /data-sleeping="([^"]*)"/;
/** What the page wakes with, without the scripts React is made of. */
const asleep = (html: string) =>
  [...finishAll(html).files].find(([name]) => name.startsWith('_next/static/pages/'))?.[1] ?? '';

const KEPT = [
  '1:"$Sreact.fragment"\n:HL["/_next/static/chunks/a.css","style"]\n3:"/_next/static/chunks/a.js"\n',
  '4:I[81348,["$3"],"Rise"]\n9:X\n9:["$","b",null,{}]\n7:T5,<b>ä',
  '8:[null,"$5a"]\n5a:["$","p","d",{"children":"$undefined"}]\n',
  '0:{"P":null,"t":["$","$L4",null,{"notFound":null,"children":["$","main",null,{"children":',
  '[null,["$","p","b",{"children":"$7"}],"$L8","$0:t:props:children:props:children:0"]}]}],"s":"$@9"}\n9:C\n',
].join('');

test('pages of one kind share their style sheets, what all have in common stands in one', () => {
  const { pages, files } = finishPages(
    new Map([
      ['a.html', exported()],
      ['b.html', exported({ own: '.b{}' })],
      ['c.html', exported()],
    ]),
  );
  const styles = (name: string) =>
    parse(pages.get(name) ?? '')
      .querySelectorAll('link[href*="styles/"]')
      .map((link) => files.get(link.getAttribute('href')?.slice(1) ?? ''));
  expect(styles('a.html')).toEqual([SHORT, LONG].map(minify));
  expect(styles('b.html')).toEqual([minify(SHORT), '.b{}']);
  expect(styles('c.html')).toEqual([SHORT, LONG].map(minify));
  expect([...files.keys()].filter((name) => name.endsWith('.css'))).toHaveLength(3);
});

test('a page keeps its elements and its data but for the styles, and loads styles before scripts', () => {
  const html = finish(exported());
  expect(html).toMatch(/<link rel="stylesheet" href="\/_next\/static\/styles[^>]*><link [^>]*\/a\.css"[^>]*><title>/);
  expect(html).toContain('<body><!--$--><main data-wake="use"><p>&lt;b&gt;ä</p><p></p></main><!--/$-->');
  expect(html).toMatch(/^<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><meta http-equiv="Content-Sec/);
  expect(dataIn(asleep(exported()))).toBe(KEPT);
  expect(asleep(exported())).not.toMatch(/push\(.*<b>/);
});

test('a page loads nothing of React by itself, and names what wakes it, its data last', () => {
  const html = finish(exported());
  expect(html).not.toMatch(/async=|rel="preload"|__next_f|TURBOPACK/);
  const [, wakes = ''] = WAKES.exec(html) ?? [];
  expect(wakes).toMatch(/^\/_next\/static\/chunks\/a\.js \/_next\/static\/pages\/[0-9a-f]{12}\.js$/);
  expect(finishAll(exported()).files.has(wakes.split(' ')[1]?.slice(1) ?? '')).toBe(true);
  const code = asleep(exported());
  expect(code.indexOf('push([0])')).toBeLessThan(code.indexOf('push([1,'));
  expect(code.indexOf('push([1,')).toBeLessThan(code.indexOf('TURBOPACK'));
});

test('a page with a recorded voice is finished, has the script of its player, and wakes as any other', () => {
  const player = '<section data-recording=""><audio src="/audio/zeitung.mp3"></audio></section>';
  const html = finish(exported().replace('<p></p>', player));
  const scripts = parse(html)
    .querySelectorAll('script[defer]')
    .map((script) => [script.getAttribute('src'), script.hasAttribute('data-sleeping')]);
  expect(scripts).toEqual([
    [`/${context.plainScript}`, true],
    [`/${context.recordingScript}`, false],
  ]);
});

test('a page without islands never wakes', () => {
  const html = exported().replace(' data-wake="use"', '');
  expect(finish(html)).not.toMatch(/data-sleeping|__next_f/);
  expect(asleep(html)).toBe('');
});

test('below a path of its host, a page finds its sheets and trusts its own scripts alone', () => {
  expect(finish(exported().replaceAll('/_next/', '/duda/_next/'), '/duda')).toContain(
    'href="/duda/_next/static/styles/',
  );
  expect(finish(exported().replaceAll('/_next/', '/duda/_next/'), '/duda')).toContain(
    `<script src="/duda/${context.plainScript}" defer="" data-sleeping="/duda/_next/static/chunks/a.js /duda/_next/static/pages/`,
  );
  expect(() => finish(exported(), '/duda')).toThrow('kommt nicht aus dem Build');
});

const half = (data: string) => data.slice(0, data.length / 2);

test.each<[string, Parts]>([
  ['data in one script', { pushes: (data) => [data] }],
  ['data in many scripts', { pushes: (data) => [...data] }],
  ['data split within a text of two bytes a letter', { pushes: (data) => data.split(/(?<=→)/) }],
])('Next may cut its data as it likes: %s', (_what, parts) => {
  expect(dataIn(asleep(exported(parts)))).toBe(KEPT);
});

test('Next may write the rows in another order', () => {
  const code = asleep(
    exported({
      rows: ([first = '', ...rest]) => [...rest.slice(5, -1), ...rest.slice(0, 5), rest.at(-1) ?? '', first],
    }),
  );
  expect([...dataIn(code)].sort()).toEqual([...KEPT].sort());
});

/** What is changed, how, and what the build says to it. */
type Case = [what: string, html: string, said: string | RegExp];
const page = exported();
const row = (change: (rows: string[]) => string[]) => exported({ rows: change });

const READ: Case[] = [
  ['a fault of HTML', page.replace('lang="de"', 'lang="de" lang="en"'), /duplicate-attribute/],
  ['an element that is not closed', page.replace('</p>', ''), 'wird nicht geschlossen'],
  ['an element that a browser adds', page.replace('<p></p>', '<table><tr></tr></table>'), 'Hier fehlt <tbody>'],
  ['an element that a browser moves', page.replace('<p></p>', '<table><b></b></table>'), 'liest ein Browser anders'],
  ['an end without a beginning', page.replace('<p></p>', '</i><p></p>'), 'liest ein Browser anders'],
  ['a second head', page.replace('<body>', '<body><head></head>'), 'liest ein Browser anders'],
  ['no head', page.replace('<head>', '').replace('</head>', ''), 'readPage'],
  ['something after its end', `${page}<p></p>`, 'readPage'],
  ['no document type', page.replace('<!DOCTYPE html>', ''), /missing-doctype/],
];

const SCRIPTS: Case[] = [
  [
    'an extra inline script',
    page.replace('<p></p>', '<script>injected()</script>'),
    'Dieses Skript ist unbekannt: injected()',
  ],
  ['a script with one more attribute', page.replace('<script id="_R_"', '<script defer="" id="_R_"'), 'unbekannt'],
  ['a script of another site', page.replace('src="/_next', 'src="https://example.org/_next'), 'nicht aus dem Build'],
  [
    'a script that waits for the page already',
    page.replace('<title>', '<script src="/_next/static/b.js" defer=""></script><title>'),
    'addPlainScript: agb/index.html, Zeile 1, Spalte',
  ],
  ['a second graph', page.replace('<p></p>', '<script type="application/ld+json">{}</script>'), '»graph«: 2'],
  ['a graph that is no JSON', page.replace('{"@context"', '{"@context'), 'unbekannt'],
  ['no script that gathers the data', page.replace('(self.__next_f=self.__next_f||[]).push([0])', ''), 'unbekannt'],
  ['no data', exported({ pushes: () => [] }), '»push«: 0'],
  ['data and something behind them', page.replace('])</script></body>', ']);injected()</script></body>'), 'unbekannt'],
  ['data by another function', page.replaceAll('__next_f.push([1', '__next_g.push([1'), 'unbekannt: self.__next_g'],
  ['data of another type', page.replaceAll('push([1,"', 'push([3,"'), 'unbekannt'],
  [
    'data that stand elsewhere',
    page.replace('<p></p>', '<script>self.__next_f.push([1,""])</script>'),
    'stehen nicht bei den anderen',
  ],
];

const ROWS: Case[] = [
  ['half of the data', exported({ pushes: (data) => [half(data)] }), /Zeile \d+ der Seitendaten/],
  [
    'a row that went missing',
    row((rows) => rows.filter((text) => !text.startsWith('8:'))),
    '»$L8« verweist auf eine Stelle',
  ],
  [
    'a part of a row that went missing',
    row((rows) => rows.map((text) => text.replace('children:0"', 'children:9"'))),
    'children:9« verweist auf eine Stelle',
  ],
  [
    'no beginning',
    row((rows) => rows.filter((text) => !text.startsWith('0:'))),
    'Die Zeile 0, mit der React beginnt, fehlt',
  ],
  [
    'a row of a kind that is unknown',
    row((rows) => ['6:E{"digest":"1"}\n', ...rows]),
    'Die Zeilenart »E« ist unbekannt',
  ],
  ['a row without a number', row((rows) => ['"a"\n', ...rows]), 'keine Nummer einer Zeile'],
  ['a number used twice', row((rows) => ['3:""\n', ...rows]), 'Die Nummer 3 ist doppelt vergeben'],
  ['a row that is no JSON', row((rows) => ['6:[1\n', ...rows]), 'Die Zeile 6 ist kein JSON'],
  [
    'a row that JSON does not keep',
    row((rows) => ['6:{"b":0,"1":0}\n', ...rows]),
    'ließe sich nicht wieder so schreiben',
  ],
  ['a text that is too short', row((rows) => [...rows, 'a:Tffff,abc']), 'kürzer, als er angibt'],
  ['a line without an end', row((rows) => [...rows, 'a:1']), 'hat kein Ende'],
  ['a stream without an end', row((rows) => rows.slice(0, -1)), 'Der Strom 9 endet nicht'],
  ['a stream that ends twice', row((rows) => [...rows, '9:C\n']), 'ohne begonnen zu haben'],
  ['a new way to refer', row((rows) => ['6:"$J7"\n', ...rows]), '»$J7« verweist auf eine Weise, die unbekannt ist'],
];

const STYLES: Case[] = [
  [
    'a renamed attribute',
    page.replaceAll('<style data-styled=""', '<style data-sc=""'),
    'nicht von styled-components; seine Attribute: data-sc',
  ],
  [
    'a style element of another make',
    page.replace('<p></p>', '<noscript><style media="print">a{}</style></noscript>'),
    'Attribute: media',
  ],
  ['no styles', page.replaceAll(/<style.*?<\/style>/g, ''), 'trägt keine Stile'],
  [
    'a style that the data lack',
    page.replace('<p></p>', '<style data-styled="">.x{}</style>'),
    'kommt in den Seitendaten nicht',
  ],
  [
    'a style more often than in the data',
    page.replace('<p></p>', `<style data-styled="">${SHORT}</style>`),
    'oder seltener vor',
  ],
  [
    'a style in the data alone',
    page.replace(`<style data-styled-global="g">${SHORT}</style>`, ''),
    'aber nicht auf der Seite: .footer',
  ],
  [
    'a renamed attribute in the data',
    row((rows) => rows.map((text) => text.replaceAll('data-styled', 'data-sc'))),
    'Ein Stilelement ist anders gebaut',
  ],
  [
    'something that refers into a style',
    row((rows) => ['6:"$8:0:props"\n', ...rows]),
    '»$8:0:props« verweist auf eine Stelle',
  ],
];

test.each([...READ, ...SCRIPTS, ...ROWS, ...STYLES])(
  'no page goes out that is not understood: %s',
  (_what, html, said) => {
    expect(html).not.toBe(page);
    expect(() => finish(html)).toThrow(said);
    expect(() => finish(html)).toThrow(
      /^(readPage|dropStyleData|linkStyles|addPlainScript|detach|policy): agb\/index\.html, (Zeile \d+|ganze Seite|Seitendaten)/,
    );
  },
);
