import { renderToStaticMarkup } from 'react-dom/server';
import { TipsSection } from '@/components/tips/tips-section';
import { content } from '@/lib/content';
import { TIPS_PER_DRAW } from '@/lib/tips/draw';
import { priceText } from '@/lib/tips/facts';

const { landing, lists } = content;
/** Twice as many items as are shown. */
const copies = <T extends { title: string }>(list: readonly T[]) =>
  Array.from({ length: 2 * TIPS_PER_DRAW }, (_, at) => ({ ...(list[at % list.length] as T), id: at + 1 }));
const books = copies(content.books);
const games = copies(content.games);
const sectionOf = (of: Partial<Pick<typeof content, 'books' | 'games' | 'lists'>>) =>
  renderToStaticMarkup(<TipsSection {...{ copy: landing.tips, lists, books, games, ...of }} />);
const html = sectionOf({});
const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;

test('without JavaScript both lists show eight items and a link to all (R-TIP-1)', () => {
  expect(count(/href="\/books\/#book-\d+"/g)).toBe(TIPS_PER_DRAW);
  expect(count(/href="\/games\/#game-\d+"/g)).toBe(TIPS_PER_DRAW);
  expect(html).toContain('Alle Buchtipps ansehen');
  expect(html).toContain('Alle Spiele ansehen');
  expect(html).not.toMatch(/\binert\b|\bhidden=""/);
});

test('the cards of books and games have the required facts (R-TIP-3)', () => {
  for (const { title, age, pages, publisher, price } of books.slice(0, TIPS_PER_DRAW)) {
    for (const text of [title, age.text, pages.text, publisher, priceText(price)]) expect(html).toContain(text);
  }
  for (const { title, type, age, players, publisher, price } of games.slice(0, TIPS_PER_DRAW)) {
    for (const text of [title, type, age.text, players.text, publisher, price.text]) expect(html).toContain(text);
  }
});

test('example books and games are marked', () => {
  const example = { list: 'Die Bücher sind Beispiele.', one: 'Dieses Buch ist ein Beispiel.' };
  const made = {
    ...lists,
    books: { ...lists.books, example },
    games: { ...lists.games, example: { list: 'Auch die Spiele.' } },
  };
  for (const text of ['Die Bücher sind Beispiele.', 'Auch die Spiele.'])
    expect(sectionOf({ lists: made })).toContain(text);
  const real = (kind: 'books' | 'games') => ({ ...lists[kind], example: undefined });
  const bare = { ...lists, books: real('books'), games: real('games') } as typeof lists;
  expect(sectionOf({ lists: bare })).not.toContain('class="example"');
});

test('duplicate books are shown once on the shelf', () => {
  const twice = [...books.slice(0, 3), ...books.slice(0, 3)];
  expect(sectionOf({ books: twice }).match(/href="\/books\/#book-/g)).toHaveLength(3);
});

test.each([
  ['games', { books, games: [] }, 'Buchtipps', 'Spiele'],
  ['books', { books: [], games }, 'Spiele', 'Buchtipps'],
] as const)('without %s there is neither an empty shelf nor a link to it', (_what, left, there, gone) => {
  const html = sectionOf({ books: [...left.books], games: [...left.games] });
  expect(html).toContain(`Alle ${there} ansehen`);
  expect(html).not.toContain(`Alle ${gone} ansehen`);
});

test('the page does not grow with the list: a thousand books show eight cards', () => {
  const [first] = books;
  const many = first ? Array.from({ length: 1000 }, (_, index) => ({ ...first, id: index + 1 })) : [];
  expect(sectionOf({ books: many }).length).toBeLessThan(html.length * 1.1);
});

test('the packs hold each remaining card once', async () => {
  // Built from content on import.
  Object.assign(content, { books, games });
  const { feedNames, readFeed } = await import('@/components/tips/feeds');
  const packs = feedNames().filter((name) => /^(books|games)-\d+\.json$/.test(name));
  const cards = (await Promise.all(packs.map(readFeed))).flat() as string[];
  const links = cards.map((card) => /href="(\/(?:books|games)\/#[a-z]+-\d+)"/.exec(card)?.[1]);
  expect(links).toEqual([
    ...books.slice(TIPS_PER_DRAW).map(({ id }) => `/books/#book-${id}`),
    ...games.slice(TIPS_PER_DRAW).map(({ id }) => `/games/#game-${id}`),
  ]);
});
