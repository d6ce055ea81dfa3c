import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { readPage } from '@/lib/export/read';
import { elementsIn, elementsNamed, textIn } from '@/lib/export/tree';
import { writePage } from '@/lib/export/write';
import { built } from '../built-content';
import { exported } from '../exported';
import { pages } from './pages';

const read = pages.map(({ file }) => {
  const html = readFileSync(join('out', file), 'utf8');
  return { file, html, document: readPage(file, html) };
});
const filesWhere = (isWrong: (page: (typeof read)[number]) => boolean) => read.filter(isWrong).map(({ file }) => file);

test('every page is serialized as a browser parses it', () => {
  expect(filesWhere(({ html, document }) => writePage(document) !== html)).toEqual([]);
});

test('each page’s single policy allows exactly its inline scripts', () => {
  const wrong = filesWhere(({ document }) => {
    const policies = elementsNamed(document, 'meta').filter(({ attributes }) => attributes['http-equiv']);
    const [, ...permitted] =
      /script-src 'self'([^;]*)/.exec(policies[0]?.attributes.content ?? '')?.[1]?.split(' ') ?? [];
    const inline = elementsNamed(document, 'script')
      .filter(({ attributes: { src, type } }) => src === undefined && type !== 'application/ld+json')
      .map((script) => `'sha256-${createHash('sha256').update(textIn(script)).digest('base64')}'`);
    return policies.length !== 1 || inline.length === 0 || [...new Set(inline)].join() !== permitted.join();
  });
  expect(wrong).toEqual([]);
});

test('no page has a style element; each links stylesheets', () => {
  expect(filesWhere(({ document }) => elementsNamed(document, 'style').length > 0)).toEqual([]);
  const links = (page: (typeof read)[number]) =>
    elementsNamed(page.document, 'link').filter(({ attributes }) => attributes.href?.includes('/_next/static/styles/'));
  expect(filesWhere((page) => links(page).length === 0 || links(page).length > 2)).toEqual([]);
});

test('browsers compile island scripts while they load', () => {
  const scripts = readdirSync('out/_next/static/islands');
  expect(scripts).not.toEqual([]);
  const codes = scripts.map((name) => readFileSync(join('out/_next/static/islands', name), 'utf8'));
  expect(codes.filter((code) => !code.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([]);
});

test('nothing of Next’s client is exported', () => {
  expect(filesWhere(({ html }) => /__next_f|TURBOPACK|\/_next\/static\/chunks\/[^"]*\.js/.test(html))).toEqual([]);
  expect(
    exported.filter((name) =>
      /^_next\/(?!static\/(islands|handed|plain|keep|aids|styles|media)\/).*\.js$|__next\./.test(name),
    ),
  ).toEqual([]);
});

test('every file that islands need is exported', () => {
  const named = read.flatMap(({ html }) => html.match(/\/_next\/static\/(islands|handed)\/[\w.-]+/g) ?? []);
  expect(named.length).toBeGreaterThan(0);
  const there = new Set(exported.map((name) => `/${name}`));
  expect([...new Set(named)].filter((address) => !there.has(address))).toEqual([]);
});

test('no script refers to a design token, as stylesheets rename them', () => {
  const scripts = exported.filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => readFileSync(join('out', name), 'utf8').includes('--d-'))).toEqual([]);
});

test('fetched cards have no style attributes, which the page’s policy would block', () => {
  const files = exported.filter((name) => name.endsWith('.json'));
  const cards: string[] = [];
  for (const file of files) {
    JSON.parse(readFileSync(join('out', file), 'utf8'), (_key, value) => {
      if (typeof value === 'string' && value.startsWith('<')) cards.push(value);
      return value;
    });
  }
  const { books, games, events } = built;
  const hasLists = books.length + games.length + events.length > 0;
  expect(cards.length > 0 || !hasLists).toBe(true);
  expect(cards.filter((card) => parse(card).querySelector('[style]'))).toEqual([]);
});

test('every aria-describedby has its target on the page', () => {
  const wrong = filesWhere(({ document }) => {
    const elements = [...elementsIn(document.nodes)].map(({ attributes }) => attributes);
    const ids = new Set(elements.map(({ id }) => id));
    return elements.some((attributes) => attributes['aria-describedby']?.split(' ').some((id) => !ids.has(id)));
  });
  expect(wrong).toEqual([]);
});
