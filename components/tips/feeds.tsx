import type { ReactNode } from 'react';
import { content } from '@/lib/content';
import { inPages, placesIn } from '@/lib/pages/paged';
import { PATHS } from '@/lib/paths';
import { CARDS_PER_PACK, packCount, TIPS_PER_DRAW } from '@/lib/tips/draw';
import { filterOf } from '@/lib/tips/filter';
import { findable } from '@/lib/tips/findable';
import { tipOfBook, tipOfGame } from '@/lib/tips/tip';
import { uniqueById } from '@/lib/tips/unique';
import { BookTip } from './book-tip';
import { GameTip } from './game-tip';
import { TipCard } from './tip-card';

type Kind = 'books' | 'games';

const books = uniqueById(content.books).items;
const games = uniqueById(content.games).items;

const bookAt = placesIn(PATHS.books, books, 'book');
const gameAt = placesIn(PATHS.games, games, 'game');

const small: Record<Kind, ReactNode[]> = {
  books: books.map((book) => <BookTip key={book.id} book={book} href={bookAt(book.id)} />),
  games: games.map((game) => <GameTip key={game.id} game={game} href={gameAt(game.id)} />),
};
const listed = {
  books: findable(books.map(tipOfBook), content.searchWords),
  games: findable(games.map(tipOfGame), content.searchWords),
};

const packNames = (kind: Kind) =>
  Array.from({ length: packCount(small[kind].length) }, (_, pack) => `${kind}-${pack}.json`);

/** Names of the files in /tips/: packs of small cards for the landing page, and the further items of the lists. */
export const feedNames = () =>
  (['books', 'games'] as const).flatMap((kind) => [...packNames(kind), `${kind}-list.json`]);

/** Content of one of these files: cards as HTML, or list items. */
export async function readFeed(name: string): Promise<unknown> {
  // Next rejects a static import of this module in server components; this runs once, at build time.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const [kind, part] = name.replace('.json', '').split('-') as [Kind, string];
  if (part === 'list') {
    const beyond = inPages(listed[kind]).slice(1).flat();
    return beyond.map((tip) => ({ ...filterOf(tip), card: renderToStaticMarkup(<TipCard tip={tip} />) }));
  }
  const start = TIPS_PER_DRAW + Number(part) * CARDS_PER_PACK;
  return small[kind].slice(start, start + CARDS_PER_PACK).map((node) => renderToStaticMarkup(node));
}
