import { content } from '@/lib/content';
import { AGE_GROUPS, ageGroupsOf, bookFilter, gameFilter, typeOptions, typeValue } from '@/lib/tips/filter';

test.each([
  ['ab 6 Jahren', ['bis-7']],
  ['ab 8 Jahren', ['8-und-9']],
  ['ab 9 Jahren', ['8-und-9']],
  ['ab 10 Jahren', ['ab-10']],
  ['ab 12 Jahren', ['ab-10']],
  ['3 bis 6 Jahre', ['bis-7']],
  ['6 bis 9 Jahre', ['bis-7', '8-und-9']],
  ['7 bis 12 Jahre', ['bis-7', '8-und-9', 'ab-10']],
])('%s is found under %j', (age, groups) => expect(ageGroupsOf(age)).toEqual(groups));

test('every tip of the site is found under at least one age and one type', () => {
  const ages: string[] = AGE_GROUPS.map(({ value }) => value);
  const kinds = typeOptions([...content.books.map(({ genre }) => genre), ...content.games.map(({ type }) => type)]);
  for (const { facets } of [...content.books.map(bookFilter), ...content.games.map(gameFilter)]) {
    expect(facets.alter.length).toBeGreaterThan(0);
    for (const group of facets.alter) expect(ages).toContain(group);
    expect(kinds.map(({ value }) => value)).toContain(facets.art);
  }
});

test('types stand in the address without umlauts and once each in the chips', () => {
  expect(typeValue('Würfelspiel')).toBe('wuerfelspiel');
  expect(typeOptions(['Puzzle', 'Würfelspiel', 'Puzzle'])).toEqual([
    { value: 'puzzle', label: 'Puzzle' },
    { value: 'wuerfelspiel', label: 'Würfelspiel' },
  ]);
});

test('a book is found by its author too', () => {
  const [book] = content.books;
  expect(book && bookFilter(book).searchText).toContain(book?.author);
});
