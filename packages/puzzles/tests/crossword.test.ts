import { built } from '@/tests/built-content';
import { runs } from '@/tests/thorough';
import { withPuzzle } from '../articles';
import { wordsWithClues } from '../clued';
import { faultsOfCrossword } from '../crossword/check';
import { makeCrossword } from '../crossword/grid';
import { crosswordMaker } from '../crossword/make';
import { cellsOf, crosswordRules, numbersOf } from '../crossword/play';
import type { Crossword } from '../crossword/puzzle';
import { LEVELS } from '../level';
import { weeksBetween } from '../week';
import { makerOf } from './made';

const make = makerOf('crossword');
const puzzle = make('easy', 47);

test('hard crosswords have more words, and none is wider than a phone (R-PUZ-21)', () => {
  expect(make('hard', 1).entries.length).toBeGreaterThan(make('easy', 1).entries.length);
  for (const level of LEVELS) expect(make(level, 2).rows[0]?.length).toBeLessThanOrEqual(9);
});

test('each article with a puzzle has crosswords with its own words (R-PUZ-21)', () => {
  const poor = withPuzzle(built).flatMap(({ slug }) => {
    const own = wordsWithClues(built.puzzles, slug).map(({ clue }) => clue);
    const crosswords = LEVELS.map((level) => make(level, 1, slug));
    const faults = crosswords.flatMap(faultsOfCrossword);
    const used = crosswords.map(({ entries }) => entries.filter(({ clue }) => own.includes(clue)).length);
    const isRich = own.length >= 8 && faults.length === 0 && Math.min(...used) >= 5;
    return isRich ? [] : [{ slug, own: own.length, faults, used }];
  });
  expect(poor).toEqual([]);
});

test('a clue is not repeated in weekly crosswords for six weeks (R-PUZ-84)', () => {
  const last = new Map<string, number>();
  const weeks = weeksBetween('2026-10-31', '2027-10-30').slice(0, runs(14, 53));
  for (const [at, { name }] of weeks.entries())
    for (const { clue } of LEVELS.flatMap((level) => make(level, at, name).entries)) {
      const rested = at - (last.get(clue) ?? at);
      expect({ clue, rested, isEnough: rested === 0 || rested > 6 }).toEqual({ clue, rested, isEnough: true });
      last.set(clue, at);
    }
});

test('too few words for a rest still make a weekly crossword', () => {
  const few = { puzzles: { ...built.puzzles, words: built.puzzles.words.slice(0, 60) }, divided: [] };
  expect(faultsOfCrossword(crosswordMaker.make(few, 'hard', 3, '2026-47'))).toEqual([]);
});

const BROKEN: [string, (one: Crossword) => Crossword][] = [
  ['Hinweis', (one) => ({ ...one, entries: one.entries.slice(1) })],
  ['Nummer', (one) => ({ ...one, entries: one.entries.map((entry) => ({ ...entry, number: entry.number + 1 })) })],
  ['Buchstabe', (one) => ({ ...one, rows: one.rows.map((row) => row.toLowerCase()) })],
  ['zu leer', (one) => ({ ...one, rows: [...one.rows, ...one.rows.map((row) => '.'.repeat(row.length))] })],
  ['Teile', (one) => ({ ...one, rows: [...one.rows, '.'.repeat(one.rows[0]?.length ?? 0), one.rows[0] ?? ''] })],
  ['Lösungswort', (one) => ({ ...one, solution: { ...one.solution, word: 'FALSCH' } })],
];

test.each(BROKEN)('the checker finds faults: %s', (told, breakIt) => {
  expect(faultsOfCrossword(breakIt(puzzle)).join('\n')).toContain(told);
});

test('words that make no grid are an error', () => {
  const words = ['KLAVIER', 'MOND'].map((word) => ({ word, clue: word }));
  expect(() => makeCrossword({ words }, 'easy', 1)).toThrow('Kreuzworträtsel: 2 Wörter ergeben kein Gitter');
});

test('one letter is revealed, and a wrong one is a fault', () => {
  const { start, faults, reveal } = crosswordRules;
  const begun = reveal(puzzle, start(puzzle), '3');
  expect(begun.letters.replaceAll('.', '')).toHaveLength(1);
  expect(faults?.(puzzle, { letters: `0${begun.letters.slice(1)}`.replace('0', 'Q') })).toEqual(['0']);
});

test('the words cover all cells of the grid', () => {
  const cells = new Set(puzzle.entries.flatMap((entry) => cellsOf(puzzle, entry)));
  expect(cells.size).toBe(
    numbersOf(puzzle.rows)
      .flat()
      .filter((cell) => cell !== undefined).length,
  );
});
