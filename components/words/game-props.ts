import type { Word } from '@/lib/words/games';
import type { ScrapbookCopy } from './scrapbook-data';

/** What each game gets; it draws once, when it is opened. */
export type GameProps = {
  copy: ScrapbookCopy['games'];
  mine: readonly Word[];
  all: readonly Word[];
  random: () => number;
  onAgain: () => void;
};

/** How many words a game has. */
export const WORDS_IN_GAME = 4;
