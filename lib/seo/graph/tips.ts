import type { Book as BookNode, Game as GameNode, ItemList } from 'schema-dts';
import type { Book, Game } from '@/lib/content/kinds';
import { bookPath, gamePath, PATHS } from '@/lib/pages/paths';
import { PAGE_SIZE } from '@/lib/tips/list';
import { absolute, fullAddress } from '../address';
import { ageRange } from './event';

/** `cover` has its base path. */
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

/** Names only those the page holds: it does not grow with the list (R-FAST-3). */
const list = (path: string, name: string, items: readonly { name: string; url: string; item?: GameNode }[]) =>
  ({
    '@type': 'ItemList',
    '@id': `${absolute(path)}#list`,
    name,
    numberOfItems: items.length,
    itemListElement: items
      .slice(0, PAGE_SIZE)
      .map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
  }) satisfies ItemList;

export const bookList = (name: string, books: readonly Book[]) =>
  list(
    PATHS.books,
    name,
    books.map(({ id, title }) => ({ name: title, url: absolute(bookPath(id)) })),
  );

/** Games have no pages of their own, so the list says what they are. */
export const gameList = (name: string, games: readonly Game[]) =>
  list(
    PATHS.games,
    name,
    games.map((of) => ({
      name: of.title,
      url: absolute(gamePath(of.id)),
      item: {
        '@type': 'Game',
        '@id': absolute(gamePath(of.id)),
        name: of.title,
        description: of.description,
        genre: of.type,
        typicalAgeRange: ageRange(of.age),
        publisher: { '@type': 'Organization', name: of.publisher },
      },
    })),
  );
