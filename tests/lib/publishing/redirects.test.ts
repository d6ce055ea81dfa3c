import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatFault } from 'content/fault';
import { stringify } from 'yaml';
import { movedTo } from '@/lib/pages/moved';
import { articlePath, PATHS } from '@/lib/paths';
import { readSite } from '@/lib/publishing/read';
import { content } from '@/tests/fixtures/content';
import { FIXTURES } from '@/tests/fixtures/keep';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'duda-redirects-'));
  cpSync(FIXTURES, root, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

/** Errors for a list of redirects. */
function told(redirects: { from: string; to: string }[]) {
  writeFileSync(join(root, 'redirects.yaml'), stringify(redirects, { aliasDuplicateObjects: false }));
  return readSite(root).faults.map(formatFault);
}

const OLD = { from: '/news/alt/', to: PATHS.news };

test.each([
  ['nothing', []],
  ['a page', [OLD]],
  ['an anchor', [{ from: '/termine/', to: '/#events' }]],
  ['the landing page', [{ from: '/start/', to: '/' }]],
  ['an alias of a page', [{ from: '/lesen/', to: '/lesekompetenz/' }]],
  ['a page from an address with a query', [{ from: '/index.php?id=12', to: PATHS.news }]],
  ['a page from the start with a query', [{ from: '/?p=12', to: PATHS.news }]],
  ['a page from one with capitals', [{ from: '/News/', to: PATHS.news }]],
  ['an anchor from a file', [{ from: '/download/Probeheft.pdf', to: '/#events' }]],
])('accepts redirects to %s', (_, redirects) => expect(told(redirects)).toEqual([]));

test.each([
  [
    'a duplicate old URL',
    [OLD, OLD],
    /\[2\]\.from: gefunden „\/news\/alt\/“, erwartet ein alter Pfad, den die Liste noch nicht hat$/,
  ],
  [
    'an existing page as the old URL',
    [{ from: PATHS.books, to: PATHS.news }],
    /\[1\]\.from: .* unter dem keine Seite mehr liegt$/,
  ],
  [
    'the offline page as the old URL',
    [{ from: '/keine-verbindung/', to: PATHS.news }],
    /\[1\]\.from: .* keine Seite mehr/,
  ],
  [
    'a folder of files as the old URL',
    [{ from: '/pictures/alt/', to: PATHS.news }],
    /\[1\]\.from: .*; hier liegen Dateien$/,
  ],
  [
    'a file as the old URL',
    [{ from: '/sitemap.xml', to: PATHS.news }],
    /\[1\]\.from: .* unter dem keine Seite mehr liegt$/,
  ],
  [
    'no slash at the end',
    [{ from: '/news/alt', to: PATHS.news }],
    /\[1\]\.from: .*erwartet der alte Pfad mit \/ am Ende/,
  ],
  ['umlauts', [{ from: '/über/', to: PATHS.news }], /\[1\]\.from: .*erwartet der alte Pfad, .* ohne Umlaute/],
  [
    'another site as the target',
    [{ from: '/alt/', to: '//evil.example/' }],
    /\[1\]\.to: .*erwartet der neue Pfad, mit \/ am Ende/,
  ],
  [
    'a target without its trailing slash',
    [{ from: '/alt/', to: '/news' }],
    /\[1\]\.to: .*erwartet der neue Pfad, mit \/ am Ende/,
  ],
  [
    'a missing target page',
    [{ from: '/alt/', to: '/neues/' }],
    /\[1\]\.to: gefunden „\/neues\/“, erwartet ein Pfad, den es gibt, wie \/news\/$/,
  ],
  ['itself as the target', [{ from: '/alt/', to: '/alt/' }], /\[1\]\.to: .*, erwartet eine andere Seite als die alte$/],
  [
    'another old URL as the target',
    [{ from: '/uralt/', to: '/news/alt/' }, OLD],
    /\[1\]\.to: .*, erwartet gleich das Ziel von dort: \/news\/$/,
  ],
])('reports a redirect with %s (R-WHOLE-1)', (_, redirects, expected) =>
  expect(told(redirects)).toEqual([expect.stringMatching(expected)]),
);

test('reports both redirects of a loop', () =>
  expect(
    told([
      { from: '/alt/', to: '/neu/' },
      { from: '/neu/', to: '/alt/' },
    ]),
  ).toHaveLength(2));

test('a text with an old URL is an error that names the new one (R-WHOLE-3)', () => {
  const file = join(root, 'landing.yaml');
  const landing = readFileSync(file, 'utf8');
  writeFileSync(file, landing.replace('href: /news/', 'href: /nachrichten/'));
  expect(told([{ from: '/nachrichten/', to: PATHS.news }])).toEqual([
    expect.stringMatching(
      /^„.+“ in content\/landing\.yaml · \S*href: gefunden „\/nachrichten\/“, erwartet die neue Adresse \/news\/, wie in redirects\.yaml$/,
    ),
  ]);
});

test('the page of an old URL names its target', () => {
  const [article] = content.articles.filter(({ slug }) => slug === 'wie-ein-vulkan-ausbricht');
  expect(movedTo('/news/wie-vulkane-ausbrechen/', content)).toEqual({
    to: articlePath(article?.slug ?? ''),
    page: articlePath(article?.slug ?? ''),
    name: article?.title,
  });
  expect(movedTo('/termine/', content)).toEqual({ to: '/#events', page: '/', name: 'Events & Termine' });
  expect(movedTo('/news/', content)).toBeUndefined();
});
