import type { Day } from 'german/dates/day';
import type { ComponentType } from 'react';
import type { Book } from '@/lib/words/book';
import type { Card } from '@/lib/words/card';
import type { Word } from '@/lib/words/games';
import type { GameProps } from './game-props';
import type { ScrapbookData } from './scrapbook-data';

export type GameName = 'pairs' | 'syllables' | 'write';

type Shown = { data: ScrapbookData; words: readonly Word[] };

export type CardProps = Shown & { card: Card };
export type PileProps = Shown & { book: Book; remove: (word: string) => void };
export type PlayProps = Omit<GameProps, 'random'> & { name: GameName; seed: number };
export type RoundProps = Shown & {
  book: Book;
  day: Day;
  /** Words of the round, in order. */
  round: readonly string[];
  isPractice: boolean;
  onEnd: () => void;
};

/** Components that work with cards, and the dictionary for them; loaded once there are cards. */
type CardParts = {
  Trainer: ComponentType<RoundProps>;
  Game: ComponentType<PlayProps>;
  Pile: ComponentType<PileProps>;
  words: readonly Word[];
};

/** Props of every part of the page. */
export type PartProps = {
  data: ScrapbookData;
  book: Book;
  day: Day;
  late: { part?: CardParts; isLost: boolean; ask: () => void };
};
