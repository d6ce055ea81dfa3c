import type { Word } from '@/lib/words/games';
import type { MyDudaCopy } from './my-duda-data';

/** What each game gets; it draws once, when it is opened. */
export type GameProps = {
  copy: MyDudaCopy['games'];
  mine: readonly Word[];
  all: readonly Word[];
  random: () => number;
  onAgain: () => void;
};

/** How many words a game has. */
export const WORDS_IN_GAME = 4;
