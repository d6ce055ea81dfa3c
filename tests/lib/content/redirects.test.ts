import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';
import { movedTo } from '@/lib/pages/moved';
import { articlePath, PATHS } from '@/lib/pages/paths';
import { content } from '@/tests/fixtures/content';
import { FIXTURES } from '@/tests/fixtures/keep';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'duda-redirects-'));
  cpSync(FIXTURES, root, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

/** What the editor is told of a list. */
function told(redirects: { from: string; to: string }[]) {
  writeFileSync(join(root, 'redirects.yaml'), stringify(redirects, { aliasDuplicateObjects: false }));
  return readContent(root).faults.map(formatFault);
}

const OLD = { from: '/news/alt/', to: PATHS.news };

test.each([
  ['nothing', []],
  ['a page', [OLD]],
  ['an anchor', [{ from: '/termine/', to: '/#events' }]],
  ['the start', [{ from: '/start/', to: '/' }]],
  ['a second address of a page', [{ from: '/lesen/', to: '/lesekompetenz/' }]],
])('an editor may lead on to %s', (_, redirects) => expect(told(redirects)).toEqual([]));

test.each([
  [
    'an old address twice',
    [OLD, OLD],
    /\[2\]\.from: gefunden „\/news\/alt\/“, erwartet ein alter Pfad, den die Liste noch nicht hat$/,
  ],
  ['a page there is', [{ from: PATHS.books, to: PATHS.news }], /\[1\]\.from: .* unter dem keine Seite mehr liegt$/],
  [
    'what is shown without network',
    [{ from: '/keine-verbindung/', to: PATHS.news }],
    /\[1\]\.from: .* keine Seite mehr/,
  ],
  ['a place of files', [{ from: '/pictures/alt/', to: PATHS.news }], /\[1\]\.from: .*; hier liegen Dateien$/],
  [
    'a file',
    [{ from: '/alt.pdf', to: PATHS.news }],
    /\[1\]\.from: .*erwartet der alte Pfad aus Kleinbuchstaben, .* mit \/ am Ende/,
  ],
  ['capitals', [{ from: '/News/Alt/', to: PATHS.news }], /\[1\]\.from: .*erwartet der alte Pfad aus Kleinbuchstaben/],
  ['another site', [{ from: '/alt/', to: '//evil.example/' }], /\[1\]\.to: .*erwartet der neue Pfad, mit \/ am Ende/],
  [
    'an address without its slash',
    [{ from: '/alt/', to: '/news' }],
    /\[1\]\.to: .*erwartet der neue Pfad, mit \/ am Ende/,
  ],
  [
    'a page there is not',
    [{ from: '/alt/', to: '/neues/' }],
    /\[1\]\.to: gefunden „\/neues\/“, erwartet ein Pfad, den es gibt, wie \/news\/$/,
  ],
  ['itself', [{ from: '/alt/', to: '/alt/' }], /\[1\]\.to: .*, erwartet eine andere Seite als die alte$/],
  [
    'another old address',
    [{ from: '/uralt/', to: '/news/alt/' }, OLD],
    /\[1\]\.to: .*, erwartet gleich das Ziel von dort: \/news\/$/,
  ],
])('an editor is told plainly of a way from or to %s (R-WHOLE-1)', (_, redirects, expected) =>
  expect(told(redirects)).toEqual([expect.stringMatching(expected)]),
);

test('two that lead to each other are told both', () =>
  expect(
    told([
      { from: '/alt/', to: '/neu/' },
      { from: '/neu/', to: '/alt/' },
    ]),
  ).toHaveLength(2));

test('a text that links an old address is refused and names the new one (R-WHOLE-3)', () => {
  const file = join(root, 'landing.yaml');
  const landing = readFileSync(file, 'utf8');
  writeFileSync(file, landing.replace('href: /news/', 'href: /nachrichten/'));
  expect(told([{ from: '/nachrichten/', to: PATHS.news }])).toEqual([
    expect.stringMatching(
      /^content\/landing\.yaml · \S*href: gefunden „\/nachrichten\/“, erwartet die neue Adresse \/news\/, wie in redirects\.yaml$/,
    ),
  ]);
});

test('who comes by an old address reads where it leads', () => {
  const [article] = content.articles.filter(({ slug }) => slug === 'wie-ein-vulkan-ausbricht');
  expect(movedTo('/news/wie-vulkane-ausbrechen/', content)).toEqual({
    to: articlePath(article?.slug ?? ''),
    page: articlePath(article?.slug ?? ''),
    name: article?.title,
  });
  expect(movedTo('/termine/', content)).toEqual({ to: '/#events', page: '/', name: 'Events & Termine' });
  expect(movedTo('/news/', content)).toBeUndefined();
});
