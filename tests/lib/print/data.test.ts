import type { Block, Piece } from 'content/kinds';
import { accentOf } from '@/lib/issues/accent';
import { textsIn } from '@/lib/news/blocks';
import { type PrintPage, printData } from '@/lib/print/data';
import { leafOf } from '@/lib/print/event-piece';
import { articleOf, blocksOf, contentWith, frontOf, frontPieces, issueOf, storyOf } from './sample';

const highlight: Block = { type: 'highlight', text: 'Schon gewusst? Ein Igel trägt Tausende Stacheln auf dem Rücken.' };
const [first, ...others] = blocksOf(12);
const article = articleOf([...(first ? [first] : []), highlight, ...others]);
const story = storyOf([{ type: 'article', slug: 'probe' }], [{ type: 'quiz', slug: 'probe' }]);
const issue = issueOf([frontOf(), ...story]);

const pageOf = (number: number, of = issue): PrintPage => {
  const { sheets } = printData(contentWith(article), of);
  const page = sheets.flatMap(({ pages }) => pages).find((candidate) => candidate.number === number);
  if (!page) throw new Error(`page ${number} is missing`);
  return page;
};
const articleOn = (number: number, of = issue) => pageOf(number, of).pieces.find(({ type }) => type === 'article');
/** Texts as written: the typesetting joins short last words by no-break spaces. */
const textsOf = (blocks: unknown) => (blocks as { text: string }[]).map(({ text }) => text.replaceAll('\u00a0', ' '));

test('a story on the front page continues where it stopped, without repeats', () => {
  const [begun, rest] = [articleOn(1)?.running, articleOn(2)?.running].map(textsOf);
  const running = textsIn(article.content).map(({ text }) => text);
  expect(new Set([...(begun ?? []), highlight.text, ...(rest ?? [])])).toEqual(new Set(running));
  expect((begun ?? []).filter((text) => rest?.includes(text))).toEqual([]);
});

test('prints the figures that the issue names, not those of the article’s page (R-NEWS-12)', () => {
  const image = { src: 'scene.webp', alt: 'Ein Igel liest im Laub eine Zeitung.' };
  const own: Block[] = [
    { type: 'image', image },
    { type: 'diagram', name: 'vulkan-schnitt' },
  ];
  const figures = [{ image, caption: 'Der Igel liest.' }];
  const printed = (blocks: Block[]) =>
    printData(
      contentWith(articleOf(blocks)),
      issueOf([frontOf(), ...storyOf([{ type: 'article', slug: 'probe', figures }], [])]),
    );
  const bare = blocksOf(12);
  expect(printed([...own, ...bare.flatMap((block) => [block, ...own])])).toEqual(printed(bare));
  const [story] = printed(bare).sheets[1]?.pages[0]?.pieces ?? [];
  expect(story?.figures).toEqual(figures);
});

test('says where a story continues and where it comes from', () => {
  expect(articleOn(1)).toMatchObject({ continuesOn: 2 });
  expect(articleOn(2)).toMatchObject({ continuedFrom: 1 });
});

test('highlights are printed with the rest of the story, not its beginning', () => {
  expect(articleOn(1)?.asides).toEqual([]);
  expect(textsOf(articleOn(2)?.asides)).toEqual([highlight.text]);
});

test('in a closed issue the contents tell where the story continues', () => {
  const contents = [{ page: 6, title: 'Wie der Igel schläft: die ganze Geschichte' }];
  expect(articleOn(1, issueOf([frontOf()], { open: false, contents }))).toMatchObject({ continuesOn: 6 });
});

test('facing pages of the story are one sheet, other pages two', () => {
  const sheets = (of: typeof issue) =>
    printData(contentWith(article), of).sheets.map(({ pages }) => pages.map(({ number }) => number));
  expect(sheets(issue)).toEqual([[1], [2, 3]]);
  expect(sheets(issueOf([frontOf(), frontOf(), ...story]))).toEqual([[1], [2], [3], [4]]);
});

test('easy texts are not printed, so the closed page does not change (R-ISS-20)', () => {
  const text = 'Es ist Winter, und die Sonne geht früh unter, weil die Erde schief steht und sich dreht.';
  const short = { type: 'short' as const, kicker: 'Kurz erklärt', title: 'Warum es dunkel wird', text };
  const printed = (piece: Piece) => pageOf(1, issueOf([frontOf([...frontPieces(), piece])])).pieces;
  expect(printed({ ...short, simple: 'Es ist Winter. Da geht die Sonne früh unter. Die Erde steht schief.' })).toEqual(
    printed(short),
  );
});

test('each piece keeps its position in content, which links zones to texts', () =>
  expect(pageOf(1).pieces.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5]));

test('each page has its colour', () =>
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(accentOf)).toEqual([
    ...['coral', 'violet', 'teal', 'sun', 'sun', 'leaf', 'coral', 'sky'],
    'coral',
  ]));

test('a date leaf shows a day or a weekend', () => {
  expect(leafOf('2027-01-16')).toEqual({ day: '16.', month: 'Januar' });
  expect(leafOf('2026-12-12', '2026-12-13')).toEqual({ day: '12./13.', month: 'Dezember' });
});
