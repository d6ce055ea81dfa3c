import type { Content } from 'content/kinds';
import { bookPath, PATHS } from '@/lib/paths';
import { coverOf } from '@/lib/tips/facts';
import { uniqueById } from '@/lib/tips/unique';
import { inPages, pagePath, pageTitle } from './paged';
import type { Crumb, SitePage } from './site-page';

const SHELVES = ['mint', 'sky', 'pink', 'sun', 'lilac'] as const;

const furtherPages = (list: Crumb, note: string, images: string[][]): SitePage[] =>
  images.slice(1).map((own, at) => ({
    type: 'seite',
    path: pagePath(list.path, at + 2),
    name: pageTitle(list.name, at + 2),
    note: `Seite ${at + 2}: ${note}`,
    under: list,
    images: own,
  }));

/** tipPages(content) → [{ type: 'books', path: '/books/', … }, { type: 'seite', path: '/books/seite/2/', … }, {
 * type: 'book', path: '/books/17/', … }, …] */
export function tipPages({ lists, ...tips }: Content): SitePage[] {
  const shelf = { name: lists.books.title, path: PATHS.books };
  const box = { name: lists.games.title, path: PATHS.games };
  const books = uniqueById(tips.books).items;
  const scenes = inPages(uniqueById(tips.games).items).map((page) => page.map(({ image }) => image.src));
  return [
    { type: 'books', ...shelf, note: lists.books.description, isEmpty: books.length === 0, images: [] },
    ...furtherPages(
      shelf,
      lists.books.description,
      inPages(books).map(() => []),
    ),
    ...books.map((book): SitePage => {
      const { id, title, author, age, genre } = book;
      const image = (coverOf(book) ?? book.cover).src;
      return {
        type: 'book',
        path: bookPath(id),
        name: title,
        note: `von ${author}, ${age.text}`,
        under: shelf,
        images: [image],
        card: {
          kicker: `Buchtipp · ${genre}`,
          title,
          line: `von ${author}, ${age.text}`,
          image,
          ground: SHELVES[id % SHELVES.length] ?? 'mint',
        },
      };
    }),
    { type: 'games', ...box, note: lists.games.description, isEmpty: tips.games.length === 0, images: scenes[0] ?? [] },
    ...furtherPages(box, lists.games.description, scenes),
  ];
}
