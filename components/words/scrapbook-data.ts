import type { Content } from '@/lib/content/kinds';
import type { Card } from '@/lib/words/card';
import type { Word } from '@/lib/words/games';

export type ScrapbookCopy = Omit<
  Content['lists']['scrapbook'],
  'description' | 'intro' | 'remember' | 'stamps' | 'how'
>;

/** An article by its address: what a card or a stamp shows of it. */
type Place = { title: string; picture: string };

/** What the page was built with. */
export type ScrapbookData = {
  copy: ScrapbookCopy;
  places: Record<string, Place>;
};

/** A card as it is shown: today's dictionary where it has the word, what was kept where not. */
export const shownWord = (words: readonly Word[], { word, meaning }: Card): Word =>
  words.find((other) => other.word === word) ?? { word, meaning, syllables: [word] };
