import { movedTo } from '@/lib/pages/moved';
import { articlePath, PATHS } from '@/lib/paths';
import { content } from '@/tests/fixtures/content';
import { type Mistake, reportsEach, siteCopy } from './site-copy';

type Redirect = { from: string; to: string };
const { change, write, faults } = siteCopy();

/** Errors for a list of redirects. */
function told(redirects: Redirect[]) {
  write('redirects.yaml', redirects);
  return faults();
}

const OLD = { from: '/news/alt/', to: PATHS.news };

test.each([
  ['nothing', []],
  [
    'pages, their aliases and anchors, from addresses with queries, capitals and endings',
    [
      OLD,
      { from: '/termine/', to: '/#events' },
      { from: '/start/', to: '/' },
      { from: '/lesen/', to: '/lesekompetenz/' },
      { from: '/index.php?id=12', to: PATHS.news },
      { from: '/?p=12', to: PATHS.news },
      { from: '/News/', to: PATHS.news },
      { from: '/download/Probeheft.pdf', to: '/#events' },
    ],
  ],
])('accepts redirects to %s', (_, redirects) => expect(told(redirects)).toEqual([]));

type Row = [what: string, redirect: Redirect, told: RegExp];

/** All in one list, after a correct one. */
function reports(title: string, rows: readonly Row[]) {
  describe(title, () => {
    const copy = siteCopy(beforeAll);
    const list = [OLD, ...rows.map(([, redirect]) => redirect)];
    reportsEach(
      'a redirect',
      () => {
        copy.write('redirects.yaml', list);
        return copy.faults();
      },
      rows.map(
        ([what, , expected], at): Mistake => [
          `with ${what} (R-WHOLE-1)`,
          () => undefined,
          new RegExp(`redirects\\.yaml · \\[${at + 2}\\]\\.${expected.source}`),
        ],
      ),
    );
  });
}

const NO_PAGE = /from: .* unter dem keine Seite mehr liegt$/;
const FILES_LIE = /from: gefunden .*, erwartet der Pfad einer Seite; hier liegen Dateien$/;
const NEW_PATH = /to: .*erwartet der neue Pfad, mit \/ am Ende/;

reports('reports what is no address', [
  ['no slash at the end', { from: '/news/alt', to: PATHS.news }, /from: .*erwartet der alte Pfad mit \/ am Ende/],
  ['umlauts', { from: '/über/', to: PATHS.news }, /from: .*erwartet der alte Pfad, .* ohne Umlaute/],
  ['another site as the target', { from: '/alt/', to: '//evil.example/' }, NEW_PATH],
  ['a target without its trailing slash', { from: '/alt/', to: '/news' }, NEW_PATH],
]);

reports('reports what leads nowhere', [
  [
    'a duplicate old URL',
    OLD,
    /from: gefunden „\/news\/alt\/“, erwartet ein alter Pfad, den die Liste noch nicht hat$/,
  ],
  ['an existing page as the old URL', { from: PATHS.books, to: PATHS.news }, NO_PAGE],
  ['the offline page as the old URL', { from: '/keine-verbindung/', to: PATHS.news }, NO_PAGE],
  ['a file as the old URL', { from: '/sitemap.xml', to: PATHS.news }, NO_PAGE],
  ...['/pictures/alt/', '/redaktion/', '/redaktion/hilfe/', '/index/', '/audio/', '/tips/', '/licenses/'].map(
    (from): Row => [`${from}, which files need, as the old URL`, { from, to: PATHS.news }, FILES_LIE],
  ),
  [
    'a missing target page',
    { from: '/uralt/', to: '/neues/' },
    /to: gefunden „\/neues\/“, erwartet ein Pfad, den es gibt, wie \/news\/$/,
  ],
  ['itself as the target', { from: '/selbst/', to: '/selbst/' }, /to: .*, erwartet eine andere Seite als die alte$/],
  [
    'another old URL as the target',
    { from: '/aelter/', to: '/news/alt/' },
    /to: .*, erwartet gleich das Ziel von dort: \/news\/$/,
  ],
  ['a loop, there', { from: '/hin/', to: '/her/' }, /to: /],
  ['a loop, back', { from: '/her/', to: '/hin/' }, /to: /],
]);

test('a text with an old URL is an error that names the new one (R-WHOLE-3)', () => {
  change('landing.yaml', 'href: /news/', 'href: /nachrichten/');
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
