import { fold } from 'search/fold';
import { listSearch } from 'search/list';
import { isIgnored, stem, wordsOf } from 'search/words';
import { content } from '@/lib/content';
import { findable } from '@/lib/tips/findable';
import { type Tip, tipOfBook, tipOfGame } from '@/lib/tips/tip';

const { searchWords } = content;
const books = findable(content.books.map(tipOfBook), searchWords);
const games = findable(content.games.map(tipOfGame), searchWords);

/** Titles a list shows for a query. */
function finder(tips: Tip[]) {
  const search = listSearch(tips.map(({ searchText }) => searchText));
  return (query: string) => tips.filter((_, place) => search(query)(place)).map(({ title }) => title);
}
const titles = (tips: Tip[]) => tips.map(({ title }) => title);

describe.each([
  ['books', books],
  ['games', games],
])('the search of the %s', (_name, tips) => {
  const find = finder(tips);

  test('finds items by any synonym (R-TIP-11)', () => {
    const lost = tips.flatMap(({ title, type, description }) => {
      const told = wordsOf(`${title} ${type} ${description}`).filter((word) => !isIgnored(fold(word)));
      const stems = new Set(told.map(stem));
      const groups = searchWords.same.filter((group) => group.some((word) => stems.has(stem(word))));
      const words = groups.flat().filter((word) => /^\p{L}{4,}$/u.test(word));
      return words.filter((word) => !find(word).includes(title)).map((word) => `${word}: ${title}`);
    });
    expect(lost).toEqual([]);
  });

  test('finds items by type, and by any word of the description', () => {
    for (const { title, type, description } of tips) {
      const long = wordsOf(description).reduce((best, word) => (word.length > best.length ? word : best));
      for (const query of [type, long, fold(long)])
        expect([query, find(query)]).toEqual([query, expect.arrayContaining([title])]);
    }
  });

  test('finds animals by their class', () => {
    const animals = searchWords.general.find(({ word }) => word === 'Tier')?.covers ?? [];
    const titled = tips.filter(({ title }) =>
      wordsOf(title).some((word) => animals.some((one) => stem(one) === stem(word))),
    );
    expect(find('Tiere')).toEqual(expect.arrayContaining(titles(titled)));
  });
});

test('“Roman” finds fiction told in chapters but no non-fiction, “Detektiv” finds crime stories', () => {
  const find = finder(books);
  const crime = titles(books.filter(({ type }) => type === 'Krimi'));
  for (const query of ['Detektiv', 'Detektivgeschichte', 'Roman'])
    expect(find(query)).toEqual(expect.arrayContaining(crime));
  expect(find('Roman')).not.toEqual(expect.arrayContaining(titles(books.filter(({ type }) => type === 'Sachbuch'))));
});

test.each(['für zwei', 'zu zweit', 'für 2'])('%s finds exactly the games for two players', (query) => {
  const forTwo = games.filter(({ players }) => {
    const { from, to = from, orMore } = players ?? { from: 0 };
    return from <= 2 && (orMore || to >= 2);
  });
  expect(finder(games)(query)).toEqual(titles(forTwo));
});
