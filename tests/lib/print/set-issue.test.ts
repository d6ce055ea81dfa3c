import type { Article, Block, Issue, Piece } from 'content/kinds';
import { textOfPages } from '@/lib/print/raster';
import { lowResolutionFaults } from '@/lib/print/set-issue';
import { articleOf, blocksOf, frontOf, frontPieces, issueOf, sentences, storyOf, typeset, words } from './sample';

const picture = { src: 'scene.webp', alt: 'Ein Igel liest im Laub eine Zeitung.' };
const quote: Piece = { type: 'quote', text: 'Der Igel schläft und die Eule wacht.' };
const fact: Piece = { type: 'fact', figure: '8.000', text: sentences(1, 2) };
const short: Piece = { type: 'short', kicker: 'Nachgefragt', title: 'Was Eulen hören', text: sentences(3, 6) };
const story: Piece = { type: 'article', slug: 'probe' };

const paperOf = async (article: Article, issue: Issue) => {
  const made = await typeset(article, issue, [2]);
  return { ...made, text: (await textOfPages(made.set.pdf())).map(words) };
};

const spread = (blocks: Block[], right: Piece[] = [quote, fact, short, { type: 'quiz', slug: 'probe' }]) =>
  typeset(articleOf(blocks), issueOf([frontOf(), ...storyOf([story, fact], right)]), [2]);

test('the front page has the start of the story and says where it continues', async () => {
  const issue = issueOf([frontOf(), ...storyOf([story], [quote])]);
  const { text } = await typeset(articleOf(blocksOf(20)), issue, [1]).then(async (made) => ({
    text: (await textOfPages(made.set.pdf())).map(words),
  }));
  expect(text[0]).toContain(words('Gute Nacht, Igel!'));
  expect(text[0]).toContain(words(sentences(30, 2)));
  expect(text[0]).not.toContain(words(sentences(40, 2)));
  expect(text[0]).toContain(words('Weiter auf Seite 2'));
});

test('the story has every sentence once, in order, over both pages', async () => {
  const blocks = blocksOf(34);
  const { text, faults } = await paperOf(
    articleOf(blocks),
    issueOf([frontOf([]), ...storyOf([story], [quote, short])]),
  );
  expect(faults.filter((fault) => fault.includes('zu viel'))).toEqual([]);
  // Removes the second page’s header between them.
  const paper = text.join('').replace(/duda·samstag,21\.november2026|titelgeschichte3?/g, '');
  const places = blocks.flatMap((block) => (block.type === 'paragraph' ? [paper.indexOf(words(block.text))] : []));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('every type of block and piece of the story is on its pages', async () => {
  const blocks: Block[] = [
    ...blocksOf(30),
    { type: 'highlight', text: 'Schon gewusst? Ein Igel trägt Tausende Stacheln auf dem Rücken.' },
    { type: 'image', image: picture, caption: 'Nur auf der Website.' },
    { type: 'conclusion', text: 'Am Ende des Winters wacht der Igel auf und sucht sich etwas zu fressen.' },
  ];
  const figures = [{ image: picture, caption: 'So liegt der Igel im Laub.' }];
  const left: Piece[] = [{ ...story, figures }, fact, { type: 'words', words: ['Magma'] }];
  const { text } = await paperOf(
    articleOf(blocks),
    issueOf([frontOf([]), ...storyOf(left, [quote, short, { type: 'quiz', slug: 'probe' }])]),
  );
  for (const part of [
    'Teil 1',
    'Ein Igel trägt Tausende Stacheln',
    'So liegt der Igel im Laub.',
    'Am Ende des Winters wacht',
  ])
    expect(text.join('')).toContain(words(part));
  for (const part of [
    '8.000',
    'Der Igel schläft und die Eule wacht.',
    'Was Eulen hören',
    sentences(3, 6),
    'Magma:',
    'Lösungen',
  ])
    expect(text.join('')).toContain(words(part));
});

test('a page that is too short states how many lines are missing', async () => {
  const { faults } = await spread(blocksOf(3));
  expect(faults.join()).toMatch(/Seite 2: \d+ Zeilen zu wenig \(Titelgeschichte\)/);
});

test('a page that is too full states how many lines are too many', async () => {
  const { faults } = await spread(blocksOf(64));
  expect(faults.join()).toMatch(/Seite 3: \d+ Zeilen zu viel \(rechte Seite der Titelgeschichte\)/);
});

test('reports a front page whose briefs are too long', async () => {
  const { faults } = await typeset(articleOf(blocksOf(12)), issueOf([frontOf(frontPieces(20))]));
  expect(faults.join()).toMatch(/Seite 1: \d+ Zeilen zu viel \(kurze Nachrichten\)/);
});

test('a word of forty letters stays within its column', async () => {
  const long = 'Rindfleischetikettierungsüberwachungsgesetz';
  const blocks = blocksOf(30).map((block, at) =>
    at === 9 && block.type === 'paragraph' ? { ...block, text: `${long} `.repeat(6).trim() } : block,
  );
  const { set, faults } = await spread(blocks);
  expect(faults.filter((fault) => fault.includes('zu viel'))).toEqual([]);
  const [text = ''] = await textOfPages(set.pdf());
  expect(words(text)).toContain(words(long));
  // It is hyphenated: no line contains the whole word.
  for (const line of text.split(/[\r\n\ufffe]+/)) expect(line).not.toContain(long);
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

test('reports pictures of too low resolution (R-ISS-19)', async () => {
  const { coarse } = await typeset(articleOf(blocksOf(12)), issueOf([frontOf()]));
  expect(coarse.join()).toMatch(/Seite 1: das Bild scene\.webp hat nur \d+ Punkte je Zoll, mindestens 200;/);
  expect(coarse.join()).toMatch(/256 mm breit gesetzt braucht es 2016 Punkte/);
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
