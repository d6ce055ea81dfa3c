import { divider } from 'german/syllables/divide';
import { parse } from 'node-html-parser';
import { minify } from '@/lib/export/minify';
import type { Render } from '@/lib/export/passes/fill-islands';
import { type Context, finishPage, planPages } from '@/lib/export/run';
import type { IslandTable } from '@/lib/hydrate/start';
import type { IslandData } from '@/lib/islands/handed';
import { exported, island, LONG, SHORT } from './page';

const QUIZ = '/_next/static/islands/Quiz-AB12CD34.js';
const context: Context = {
  base: '',
  plainScript: '_next/static/plain/0a1b2c3d4e5f.js',
  keepScript: '_next/static/keep/0a1b2c3d4e5f.js',
  aidsScript: '_next/static/plain/1a1b2c3d4e5f.js',
  recordingScript: '_next/static/plain/2a1b2c3d4e5f.js',
  islands: { Quiz: { files: [QUIZ], makesStyles: false } },
};

/** Renders the first of two nodes and the props as text. */
const render: Render = (_name, props) => {
  if ((props as { breaks?: boolean }).breaks) throw new Error('Cannot read x');
  return `<b>${JSON.stringify(Object.keys(props as object))}</b><island-slot data-slot="0"></island-slot>`;
};

/** Like the build, which processes pages in several workers. */
function finishPages(pages: ReadonlyMap<string, string>, base = '') {
  const planned = planPages(pages, () => undefined);
  const tools = { divide: divider([]), render };
  const finished = planned.map(
    (page) => [page.name, finishPage(pages.get(page.name) ?? '', page, { ...context, base }, tools)] as const,
  );
  return {
    pages: new Map(finished.map(([name, { html }]) => [name, html])),
    files: new Map(finished.flatMap(([, { files }]) => [...files])),
  };
}
const finishAll = (html: string, base = '') => finishPages(new Map([['agb/index.html', html]]), base);
const finish = (html: string, base = '') => finishAll(html, base).pages.get('agb/index.html') ?? '';
const plainTag = (html: string) => parse(html).querySelector(`script[src$="${context.plainScript}"]`);

const NODES = ['<i>eins</i>', '<i class="sc-1a-0 x">zwei</i>'];
const withIsland = (...more: string[]) =>
  exported({ body: island('Quiz', { first: { $slot: 0 }, second: { $slot: 1 } }, ...NODES, ...more) });

test('pages share stylesheets by kind, and one has what all have in common', () => {
  const { pages, files } = finishPages(
    new Map([
      ['a.html', exported()],
      ['b.html', exported({ own: '.b{top:0}' })],
      ['c.html', exported()],
    ]),
  );
  const styles = (name: string) =>
    parse(pages.get(name) ?? '')
      .querySelectorAll('link[href*="styles/"]')
      .map((link) => files.get(link.getAttribute('href')?.slice(1) ?? ''));
  expect(styles('a.html')).toEqual([SHORT, LONG].map(minify));
  expect(styles('b.html')).toEqual([minify(SHORT), '.b{top:0}']);
  expect(styles('c.html')).toEqual([SHORT, LONG].map(minify));
  expect([...files.keys()].filter((name) => name.endsWith('.css'))).toHaveLength(3);
});

test('a page keeps its elements, loads styles before scripts, and has nothing of Next', () => {
  const html = finish(exported());
  expect(html).toMatch(/<link rel="stylesheet" href="\/_next\/static\/styles[^>]*><link [^>]*\/a\.css"[^>]*><title>/);
  expect(html).toContain('<body><main><p>&lt;b&gt;ä</p><p></p></main>');
  expect(html).toMatch(/^<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><meta http-equiv="Content-Sec/);
  expect(html).not.toMatch(/async=|rel="preload"|__next_f|TURBOPACK|next-size|precedence|<!--/);
});

test('an island is rendered with its visible nodes; other props are in a file', () => {
  const { pages, files } = finishAll(withIsland());
  const html = pages.get('agb/index.html') ?? '';
  expect(html).toContain(
    '<island-root data-island="Quiz" data-hydrate="use"><b>["first","second"]</b><island-slot><i>eins</i></island-slot></island-root>',
  );
  const table = JSON.parse(plainTag(html)?.getAttribute('data-islands') ?? '') as IslandTable;
  expect(table.scripts).toEqual({ Quiz: [QUIZ] });
  const [handed] = JSON.parse(files.get(table.handed.slice(1)) ?? '') as IslandData[];
  expect(handed).toEqual({
    prefix: 'i0-',
    props: { first: { $slot: 0 }, second: { $slot: 1 } },
    shown: [0],
    slots: { 1: '<i class="x">zwei</i>' },
  });
});

test('islands of a page have unique ID prefixes', () => {
  const { files } = finishAll(exported({ body: island('Quiz', {}, '<p></p>') + island('Quiz', {}, '<p></p>') }));
  const [, text = ''] = [...files].find(([name]) => name.endsWith('.json')) ?? [];
  expect((JSON.parse(text) as IslandData[]).map(({ prefix }) => prefix)).toEqual(['i0-', 'i1-']);
});

test('a page without islands has no island table', () => {
  const { pages, files } = finishAll(exported());
  expect(plainTag(pages.get('agb/index.html') ?? '')?.hasAttribute('data-islands')).toBe(false);
  expect([...files.keys()].filter((name) => name.endsWith('.json'))).toEqual([]);
});

test('a page with a recording also has the player’s script', () => {
  const player = '<section data-recording=""><audio src="/audio/zeitung.mp3"></audio></section>';
  const scripts = parse(finish(exported({ body: player }))).querySelectorAll('script[defer]');
  expect(scripts.map((script) => script.getAttribute('src'))).toEqual([
    `/${context.plainScript}`,
    `/${context.recordingScript}`,
  ]);
});

test('below a base path a page finds its stylesheets and accepts only its own scripts', () => {
  const below = exported().replaceAll('/_next/', '/duda/_next/');
  expect(finish(below, '/duda')).toContain('href="/duda/_next/static/styles/');
  expect(finish(below, '/duda')).toContain(`<script src="/duda/${context.plainScript}" defer="">`);
  expect(() => finish(exported(), '/duda')).toThrow('A script is not one of ours');
});

/** A change to the page and the build’s error. */
type Case = [what: string, html: string, said: string | RegExp];
const page = exported();
const body = (html: string) => exported({ body: html });

const READ: Case[] = [
  ['an HTML error', page.replace('lang="de"', 'lang="de" lang="en"'), /duplicate-attribute/],
  ['an element that is not closed', page.replace('</p>', ''), 'is not closed'],
  ['an element that a browser adds', page.replace('<p></p>', '<table><tr></tr></table>'), '<tbody> is missing here'],
  [
    'an element that a browser moves',
    page.replace('<p></p>', '<table><b></b></table>'),
    'A browser reads what precedes',
  ],
  ['an end tag without its start tag', page.replace('<p></p>', '</i><p></p>'), 'A browser reads what precedes'],
  ['a second head', page.replace('<body>', '<body><head></head>'), 'A browser reads what precedes'],
  ['no head', page.replace('<head>', '').replace('</head>', ''), 'readPage'],
  ['content after the end', `${page}<p></p>`, 'readPage'],
  ['no doctype', page.replace('<!DOCTYPE html>', ''), /missing-doctype/],
];

const SCRIPTS: Case[] = [
  ['an extra inline script', body('<script>injected()</script>'), 'Unknown script: injected()'],
  ['a second graph', body('<script type="application/ld+json">{}</script>'), '“graph”: 2'],
  ['a graph that is not JSON', page.replace('{"@context"', '{"@context'), 'Unknown script'],
];

const ISLANDS: Case[] = [
  ['an island that throws', body(island('Quiz', { breaks: true })), 'Island Quiz: Cannot read x'],
  ['an island without its data', body('<island-root data-island="Quiz"></island-root>'), 'Its data is missing'],
  ['an island without a name', body('<island-root><p></p></island-root>'), 'Island without a name'],
  ['a slot without its node', body(island('Quiz', {})), 'a node 0 that it does not have'],
  ['a nested island', body(island('Quiz', {}, island('Quiz', {}, '<p></p>'))), 'It contains another island'],
  ['an island that is not bundled', body(island('Lost', {}, '<p></p>')), 'The script of the island Lost is missing'],
];

const STYLES: Case[] = [
  [
    'a renamed attribute',
    page.replaceAll('<style data-styled=""', '<style data-sc=""'),
    'not from styled-components; its attributes: data-sc',
  ],
  [
    'a style element of another make',
    body('<noscript><style media="print">a{}</style></noscript>'),
    'attributes: media',
  ],
  ['no styles', page.replaceAll(/<style.*?<\/style>/g, ''), 'has no styles'],
];

test.each([...READ, ...SCRIPTS, ...ISLANDS, ...STYLES])(
  'the build stops at pages it does not understand: %s',
  (_what, html, said) => {
    expect(html).not.toBe(page);
    expect(() => finish(html)).toThrow(said);
    expect(() => finish(html)).toThrow(
      /^(readPage|linkStyles|fillIslands|addPlainScript|finishPage|policy): agb\/index\.html, (line \d+|whole page)/,
    );
  },
);
