import type { Content } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';
import type { Book } from '@/lib/words/book';
import type { Card } from '@/lib/words/card';
import type { Word } from '@/lib/words/games';

export type MyDudaCopy = Omit<Content['lists']['myDuda'], 'description' | 'intro' | 'remember' | 'stamps' | 'how'>;

/** An article by its address: what a card or a stamp shows of it. */
type Place = { title: string; picture: string };

/** What the page was built with. */
export type MyDudaData = {
  copy: MyDudaCopy;
  words: readonly Word[];
  places: Record<string, Place>;
};

/** What every part of the page works with. */
export type PartProps = { data: MyDudaData; book: Book; day: Day };

/** A card as it is shown: today's dictionary where it has the word, what was kept where not. */
export const shownWord = ({ words }: MyDudaData, { word, meaning }: Card): Word =>
  words.find((other) => other.word === word) ?? { word, meaning, syllables: [word] };
