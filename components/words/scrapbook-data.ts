import type { Content } from 'content/kinds';
import type { Card } from '@/lib/words/card';
import type { Word } from '@/lib/words/games';

export type ScrapbookCopy = Omit<
  Content['lists']['scrapbook'],
  'description' | 'intro' | 'remember' | 'stamps' | 'how'
>;

/** An article as shown on a card or a stamp, by its address. */
type Place = { title: string; picture: string };

/** Data from the build. */
export type ScrapbookData = {
  copy: ScrapbookCopy;
  places: Record<string, Place>;
};

/** The word of a card from today's dictionary, else as it was kept. */
export const shownWord = (words: readonly Word[], { word, meaning }: Card): Word =>
  words.find((other) => other.word === word) ?? { word, meaning, syllables: [word] };
