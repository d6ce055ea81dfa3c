import type { Puzzles } from '@/lib/content/kinds';
import { lettersOf, UNWANTED } from './letters';

/** A word in capital letters and what asks for it. */
export type Clued = { word: string; clue: string };

const backwards = (word: string) => [...word].toReversed().join('');

/** Reads well forwards and backwards: isHarmless('SAUERTEIG') → false, for what its first letters say alone */
export const isHarmless = (word: string): boolean =>
  !UNWANTED.some((unwanted) => word.includes(unwanted) || backwards(word).includes(unwanted));

/** In a puzzle's letters, those of an article alone when one is named:
 * cluedWords(content.puzzles, 'wie-brot-aufgeht') → [{ word: 'HEFE', clue: 'Winzige Pilze, …' }, …] */
export const cluedWords = ({ words }: Puzzles, article?: string): Clued[] =>
  words
    .filter(({ articles = [] }) => article === undefined || articles.includes(article))
    .map(({ word, clue }) => ({ word: lettersOf(word), clue }));
