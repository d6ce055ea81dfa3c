import fc from 'fast-check';
import type { Level } from '../level';
import { faultsOfWordsearch } from '../wordsearch/check';
import { makeWordsearch, wordsearch } from '../wordsearch/make';
import { between, cellsOf, type Spot, wordBetween } from '../wordsearch/play';
import type { Hidden, WordSearch } from '../wordsearch/puzzle';
import { makerOf } from './made';

const SIZE = 12;
const VOLCANO = ['VULKAN', 'LAVA', 'MAGMA', 'ASCHE', 'KRATER', 'SCHLOT', 'EIFEL', 'ERDE'];
const STEPS = { across: [0, 1], down: [1, 0], diagonal: [1, 1] } as Record<string, [number, number]>;
const AROUND = [-1, 0, 1]
  .flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const))
  .filter(([a, b]) => a || b);

const cell = ({ row, column, way }: Hidden, at: number) => {
  const [down, right] = STEPS[way] as [number, number];
  return `${row + at * down},${column + at * right}`;
};
const cells = (one: Hidden) => Array.from(one.word, (_, at) => cell(one, at));

/** Cells of every occurrence of the word, by brute force, to verify the fast search. */
function found(rows: readonly string[], word: string): string[][] {
  return rows.flatMap((line, row) =>
    [...line].flatMap((letter, column) =>
      (letter === word[0] ? AROUND : [])
        .map(([down, right]) => Array.from(word, (_, at) => [row + at * down, column + at * right] as const))
        .filter((run) => run.every(([y, x], at) => rows[y]?.[x] === word[at]))
        .map((run) => run.map(([y, x]) => `${y},${x}`)),
    ),
  );
}

const strays = ({ rows, hidden }: WordSearch, word: string) =>
  found(rows, word).filter((run) => !hidden.some((one) => run.every((at) => cells(one).includes(at))));

const capitals = fc
  .array(fc.constantFrom(...'ABCDEFGHIKLMNOPRSTUVWZÄÖÜ'), { minLength: 3, maxLength: 10 })
  .map((letters) => letters.join(''));
const lists = fc
  .uniqueArray(capitals, { minLength: 5, maxLength: 10 })
  .filter((words) => words.every((word, at) => !words.some((other, nth) => nth !== at && other.includes(word))));
const seeds = fc.integer({ min: 0, max: 999_999 });

describe('a word search', () => {
  test('is a square of capital letters', () => {
    fc.assert(
      fc.property(lists, seeds, (words, seed) => {
        const { rows } = wordsearch(words, SIZE, seed);
        expect(rows).toHaveLength(SIZE);
        for (const row of rows) expect(row).toMatch(/^[A-ZÄÖÜ]{12}$/);
      }),
    );
  });

  test('has each word exactly once, at the stated place', () => {
    fc.assert(
      fc.property(lists, seeds, (words, seed) => {
        const search = wordsearch(words, SIZE, seed);
        expect(search.hidden.map(({ word }) => word)).toEqual(words);
        for (const one of search.hidden) {
          expect(found(search.rows, one.word)).toContainEqual(cells(one));
          expect(strays(search, one.word)).toEqual([]);
        }
      }),
    );
  });

  test('has words across, down and diagonally', () => {
    fc.assert(
      fc.property(lists, seeds, (words, seed) => {
        const ways = new Set(wordsearch(words, SIZE, seed).hidden.map(({ way }) => way));
        expect([...ways].sort()).toEqual(['across', 'diagonal', 'down']);
      }),
    );
  });

  test('contains no rude words by chance', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const search = wordsearch(VOLCANO, SIZE, seed);
        for (const rude of ['ARSCH', 'DOOF', 'HURE', 'KACK', 'NAZI', 'PISS', 'SAU', 'SEX', 'TITTE'])
          expect(strays(search, rude)).toEqual([]);
      }),
    );
  });

  test('is deterministic for a seed', () => {
    expect(wordsearch(VOLCANO, SIZE, 47)).toEqual(wordsearch(VOLCANO, SIZE, 47));
    expect(wordsearch(VOLCANO, SIZE, 47).rows).not.toEqual(wordsearch(VOLCANO, SIZE, 48).rows);
  });

  test('has German letter frequencies: E is frequent, Q is rare', () => {
    const letters = Array.from({ length: 60 }, (_, seed) => wordsearch(['OTTO'], SIZE, seed).rows.join('')).join('');
    const share = (letter: string) => letters.split(letter).length / letters.length;
    expect(share('E')).toBeGreaterThan(0.13);
    expect(share('N')).toBeGreaterThan(0.07);
    expect(share('Q')).toBeLessThan(0.01);
  });

  test('may have words that are palindromes, or each other’s reverse', () => {
    const search = wordsearch(['NEBEL', 'LEBEN', 'OTTO', 'REITTIER', 'MARSCH'], SIZE, 3);
    expect(search.hidden).toHaveLength(5);
  });
});

test.each([
  [['EISEN', 'EIS'], 12, 'Wortsuche: EIS steht schon in EISEN'],
  [['LAVA', 'LAVA'], 12, 'Wortsuche: LAVA steht zweimal in der Liste'],
  [['KATZENWÄSCHE'], 8, 'Wortsuche: KATZENWÄSCHE ist länger als 8 Buchstaben'],
  [['AAAA', 'BBBB', 'CCCC', 'DDDD', 'EEEE', 'FFFF', 'GGGG'], 4, 'Wortsuche: 7 Wörter passen nicht in 4 × 4 Felder'],
])('%s in a grid of %i: %s', (words, size, message) => {
  expect(() => wordsearch(words, size, 1)).toThrow(message);
});

describe('weekly word searches', () => {
  const make = makerOf('wordsearch');

  test('use four forward directions for beginners, and all eight for others', () => {
    const ways = (level: Level) =>
      new Set(Array.from({ length: 20 }, (_, seed) => make(level, seed).hidden.map(({ way }) => way)).flat());
    expect([...ways('easy')].sort()).toEqual(['across', 'diagonal', 'down', 'rising']);
    expect(ways('hard').size).toBe(8);
  });

  test('are distinguished from faulty ones', () => {
    const right = make('easy', 1);
    const [first, ...rest] = right.rows;
    const rude = { ...right, rows: [`DOOF${first?.slice(4)}`, ...rest] };
    expect(faultsOfWordsearch(rude).join('\n')).toContain('Im Feld steht DOOF');
    expect(faultsOfWordsearch({ ...right, rows: right.rows.map((row) => row.replace(/./g, 'A')) })).toHaveLength(12);
  });

  test('throw if there are too few words', () => {
    expect(() => makeWordsearch({ words: ['LAVA', 'MOND'] }, 'easy', 1)).toThrow('Wortsuche: 2 passende Wörter');
  });

  test('are solved word by word, from either end', () => {
    const puzzle = make('hard', 3);
    const [row, column] = [puzzle.hidden[2]?.row ?? 0, puzzle.hidden[2]?.column ?? 0];
    const last = cellsOf(puzzle.hidden[2] as Hidden).at(-1) as Spot;
    expect(wordBetween(puzzle, [row, column], last)).toBe(2);
    expect(wordBetween(puzzle, last, [row, column])).toBe(2);
    expect(wordBetween(puzzle, last, last)).toBe(-1);
    expect(between([2, 0], [0, 2])).toEqual([
      [2, 0],
      [1, 1],
      [0, 2],
    ]);
    expect(between([0, 0], [1, 2])).toEqual([]);
  });
});
