import type { Kind } from '@/lib/puzzles/kinds';
import type { PuzzleOf } from '@/lib/puzzles/makers';
import type { Playable } from './contract';

const players = {
  crossword: () => import('./crossword/play'),
  wordsearch: () => import('./wordsearch/play'),
  sudoku: () => import('./sudoku/play'),
  syllables: () => import('./syllables/play'),
  anagrams: () => import('./anagrams/play'),
  cipher: () => import('./cipher/play'),
  maze: () => import('./maze/play'),
  logic: () => import('./logic/play'),
  pairs: () => import('./pairs/play'),
  differences: () => import('./differences/play'),
};

type States = { [K in Kind]: ReturnType<Awaited<ReturnType<(typeof players)[K]>>['rules']['start']> };

/** StateOf<'sudoku'> → SudokuState */
export type StateOf<K extends Kind> = States[K];

/** Loads a kind's game on the first press of „Hier lösen“. */
export const PLAYERS: { [K in Kind]: () => Promise<Playable<PuzzleOf<K>, StateOf<K>>> } = players;
