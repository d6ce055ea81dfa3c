import { readAges } from 'content/values/counts';
import { content } from '@/lib/content';
import { AGE_GROUPS, ageGroupsOf, filterOf, typeOptions, typeValue } from '@/lib/tips/filter';
import { tipOfBook, tipOfGame } from '@/lib/tips/tip';

test.each([
  ['ab 6 Jahren', ['bis-7']],
  ['ab 8 Jahren', ['8-und-9']],
  ['ab 9 Jahren', ['8-und-9']],
  ['ab 10 Jahren', ['ab-10']],
  ['ab 12 Jahren', ['ab-10']],
  ['3 bis 6 Jahre', ['bis-7']],
  ['6 bis 9 Jahre', ['bis-7', '8-und-9']],
  ['7 bis 12 Jahre', ['bis-7', '8-und-9', 'ab-10']],
])('%s belongs to %j', (age, groups) => expect(ageGroupsOf(readAges(age))).toEqual(groups));

test('every item belongs to at least one age group and one type', () => {
  const ages: string[] = AGE_GROUPS.map(({ value }) => value);
  const tips = [...content.books.map(tipOfBook), ...content.games.map(tipOfGame)];
  const kinds = typeOptions(tips.map(({ type }) => type));
  for (const { facets } of tips.map(filterOf)) {
    expect(facets.alter.length).toBeGreaterThan(0);
    for (const group of facets.alter) expect(ages).toContain(group);
    expect(kinds.map(({ value }) => value)).toContain(facets.art);
  }
});

test('types have no umlauts in the URL and are listed once', () => {
  expect(typeValue('Würfelspiel')).toBe('wuerfelspiel');
  expect(typeOptions(['Puzzle', 'Würfelspiel', 'Puzzle'])).toEqual([
    { value: 'puzzle', label: 'Puzzle' },
    { value: 'wuerfelspiel', label: 'Würfelspiel' },
  ]);
});

test('a book is found by title, author and publisher, a game by title and publisher', () => {
  for (const book of content.books) {
    const { searchText } = filterOf(tipOfBook(book));
    for (const text of [book.title, book.author, book.publisher]) expect(searchText).toContain(text);
  }
  for (const game of content.games) {
    const { searchText } = filterOf(tipOfGame(game));
    for (const text of [game.title, game.publisher]) expect(searchText).toContain(text);
  }
});

test('an item’s ID is the anchor used on the landing page', () => {
  expect(content.books.map((book) => filterOf(tipOfBook(book)).id)).toContain('book-10');
  expect(content.games.map((game) => filterOf(tipOfGame(game)).id)).toContain('game-11');
});
