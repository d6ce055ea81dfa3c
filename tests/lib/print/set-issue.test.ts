import type { Block, Piece } from 'content/kinds';
import { textOfPages } from '@/lib/print/raster';
import { lowResolutionFaults } from '@/lib/print/set-issue';
import { articleOf, blocksOf, frontOf, frontPieces, issueOf, sentences, storyOf, typeset, words } from './sample';

const picture = { src: 'scene.webp', alt: 'Ein Igel liest im Laub eine Zeitung.' };
const quote: Piece = { type: 'quote', text: 'Der Igel schläft und die Eule wacht.' };
const fact: Piece = { type: 'fact', figure: '8.000', text: sentences(1, 2) };
const short: Piece = { type: 'short', kicker: 'Nachgefragt', title: 'Was Eulen hören', text: sentences(3, 6) };
const story: Piece = { type: 'article', slug: 'probe' };

const spread = (blocks: Block[], right: Piece[] = [quote, fact, short, { type: 'quiz', slug: 'probe' }]) =>
  typeset(articleOf(blocks), issueOf([frontOf(), ...storyOf([story, fact], right)]), [2]);

test('the front page has the start of the story and says where it continues', async () => {
  const issue = issueOf([frontOf(), ...storyOf([story], [quote])]);
  const { set } = await typeset(articleOf(blocksOf(20)), issue, [1]);
  const text = (await textOfPages(set.pdf())).map(words);
  expect(text[0]).toContain(words('Gute Nacht, Igel!'));
  expect(text[0]).toContain(words(sentences(30, 2)));
  expect(text[0]).not.toContain(words(sentences(40, 2)));
  expect(text[0]).toContain(words('Weiter auf Seite 2'));
});

test('the story has every sentence once, in order, over both pages', async () => {
  const blocks = blocksOf(34);
  const issue = issueOf([frontOf([]), ...storyOf([story], [quote, short])]);
  const { set, faults } = await typeset(articleOf(blocks), issue, [2]);
  expect(faults.filter((fault) => fault.includes('zu viel'))).toEqual([]);
  // Removes the second page’s header between them.
  const pages = (await textOfPages(set.pdf())).map(words).join('');
  const paper = pages.replace(/duda·samstag,21\.november2026|titelgeschichte3?/g, '');
  const places = blocks.flatMap((block) => (block.type === 'paragraph' ? [paper.indexOf(words(block.text))] : []));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

describe('a story with every type of block and piece', () => {
  const long = 'Rindfleischetikettierungsüberwachungsgesetz';
  const highlight = 'Schon gewusst? Ein Igel trägt Tausende Stacheln auf dem Rücken.';
  const conclusion = 'Am Ende des Winters wacht der Igel auf und sucht sich etwas zu fressen.';
  const blocks = blocksOf(30).map((block, at) =>
    at === 9 && block.type === 'paragraph' ? { ...block, text: `${long} `.repeat(6).trim() } : block,
  );
  const all: Block[] = [
    ...blocks,
    { type: 'highlight', text: highlight },
    { type: 'image', image: picture, caption: 'Nur auf der Website.' },
    { type: 'conclusion', text: conclusion },
  ];
  const figures = [{ image: picture, caption: 'So liegt der Igel im Laub.' }];
  const left: Piece[] = [{ ...story, figures }, fact, { type: 'words', words: ['Magma'] }];
  const right: Piece[] = [quote, short, { type: 'quiz', slug: 'probe' }];
  let pages: string[];
  let paper: string;
  let faults: string[];
  beforeAll(async () => {
    const made = await typeset(articleOf(all), issueOf([frontOf([]), ...storyOf(left, right)]), [2]);
    pages = await textOfPages(made.set.pdf());
    // Removes the second page’s header between them.
    paper = pages
      .map(words)
      .join('')
      .replace(/duda·samstag,21\.november2026|titelgeschichte3?/g, '');
    ({ faults } = made);
  });

  test.each([
    'Teil 1',
    highlight,
    'So liegt der Igel im Laub.',
    conclusion,
    '8.000',
    'Der Igel schläft und die Eule wacht.',
    'Was Eulen hören',
    sentences(3, 6),
    'Magma:',
    'Lösungen',
  ])('has its part on its pages: %s', (part) => expect(paper).toContain(words(part)));

  test('hyphenates a word of forty letters, which stays within its column', () => {
    expect(faults.filter((fault) => fault.includes('zu viel'))).toEqual([]);
    expect(paper).toContain(words(long));
    for (const line of pages.flatMap((text) => text.split(/[\r\n\ufffe]+/))) expect(line).not.toContain(long);
  });
});

test('a page that is too short states how many lines are missing', async () => {
  const { faults } = await spread(blocksOf(3));
  expect(faults.join()).toMatch(/Seite 2: \d+ Zeilen zu wenig \(Titelgeschichte\)/);
});

test('a page that is too full states how many lines are too many', async () => {
  const { faults } = await spread(blocksOf(64));
  expect(faults.join()).toMatch(/Seite 3: \d+ Zeilen zu viel \(rechte Seite der Titelgeschichte\)/);
});

test('names every page whose main piece is missing or withdrawn, and what to do', async () => {
  const pages = [frontOf(frontPieces(20).filter(({ type }) => type !== 'article')), ...storyOf([fact], [quote])];
  const what =
    'Hier braucht es ein Stück mit type: article, das nicht zurückgezogen ist (movedTo); setzen Sie ein anderes ein';
  await expect(typeset(articleOf(blocksOf(3)), issueOf(pages))).rejects.toThrow(
    [1, 2].map((page) => `content/issues/2026-47.yaml · Seite ${page}: ${what}`).join('\n'),
  );
});

test('a missing picture stops the build with its name', async () => {
  const article = { ...articleOf(blocksOf(30)), image: { src: 'fehlt.webp', alt: 'Ein Bild, das es nicht gibt.' } };
  await expect(typeset(article, issueOf(storyOf([story], [quote])))).rejects.toThrow(
    /content\/pictures\/fehlt\.webp fehlt/,
  );
});

test('refuses a page with a missing template', async () => {
  const pages = [{ ...frontOf(), template: 'posters' as 'front' }];
  await expect(typeset(articleOf(blocksOf(3)), issueOf(pages))).rejects.toThrow(
    /Seite 1: .*templates\/posters\.typ fehlt/,
  );
});

test('each piece has a zone within the page', async () => {
  const { set } = await typeset(articleOf(blocksOf(12)), issueOf([frontOf()]));
  expect([...new Set(set.places.map(({ piece }) => piece))].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  for (const { x, y, width, height } of set.places) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(280);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(400);
    expect(width * height).toBeGreaterThan(100);
  }
});

test('a picture of too low resolution is reported with its page (R-ISS-19)', () => {
  const [small, large] = [1200, 1824].map((pixels) => ({ src: `${pixels}.webp`, millimetres: 191, pixels }));
  const told = [{ page: 2 }, large, { page: 3 }, small, { page: 4 }, large].flatMap((entry) => entry ?? []);
  expect(lowResolutionFaults(told)).toEqual([
    expect.stringMatching(/^Seite 3: das Bild 1200\.webp hat nur 160 Punkte je Zoll/),
  ]);
});

test('a drawing never has too low a resolution (R-ISS-19)', () =>
  expect(lowResolutionFaults([{ page: 1 }, { src: 'atem.svg', millimetres: 256, pixels: 960 }])).toEqual([]));
