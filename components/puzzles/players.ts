import type { Kind } from 'content/puzzle-kinds';
import type { PlayRules } from 'puzzles/contract';
import type { PuzzleOf } from 'puzzles/makers';
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

type StateIn<Module> = Module extends { rules: PlayRules<never, infer State> } ? State : never;

type States = { [K in Kind]: StateIn<Awaited<ReturnType<(typeof players)[K]>>> };

/** StateOf<'sudoku'> → SudokuState */
export type StateOf<K extends Kind> = States[K];

/** Loads a kind's game on the first press of „Hier lösen“. */
export const PLAYERS: { [K in Kind]: () => Promise<Playable<PuzzleOf<K>, StateOf<K>>> } = players;
