import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { tipOfBook, tipOfGame } from '@/lib/tips/tip';
import { FullList } from './full-list';

const { books, games, lists } = content;
const tips = books.map(tipOfBook);

export const examples = {
  Bücher: <FullList kind="book" copy={lists.books} tips={tips} />,
  Spiele: <FullList kind="game" copy={lists.games} tips={games.map(tipOfGame)} />,
  'doppelte Bücher': <FullList kind="book" copy={lists.books} tips={[...tips, ...tips.slice(0, 2)]} />,
  leer: <FullList kind="game" copy={lists.games} tips={[]} />,
} satisfies Examples;
