import type { Content } from '@/lib/content/kinds';
import { coverOf } from '@/lib/tips/facts';
import { uniqueById } from '@/lib/tips/unique';
import { bookPath, PATHS } from './paths';
import type { SitePage } from './site-page';

const SHELVES = ['mint', 'sky', 'pink', 'sun', 'lilac'] as const;

export function tipPages({ lists, books, games }: Content): SitePage[] {
  const shelf = { name: lists.books.title, path: PATHS.books };
  return [
    { type: 'books', ...shelf, note: lists.books.description, isEmpty: books.length === 0, images: [] },
    ...uniqueById(books).items.map((book): SitePage => {
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
    {
      type: 'games',
      path: PATHS.games,
      name: lists.games.title,
      note: lists.games.description,
      isEmpty: games.length === 0,
      images: uniqueById(games).items.map(({ image }) => image.src),
    },
  ];
}
