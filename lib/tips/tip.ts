import type { Book, Game, Picture } from 'content/kinds';
import type { Ages, Players } from 'content/values/counts';
import { bookPath } from '@/lib/paths';
import { coverOf, priceText } from './facts';

/** Common model of books and games. */
export type Tip = {
  kind: 'book' | 'game';
  id: number;
  title: string;
  /** 'Krimi', 'Brettspiel' */
  type: string;
  age: Ages;
  /** '208 Seiten', '2 bis 4 Spieler' */
  extent: string;
  players?: Players;
  /** 'von Jette Winterberg · Nebelknopf Verlag', 'Spieleverlag Kegelhut · etwa 40 Minuten' */
  origin: string;
  description: string;
  price: string;
  picture: Picture | undefined;
  path?: string;
  searchText: string;
};

/** anchorOf({ kind: 'book', id: 17 }) → 'book-17' */
export const anchorOf = ({ kind, id }: Pick<Tip, 'kind' | 'id'>) => `${kind}-${id}`;

/** tipOfBook(book) → { kind: 'book', type: 'Krimi', extent: '136 Seiten', price: '10,00 €', path: '/books/6/', … } */
export const tipOfBook = (book: Book): Tip => ({
  kind: 'book',
  id: book.id,
  title: book.title,
  type: book.genre,
  age: book.age,
  extent: book.pages.text,
  origin: `von ${book.author} · ${book.publisher}`,
  description: book.description,
  price: priceText(book.price),
  picture: coverOf(book),
  path: bookPath(book.id),
  searchText: [book.title, book.author, book.publisher].join('\n'),
});

/** tipOfGame(game) → { kind: 'game', type: 'Brettspiel', extent: '2 bis 4 Spieler',
 * origin: 'Spieleverlag Kegelhut · etwa\u00a040\u00a0Minuten', … } */
export const tipOfGame = (game: Game): Tip => ({
  kind: 'game',
  id: game.id,
  title: game.title,
  type: game.type,
  age: game.age,
  extent: game.players.text,
  players: game.players,
  // Keeps 'etwa 40 Minuten' on one line.
  origin: [game.publisher, game.duration?.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · '),
  description: game.description,
  price: priceText(game.price),
  picture: game.image,
  searchText: [game.title, game.publisher].join('\n'),
});
