import type { Block, Issue, Piece } from 'content/kinds';
import { pieceName } from 'content/pieces';
import { divider } from 'german/syllables/divide';
import { simpleOf } from '@/lib/issues/pieces';
import { articleHints, issueHints, LIMITS, levelMeasures, measuresTable } from '@/lib/reading/simple-check';
import { built } from '@/tests/built-content';
import { content } from '@/tests/fixtures/content';

const divide = divider(built.syllables);
const [article] = content.articles;
if (!article) throw new Error('no articles');

const paragraph = (text: string) => ({ type: 'paragraph' as const, text });
const heading = { type: 'heading' as const, text: 'Ein Teil' };
const EASY = 'Der Berg ist heiß. Er raucht und bebt. Bald fließt das Rote heraus. ';
const part = [heading, paragraph(EASY.repeat(4))];
const good = [part, part, part].flat();
const sources = [{ title: 'Vulkane und ihre Gefahren', year: 2023 }];
const checked = article.date;
const hints = (simple: typeof good | undefined) =>
  articleHints({ ...article, sources, checked, simple }, divide).map(({ found, expected }) => `${found} → ${expected}`);

test('an easy text causes no warning', () => expect(hints(good)).toEqual([]));

test.each([
  ['missing', undefined, /^kein leichter Text → derselbe Artikel kurz und leicht, /],
  ['too short', part, /^52 Wörter → 150 bis 250 Wörter$/],
  ['without headings', [heading, paragraph(EASY.repeat(12))], /^156 Wörter ohne Überschrift → /],
  [
    'with a long sentence',
    [...good, paragraph('Der alte Berg hat heute und gestern und auch davor schon sehr laut gebebt.')],
    /^14 Wörter: „Der alte Berg .* gebebt\.“ → höchstens 12 Wörter im Satz$/,
  ],
  [
    'of long sentences',
    Array.from({ length: 3 }, () => [
      heading,
      paragraph('Der Berg ist heiß und er raucht und bebt ein wenig. '.repeat(5)),
    ]).flat(),
    /^11 Wörter im Satz → im Mittel höchstens 8$/,
  ],
  [
    'of long words',
    Array.from({ length: 3 }, () => [
      heading,
      paragraph('Gasblasen transportieren geschmolzenes Gestein. '.repeat(13)),
    ]).flat(),
    /^Wiener Sachtextformel \d+,\d → höchstens 2,5$/,
  ],
])('warns of an easy text that is %s (R-NEWS-14)', (_, simple, expected) =>
  expect(hints(simple)).toContainEqual(expect.stringMatching(expected)),
);

test('warns of a piece whose easy text is hard (R-ISS-20)', () => {
  const piece = (simple?: string): Piece => ({
    type: 'letter',
    title: 'An dich',
    text: EASY.repeat(3),
    ...(simple && { simple }),
  });
  const pages = (...pieces: Piece[]): Issue['pages'] => [{ template: 'back', section: 'Was ist los?', pieces }];
  const told = (...pieces: Piece[]) => issueHints({ name: '2026-47', pages: pages(...pieces) }, divide);
  expect(told(piece(), piece(EASY))).toEqual([]);
  const long = 'Der alte Berg hat heute und gestern und auch davor schon sehr laut gebebt. ';
  expect(told(piece(), piece(`${long}${EASY.repeat(4)}`))).toEqual([
    {
      kind: 'Hinweis',
      file: 'issues/2026-47.yaml',
      field: 'pages[1].pieces[2].simple',
      found: `14 Wörter: „${long.trim()}“`,
      expected: 'höchstens 12 Wörter im Satz',
    },
  ]);
});

// Without easy pieces there is nothing to measure.
const easyPieces = built.issues.flatMap((issue) =>
  issue.pages.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (simpleOf(piece) ? [[pieceName(piece, built), issue, piece] as const] : [])),
  ),
);
if (easyPieces.length > 0)
  test.each(easyPieces)('a child of eight can read the easy text of the piece %s (R-ISS-20)', (_, issue, piece) =>
    expect(issueHints({ ...issue, pages: [{ template: 'back', section: 'Seite', pieces: [piece] }] }, divide)).toEqual(
      [],
    ),
  );

test.each([
  ['with', good],
  ['without', undefined],
] as const)(
  'an article %s an easy text causes warnings if it has no source and no day of its check (R-NEWS-14, R-NEWS-19)',
  (_, simple) => {
    const bare = { ...article, simple: simple && [...simple], sources: undefined, checked: undefined };
    const told = articleHints(bare, divide).filter(({ field }) => field !== 'simple');
    expect(told.map(({ field, found }) => [field, found])).toEqual([
      ['sources', 'keine Quelle'],
      ['checked', 'kein Tag der Prüfung'],
    ]);
  },
);

test('the table has a line for each article, with the measures of both texts', () => {
  const blocks: Block[] = [paragraph('Er kam. Sie ging nach Hause.')];
  const [, line] = measuresTable([{ ...article, slug: 'probe', content: blocks, simple: good }], divide);
  expect(line).toMatch(/^probe +6 +3 +4 +\S+ +156 +\S+ +5 +\S+$/);
});

test('a child of eight can read the easy text of each article (R-NEWS-14)', () => {
  const tooHard = built.articles.flatMap((one) => {
    const { ganz, leicht } = levelMeasures(one, divide);
    if (!leicht) return [];
    const { words, longestSentence, meanSentence, wiener } = leicht;
    const isEasy =
      longestSentence <= LIMITS.longestSentence &&
      meanSentence <= LIMITS.meanSentence &&
      wiener <= LIMITS.wiener &&
      wiener < ganz.wiener;
    const isFitting = words >= LIMITS.words[0] && words <= LIMITS.words[1];
    return isEasy && isFitting ? [] : [{ slug: one.slug, ...leicht, whole: ganz.wiener }];
  });
  expect(tooHard).toEqual([]);
});
