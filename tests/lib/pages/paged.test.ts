import type { Book, Game } from 'content/kinds';
import { content } from '@/lib/content';
import { inPages, PER_PAGE, pageNumber, pageParams, pagePath, pagesAround, placesIn } from '@/lib/pages/paged';
import { sitePages, trailTo } from '@/lib/pages/registry';
import { PATHS } from '@/lib/paths';
import { draftEntries } from '@/lib/search/entries';
import { llmsText } from '@/lib/seo/llms';

const numbered = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }));
const sizes = (count: number) => inPages(numbered(count)).map(({ length }) => length);

test.each([
  [0, [0]],
  [1, [1]],
  [24, [24]],
  [32, [32]],
  [35, [35]],
  [36, [24, 12]],
  [59, [24, 35]],
  [60, [24, 24, 12]],
])('%i items make pages of %j', (count, pages) => expect(sizes(count)).toEqual(pages));

test('every item is on one page, and no page has more than half as many again (R-TIP-13)', () => {
  for (let count = 0; count < 300; count += 7) {
    expect(inPages(numbered(count)).flat()).toEqual(numbered(count));
    expect(Math.max(...sizes(count))).toBeLessThan(1.5 * PER_PAGE);
  }
});

test('the URL of each page contains its number', () => {
  expect(pageParams(numbered(60)).map(({ seite }) => pageNumber(seite))).toEqual([1, 2, 3]);
  expect(pageParams(numbered(60)).map(({ seite }) => PATHS.games + seite.map((part) => `${part}/`).join(''))).toEqual(
    [1, 2, 3].map((page) => pagePath(PATHS.games, page)),
  );
});

test('pagination has the first, the last and the neighbouring pages, for any number', () => {
  expect(pagesAround(1, 3)).toEqual([1, 2, 3]);
  expect(pagesAround(42, 84)).toEqual([1, undefined, 41, 42, 43, undefined, 84]);
  expect(Math.max(...[1, 2, 3, 83, 84].map((page) => pagesAround(page, 84).length))).toBeLessThan(8);
});

test('an item’s URL leads to its page of the list', () => {
  const place = placesIn(PATHS.games, numbered(60), 'game');
  expect([24, 25, 60].map(place)).toEqual(['/games/#game-24', '/games/seite/2/#game-25', '/games/seite/3/#game-60']);
});

describe('with 60 books and games', () => {
  const [book] = content.books as [Book];
  const [game] = content.games as [Game];
  const many = {
    ...content,
    glossary: [],
    books: numbered(60).map(({ id }) => ({ ...book, id })),
    games: numbered(60).map(({ id }) => ({ ...game, id })),
  };
  const further = sitePages(many).filter(({ type }) => type === 'seite');

  test('each list has two further pages with names, descriptions and breadcrumbs of their own (R-TIP-13)', () => {
    expect(further.map(({ path }) => path)).toEqual(
      [PATHS.books, PATHS.games].flatMap((list) => [2, 3].map((page) => pagePath(list, page))),
    );
    for (const key of ['name', 'note'] as const) expect(new Set(further.map((page) => page[key])).size).toBe(4);
    expect(trailTo(pagePath(PATHS.books, 2), many).map(({ name }) => name)).toEqual([
      'Start',
      content.lists.books.title,
      `${content.lists.books.title} – Seite\u00a02`,
    ]);
  });

  test('the search leads to a game on its page, and neither search nor llms.txt list further pages', () => {
    const found = draftEntries(many).map(({ path }) => path);
    expect(found).toContain('/games/seite/3/#game-60');
    const told = llmsText(many);
    for (const { path } of further) {
      expect(found).not.toContain(path);
      expect(told).not.toContain(path);
    }
  });
});
