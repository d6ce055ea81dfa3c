import { shuffle } from 'german/shuffle';
import type { Maker } from '../contract';
import type { Level } from '../level';
import { randomFrom } from '../random';
import type { Sudoku, SudokuSize } from './puzzle';
import { candidatesOf, solveByHand } from './techniques';

/** Options of an easy sudoku; otherwise chosen at random. */
export type SudokuSource = { size?: 4 | 6; pictures?: boolean };

/** Minimum number of givens; fewer make a puzzle longer, not harder. */
const LEFT = { 4: 6, 6: 13, 9: 27 } as const;
/** Retry limit: ten times what a thousand seeds needed. */
const TRIES = 400;

function fullGrid(size: SudokuSize, random: () => number): number[] {
  const cells = Array<number>(size * size).fill(0);
  const digits = Array.from({ length: size }, (_, at) => at + 1);
  const fill = (): boolean => {
    let best = -1;
    let fewest = size + 1;
    let mask = 0;
    for (let at = 0; at < cells.length && fewest > 1; at += 1) {
      if (cells[at]) continue;
      const open = candidatesOf(size, at, cells);
      const count = digits.filter((digit) => open & (1 << (digit - 1))).length;
      if (count < fewest) [best, fewest, mask] = [at, count, open];
    }
    if (best < 0) return true;
    for (const digit of shuffle(digits, random)) {
      if (!(mask & (1 << (digit - 1)))) continue;
      cells[best] = digit;
      if (fill()) return true;
    }
    cells[best] = 0;
    return false;
  };
  fill();
  return cells;
}

/** Removes givens in point-symmetric pairs, as long as the puzzle stays solvable without guessing. */
function dig(size: SudokuSize, full: readonly number[], by: 'singles' | 'pairs', random: () => number): number[] {
  const cells = [...full];
  const half = Array.from({ length: Math.ceil(cells.length / 2) }, (_, at) => at);
  let left = cells.length;
  for (const at of shuffle(half, random)) {
    const places = [...new Set([at, cells.length - 1 - at])];
    if (left - places.length < LEFT[size]) continue;
    for (const place of places) cells[place] = 0;
    left -= places.length;
    if (!solveByHand(size, cells, by).includes(0)) continue;
    for (const place of places) cells[place] = full[place] as number;
    left += places.length;
  }
  return cells;
}

/** Easy sudokus need only singles; hard ones are 9 × 9 and need pairs or pointing. None needs guessing:
 * makeSudoku({ size: 4 }, 'easy', 47) → { size: 4, pictures: true, givens: '1004…', solution: '1234…' } */
export function makeSudoku(source: SudokuSource, level: Level, seed: number): Sudoku {
  const random = randomFrom(seed);
  const [drawnSize, drawnLook] = [random(), random()];
  const size = level === 'hard' ? 9 : (source.size ?? (drawnSize < 0.7 ? 6 : 4));
  const pictures = level === 'easy' && (source.pictures ?? drawnLook < 0.5);
  for (let at = 0; at < TRIES; at += 1) {
    const full = fullGrid(size, random);
    const givens = dig(size, full, level === 'hard' ? 'pairs' : 'singles', random);
    if (level === 'hard' && !solveByHand(size, givens, 'singles').includes(0)) continue;
    return { size, pictures, givens: givens.join(''), solution: full.join('') };
  }
  throw new RangeError('Sudoku: Zu dieser Woche kam keines zustande, das knifflig genug ist');
}

export const sudokuMaker: Maker<Sudoku> = {
  room: [59, 75],
  make: (_, level, seed) => makeSudoku({}, level, seed),
};
