import { allKinds, type Kind } from 'content/puzzle-kinds';
import { anagramRules } from '../anagrams/play';
import { cipherRules } from '../cipher/play';
import type { PlayRules } from '../contract';
import { crosswordRules } from '../crossword/play';
import * as differences from '../differences/play';
import * as logic from '../logic/play';
import * as maze from '../maze/play';
import * as pairs from '../pairs/play';
import * as sudoku from '../sudoku/play';
import { syllableRules } from '../syllables/play';
import { wordsearchRules } from '../wordsearch/play';
import { makerOf } from './made';
import { LEVELS } from './seeds';

const letters = [{ letters: 'AB' }, { letters: 7 }];

/** The rules of each kind, and states of an easy one that no play leads to. */
const KINDS: Record<Kind, [rules: object, wrong: unknown[]]> = {
  crossword: [crosswordRules, letters],
  anagrams: [anagramRules, letters],
  cipher: [cipherRules, letters],
  wordsearch: [wordsearchRules, [{ found: [0, 0] }, { found: [99] }, { found: 'AB' }]],
  syllables: [syllableRules, [{ rows: [] }, ...[0, 99].map((at) => ({ rows: Array(5).fill([at]) }))]],
  sudoku: [
    sudoku,
    [{ cells: '1', notes: [] }, ...[16, 36].map((size) => ({ cells: '9'.repeat(size), notes: Array(size).fill('') }))],
  ],
  maze: [maze, [{ way: [] }, { way: [0, 55] }, { way: [3] }, { way: [0, 0] }]],
  logic: [logic, [{ marks: 'oo' }, { marks: 'q'.repeat(27) }]],
  pairs: [
    pairs,
    [
      { found: [9], open: [], turns: 0 },
      { found: [], open: [1, 2, 3], turns: 0 },
      { found: [], open: [], turns: -1 },
    ],
  ],
  differences: [differences, [{ found: [99] }, { found: 'x' }]],
};
const rulesOf = (kind: Kind) => KINDS[kind][0] as PlayRules<unknown, unknown>;

test.each(allKinds().flatMap((kind) => LEVELS.map((level) => [kind, level] as const)))(
  'a puzzle of the kind %s, %s, is revealed step by step, until it is solved, and each step is restored',
  (kind, level) => {
    const { start, reveal, isSolved, faults, solved, isState } = rulesOf(kind);
    const puzzle = makerOf(kind)(level, 5);
    const isRestored = (state: unknown) => expect(isState(puzzle, JSON.parse(JSON.stringify(state)))).toEqual(state);
    let state = start(puzzle);
    expect(isSolved(puzzle, state)).toBe(false);
    for (let nth = 0; nth < 200 && !isSolved(puzzle, state); nth += 1) {
      state = reveal(puzzle, state);
      expect(faults?.(puzzle, state) ?? []).toEqual([]);
      isRestored(state);
    }
    expect([state, solved(puzzle)].map((one) => isSolved(puzzle, one))).toEqual([true, true]);
    isRestored(solved(puzzle));
  },
);

test.each(allKinds())('an invalid state of the kind %s is refused', (kind) => {
  const puzzle = makerOf(kind)('easy', 5);
  for (const wrong of [null, {}, ...KINDS[kind][1]])
    expect([wrong, rulesOf(kind).isState(puzzle, wrong)]).toEqual([wrong, undefined]);
});
