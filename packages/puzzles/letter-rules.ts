import type { PlayRules } from './contract';

/** One letter per cell in the puzzle's order, a dot if empty: { letters: 'LA.A' } */
export type Entered = { letters: string };

const EMPTY = '.';
const LETTERS = /^[A-ZÄÖÜ.]*$/;

/** letterAt({ letters: 'LA.A' }, 2) → '' */
export const letterAt = ({ letters }: Entered, at: number): string => {
  const letter = letters[at] ?? EMPTY;
  return letter === EMPTY ? '' : letter;
};

/** Sets a cell, or clears it without a letter: entered({ letters: 'LA.A' }, 2, 'V') → { letters: 'LAVA' } */
export const entered = ({ letters }: Entered, at: number, letter = ''): Entered => ({
  letters: letters.slice(0, at) + (letter || EMPTY) + letters.slice(at + 1),
});

/** Letter of a key, with ß as S: letterOfKey('ä') → 'Ä', letterOfKey('Tab') → undefined */
export function letterOfKey(key: string): string | undefined {
  const letter = key === 'ß' ? 'S' : key.normalize('NFC').toLocaleUpperCase('de');
  return /^[A-ZÄÖÜ]$/.test(letter) ? letter : undefined;
}

/** Rules shared by puzzles solved letter by letter, given the correct letters; a place is a cell's index:
 * letterRules(() => 'LAVA').faults(puzzle, { letters: 'LXV.' }) → ['1'] */
export function letterRules<Puzzle>(right: (puzzle: Puzzle) => string): PlayRules<Puzzle, Entered> {
  const wrong = (puzzle: Puzzle, state: Entered) => {
    const wanted = right(puzzle);
    return [...wanted].flatMap((letter, at) => (letterAt(state, at) === letter ? [] : at));
  };
  return {
    start: (puzzle) => ({ letters: EMPTY.repeat(right(puzzle).length) }),
    isState: (puzzle, given) => {
      const letters = (given as Partial<Entered> | null | undefined)?.letters;
      const fits = typeof letters === 'string' && LETTERS.test(letters) && letters.length === right(puzzle).length;
      return fits ? { letters } : undefined;
    },
    faults: (puzzle, state) =>
      wrong(puzzle, state)
        .filter((at) => letterAt(state, at))
        .map(String),
    isSolved: (puzzle, state) => state.letters === right(puzzle),
    reveal: (puzzle, state, place) => {
      const open = wrong(puzzle, state);
      const at = open.find((one) => String(one) === place) ?? open[0];
      return at === undefined ? state : entered(state, at, right(puzzle)[at]);
    },
    solved: (puzzle) => ({ letters: right(puzzle) }),
  };
}
