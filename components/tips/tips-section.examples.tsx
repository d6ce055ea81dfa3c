import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { TipsSection } from './tips-section';

const { books, games, landing, lists } = content;

export const examples = {
  'Bücher und Spiele': <TipsSection copy={landing.tips} lists={lists} books={books} games={games} />,
  'nur Bücher': <TipsSection copy={landing.tips} lists={lists} books={books} games={[]} />,
} satisfies Examples;
