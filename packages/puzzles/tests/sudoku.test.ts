import { faultsOfSudoku } from '../sudoku/check';
import { makeSudoku } from '../sudoku/make';
import * as play from '../sudoku/play';
import type { Sudoku } from '../sudoku/puzzle';
import { eachSeed } from './seeds';

const emptied = (puzzle: Sudoku, count: number): Sudoku => ({
  ...puzzle,
  givens: '0'.repeat(count) + puzzle.givens.slice(count),
});

test('easy ones have 4 or 6 digits or pictures a row, hard ones 9 digits', () => {
  const easy = eachSeed().map((seed) => makeSudoku({}, 'easy', seed));
  expect(new Set(easy.map(({ size, pictures }) => `${size}${pictures}`))).toEqual(
    new Set(['4true', '4false', '6true', '6false']),
  );
  expect(makeSudoku({}, 'hard', 1)).toMatchObject({ size: 9, pictures: false });
  expect(makeSudoku({ size: 4, pictures: true }, 'easy', 1)).toMatchObject({ size: 4, pictures: true });
});

describe('the checker', () => {
  const puzzle = makeSudoku({ size: 6, pictures: false }, 'easy', 5);

  test('finds a second solution', () =>
    expect(faultsOfSudoku(emptied(puzzle, 30))).toContain('hat mehr als eine Lösung'));

  test('finds a wrong solution', () => {
    const wrong = puzzle.solution.replaceAll('1', '2');
    expect(faultsOfSudoku({ ...puzzle, solution: wrong })).toContain(
      'die Lösung hat eine Ziffer zweimal in einer Reihe, Spalte oder einem Block',
    );
  });

  test('finds a hard one that is too easy', () => {
    const hard = makeSudoku({}, 'hard', 5);
    const givens = `0${hard.solution.slice(1)}`;
    expect(faultsOfSudoku({ ...hard, givens })).toEqual(['geht mit einzelnen Ziffern auf, ist also nicht knifflig']);
  });
});

describe('during play', () => {
  const puzzle = makeSudoku({ size: 4, pictures: false }, 'easy', 11);
  const free = puzzle.givens.indexOf('0');
  const right = Number(puzzle.solution[free]);
  const wrong = (right % 4) + 1;

  test('a digit is entered and removed, and given ones stay', () => {
    const entered = play.enter(puzzle, play.start(puzzle), free, wrong);
    expect(play.faults(puzzle, entered)).toEqual([String(free)]);
    expect(play.enter(puzzle, entered, free, 0)).toEqual(play.start(puzzle));
    const given = [...puzzle.givens].findIndex((digit) => digit !== '0');
    expect(play.enter(puzzle, entered, given, 1)).toEqual(entered);
  });

  test('a note is added and removed, and disappears with the digit', () => {
    const noted = play.note(puzzle, play.note(puzzle, play.start(puzzle), free, 3), free, 1);
    expect(noted.notes[free]).toBe('13');
    expect(play.note(puzzle, noted, free, 3).notes[free]).toBe('1');
    expect(play.enter(puzzle, noted, free, right).notes[free]).toBe('');
  });
});
