import { shuffle } from 'german/shuffle';
import { isHarmless, wordsWithClues } from '../clued';
import type { Maker } from '../contract';
import { GERMAN_LETTERS, UNWANTED } from '../letters';
import type { Level } from '../level';
import { randomFrom } from '../random';
import { type Hidden, WAYS, type Way, type WordSearch } from './puzzle';

/** Directions in the print edition: only along the reading direction. */
const ON_PAPER = ['across', 'down', 'diagonal'] as const satisfies Way[];
const SETTINGS = {
  easy: { size: 8, words: 6, ways: ['across', 'down', 'diagonal', 'rising'] },
  hard: { size: 9, words: 9, ways: Object.keys(WAYS) as Way[] },
} as const satisfies Record<Level, { size: number; words: number; ways: readonly Way[] }>;
const SHORTEST = 4;
const DRAWS = 20;

type Grid = readonly (string | undefined)[];
type Placed = { grid: Grid; hidden: Hidden[] };

const AROUND = [-1, 0, 1]
  .flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const))
  .filter(([down, right]) => down || right);

/** Retry limit. */
const TRIES = 200;

function cellsOf({ word, row, column, way }: Hidden, size: number): number[] {
  const [down, right] = WAYS[way];
  return Array.from(word, (_, at) => (row + at * down) * size + column + at * right);
}

/** Cells of a word from a start cell in one direction, wrapped in a list; [] if other letters are there. */
function runFrom(grid: Grid, size: number, word: string, at: number, [down, right]: readonly [number, number]) {
  const cells: number[] = [];
  for (let nth = 0; nth < word.length; nth += 1) {
    const [row, column] = [Math.floor(at / size) + nth * down, (at % size) + nth * right];
    if (row < 0 || column < 0 || row >= size || column >= size || grid[row * size + column] !== word[nth]) return [];
    cells.push(row * size + column);
  }
  return [cells];
}

/** All occurrences of the words, in all eight directions, as lists of cells. */
const runs = (grid: Grid, size: number, words: readonly string[]): number[][] =>
  [...grid.keys()].flatMap((at) =>
    words
      .filter((word) => word[0] === grid[at])
      .flatMap((word) => AROUND.flatMap((step) => runFrom(grid, size, word, at, step))),
  );

/** Places all words, which may cross at equal letters; cycles through the directions, so that each occurs. Undefined if a word has no room. */
function place(words: readonly string[], size: number, random: () => number, open: readonly Way[]) {
  const grid: (string | undefined)[] = Array(size * size).fill(undefined);
  const ways = shuffle(open, random);
  const hidden: Hidden[] = [];
  for (const [nth, word] of words.entries()) {
    const way = ways[nth % ways.length] as Way;
    const far = word.length - 1;
    const [down, right] = WAYS[way];
    const [rows, columns] = [size - Math.abs(down) * far, size - Math.abs(right) * far];
    const [top, left] = [down < 0 ? far : 0, right < 0 ? far : 0];
    const places = Array.from({ length: rows * columns }, (_, at) => ({
      word,
      way,
      row: top + Math.floor(at / columns),
      column: left + (at % columns),
    }));
    const free = shuffle(places, random).find((one) =>
      cellsOf(one, size).every((cell, at) => !grid[cell] || grid[cell] === word[at]),
    );
    if (!free) return undefined;
    for (const [at, cell] of cellsOf(free, size).entries()) grid[cell] = word[at];
    hidden.push(free);
  }
  return { grid, hidden };
}

/** Fills empty cells; redraws letters that would form a second occurrence or an unwanted word. */
function fill({ grid, hidden }: Placed, size: number, random: () => number) {
  const taken = hidden.map((one) => new Set(cellsOf(one, size)));
  const draw = () => GERMAN_LETTERS[Math.floor(random() * GERMAN_LETTERS.length)] as string;
  const filled = grid.map((letter) => letter ?? draw());
  const wrong = () =>
    runs(filled, size, [...hidden.map(({ word }) => word), ...UNWANTED]).filter(
      (cells) => !taken.some((own) => cells.every((cell) => own.has(cell))),
    );
  for (let at = 0; at < TRIES; at += 1) {
    const faults = wrong();
    if (faults.length === 0) return filled;
    for (const cells of faults) {
      const open = cells.filter((cell) => !grid[cell]);
      if (open.length === 0) return undefined;
      filled[open[Math.floor(random() * open.length)] as number] = draw();
    }
  }
  return undefined;
}

/** Why the words cannot be hidden, in German; undefined if they can: fault(words, 8) → 'EIS steht schon in EISEN' */
function fault(words: readonly string[], size: number): string | undefined {
  const long = words.find((word) => word.length > size);
  if (long) return `${long} ist länger als ${size} Buchstaben`;
  for (const [at, word] of words.entries()) {
    const other = words.find((one, nth) => nth !== at && one.includes(word));
    if (other) return other === word ? `${word} steht zweimal in der Liste` : `${word} steht schon in ${other}`;
  }
  return undefined;
}

function hide(words: readonly string[], size: number, random: () => number, ways: readonly Way[]) {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  for (let at = 0; at < TRIES; at += 1) {
    const placed = place(longestFirst, size, random, ways);
    const grid = placed && fill(placed, size, random);
    if (!placed || !grid) continue;
    const rows = Array.from({ length: size }, (_, row) => grid.slice(row * size, (row + 1) * size).join(''));
    const hidden = words.map((word) => placed.hidden.find((one) => one.word === word) as Hidden);
    return { rows, hidden };
  }
  return undefined;
}

/** Hides words of capital letters in a square grid; deterministic for a seed. Throws if a word is too long or part of
 * another, or if the grid is too small:
 * wordsearch(['LAVA'], 4, 47) → { rows: ['LIMK', 'NAON', 'AMVD', 'BGEA'], hidden: [{ word: 'LAVA', way: 'diagonal',
 * row: 0, column: 0 }] } */
export function wordsearch(words: readonly string[], size: number, seed: number): WordSearch {
  const wrong = fault(words, size);
  if (wrong) throw new RangeError(`Wortsuche: ${wrong}`);
  const found = hide(words, size, randomFrom(seed), ON_PAPER);
  if (!found) throw new RangeError(`Wortsuche: ${words.length} Wörter passen nicht in ${size} × ${size} Felder`);
  return found;
}

const reads = (one: string, other: string) => one.includes(other) || one.includes([...other].toReversed().join(''));

function draw(words: readonly string[], count: number, random: () => number): string[] {
  const drawn: string[] = [];
  for (const word of shuffle(words, random))
    if (drawn.length < count && !drawn.some((one) => reads(one, word) || reads(word, one))) drawn.push(word);
  return drawn;
}

/** Deterministic for words, level and seed: makeWordsearch({ words: ['VULKAN', …] }, 'easy', 47) → { rows: ['LIMKVULA', …], hidden: [{
 * word: 'VULKAN', way: 'rising', row: 6, column: 1 }, …] } */
export function makeWordsearch({ words }: { words: readonly string[] }, level: Level, seed: number): WordSearch {
  const { size, words: count, ways } = SETTINGS[level];
  const fits = words.filter((word) => word.length >= SHORTEST && word.length < size && isHarmless(word));
  const random = randomFrom(seed);
  for (let nth = 0; nth < DRAWS; nth += 1) {
    const drawn = draw(fits, count, random);
    const found = drawn.length === count && hide(drawn, size, random, ways);
    if (found) return found;
  }
  throw new RangeError(`Wortsuche: ${fits.length} passende Wörter ergeben kein Feld mit ${count} Wörtern`);
}

export const wordsearchMaker: Maker<WordSearch> = {
  list: 'words',
  room: [37, 40],
  make: ({ puzzles }, level, seed) =>
    makeWordsearch({ words: wordsWithClues(puzzles).map(({ word }) => word) }, level, seed),
};
