import type { Word } from '@/lib/words/games';
import type { MyDudaCopy } from './my-duda-data';

/** Props of each game; it draws its words once, when it opens. */
export type GameProps = {
  copy: MyDudaCopy['games'];
  mine: readonly Word[];
  all: readonly Word[];
  random: () => number;
  onAgain: () => void;
};

/** Number of words in a game. */
export const WORDS_IN_GAME = 4;
