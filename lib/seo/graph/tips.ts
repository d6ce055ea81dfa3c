import type { Book as BookNode, Game as GameNode, ItemList } from 'schema-dts';
import type { Book, Game } from '@/lib/content/kinds';
import { bookPath, gamePath, PATHS } from '@/lib/pages/paths';
import { PAGE_SIZE } from '@/lib/tips/list';
import { absolute, fullAddress } from '../address';
import { ageRange } from './event';

/** @param cover the address of the cover that is shown, with base path */
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

/** Says how many there are, and names those the page holds: it does not grow with the list. */
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

/** All book tips in their order; each has a page of its own that says the rest. */
export const bookList = (name: string, books: readonly Book[]) =>
  list(
    PATHS.books,
    name,
    books.map(({ id, title }) => ({ name: title, url: absolute(bookPath(id)) })),
  );

/** All games; they have no pages of their own, so the list says what they are. */
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
