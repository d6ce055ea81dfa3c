import type { ComponentType } from 'react';
import type { Kind } from '@/lib/puzzles/kinds';
import type { PlayRules } from '@/lib/puzzles/play-rules';
import type { PlayProps } from './play-props';

export type Playable = { Play: ComponentType<PlayProps<unknown, unknown>>; rules: PlayRules<unknown, unknown> };

/** Types a kind's own puzzle and state; the player passes them on as unknown. */
export const playable = <Puzzle, State>(
  Play: ComponentType<PlayProps<Puzzle, State>>,
  rules: PlayRules<Puzzle, State>,
): Playable => ({ Play, rules }) as unknown as Playable;

/** Loads a kind's game on the first press of „Hier lösen“. */
export const PLAYS: Record<Kind, () => Promise<Playable>> = {
  crossword: () =>
    import('./crossword/play').then(({ PlayCrossword, crosswordRules }) => playable(PlayCrossword, crosswordRules)),
  wordsearch: () =>
    import('./wordsearch/play').then(({ PlayWordsearch, wordsearchRules }) =>
      playable(PlayWordsearch, wordsearchRules),
    ),
  syllables: () =>
    import('./syllables/play').then(({ PlaySyllables, syllableRules }) => playable(PlaySyllables, syllableRules)),
  anagrams: () =>
    import('./anagrams/play').then(({ PlayAnagrams, anagramRules }) => playable(PlayAnagrams, anagramRules)),
  cipher: () => import('./cipher/play').then(({ PlayCipher, cipherRules }) => playable(PlayCipher, cipherRules)),
  sudoku: () => import('./sudoku/play').then(({ PlaySudoku, sudokuRules }) => playable(PlaySudoku, sudokuRules)),
  maze: () => import('./maze/play').then(({ PlayMaze, mazeRules }) => playable(PlayMaze, mazeRules)),
  logic: () => import('./logic/play').then(({ PlayLogic, logicRules }) => playable(PlayLogic, logicRules)),
  pairs: () => import('./pairs/play').then(({ PlayPairs, pairsRules }) => playable(PlayPairs, pairsRules)),
  differences: () =>
    import('./differences/play').then(({ PlayDifferences, differenceRules }) =>
      playable(PlayDifferences, differenceRules),
    ),
};
