import { absolute, fullAddress } from 'content/address';
import type { Book, Game } from 'content/kinds';
import type { Book as BookNode, Game as GameNode, ItemList } from 'schema-dts';
import { inPages, PER_PAGE, pagePath } from '@/lib/pages/paged';
import { bookPath, PATHS } from '@/lib/paths';
import { ageRange } from './event';

/** `cover` includes the base path: book(tip, cover) → { '@type': 'Book', name: 'Die Wolkenwerft', typicalAgeRange: '10-', … } */
export const book = (of: Book, cover: string) =>
  ({
    '@type': 'Book',
    '@id': `${absolute(bookPath(of.id))}#book`,
    name: of.title,
    url: absolute(bookPath(of.id)),
    description: of.description,
    image: fullAddress(cover),
    author: { '@type': 'Person', name: of.author },
    publisher: { '@type': 'Organization', name: of.publisher },
    genre: of.genre,
    numberOfPages: of.pages.count,
    typicalAgeRange: ageRange(of.age),
    inLanguage: 'de-DE',
  }) satisfies BookNode;

/** A page of a list: total number of entries, and the entries on this page. */
const list = <T>(
  path: string,
  page: number,
  name: string,
  things: readonly T[],
  entryOf: (thing: T, at: string) => Entry,
) => {
  const at = absolute(pagePath(path, page));
  return {
    '@type': 'ItemList',
    '@id': `${at}#list`,
    name,
    numberOfItems: things.length,
    itemListElement: (inPages(things)[page - 1] ?? []).map((thing, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * PER_PAGE + index + 1,
      ...entryOf(thing, at),
    })),
  } satisfies ItemList;
};
type Entry = { name: string; url: string; item?: GameNode };

/** Only names and addresses, as each book has its own page:
 * bookList('Buchtipps', books) → { '@type': 'ItemList', numberOfItems: 32, itemListElement: […], … } */
export const bookList = (name: string, books: readonly Book[], page = 1) =>
  list(PATHS.books, page, name, books, ({ id, title }) => ({ name: title, url: absolute(bookPath(id)) }));

/** Includes the games' data, as they have no pages of their own, unless they are invented (R-TIP-12):
 * gameList('Spieletipps', games) → { …, itemListElement: [{ item: { '@type': 'Game', … }, … }] } */
export const gameList = (name: string, games: readonly Game[], page = 1, areExamples = false) =>
  list(PATHS.games, page, name, games, (of, at) => ({
    name: of.title,
    url: `${at}#game-${of.id}`,
    ...(!areExamples && {
      item: {
        '@type': 'Game',
        '@id': `${at}#game-${of.id}`,
        name: of.title,
        description: of.description,
        genre: of.type,
        typicalAgeRange: ageRange(of.age),
        publisher: { '@type': 'Organization', name: of.publisher },
      },
    }),
  }));
