import type { Puzzles } from 'content/kinds';
import { lettersOf } from 'german/letters';
import { UNWANTED } from './letters';

/** A word in capital letters and its clue. */
export type WordWithClue = { word: string; clue: string };

const backwards = (word: string) => [...word].toReversed().join('');

/** No unwanted word in either direction: isHarmless('SAUERTEIG') → false, because of its first three letters */
export const isHarmless = (word: string): boolean =>
  !UNWANTED.some((unwanted) => word.includes(unwanted) || backwards(word).includes(unwanted));

/** Words in capitals; of a single article if one is given:
 * wordsWithClues(content.puzzles, 'wie-brot-aufgeht') → [{ word: 'HEFE', clue: 'Winzige Pilze, …' }, …] */
export const wordsWithClues = ({ words }: Puzzles, article?: string): WordWithClue[] =>
  words
    .filter(({ articles = [] }) => article === undefined || articles.includes(article))
    .map(({ word, clue }) => ({ word: lettersOf(word), clue }));
