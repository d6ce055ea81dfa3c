import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import type { Book, Game } from '@/lib/content/kinds';
import { tipOfBook, tipOfGame } from '@/lib/tips/tip';
import { TipCard } from './tip-card';

const [book] = content.books as [Book];
const { cover: _, ...bare } = book;
const [game] = content.games as [Game];

export const examples = {
  Buch: <TipCard tip={tipOfBook(book)} />,
  'Buch ohne Umschlag': <TipCard tip={tipOfBook(bare as Book)} />,
  Spiel: <TipCard tip={tipOfGame(game)} />,
} satisfies Examples;
