import { faultsOfSyllables } from '../syllables/check';
import { makeSyllables } from '../syllables/make';
import { laid, markedLetter, textOf as spelt, syllableRules } from '../syllables/play';
import type { SyllableRiddle } from '../syllables/puzzle';
import { makerOf } from './made';

const make = makerOf('syllables');
const puzzle = make('easy', 47);

const BROKEN: [string, (one: SyllableRiddle) => SyllableRiddle][] = [
  ['bleibt übrig', (one) => ({ ...one, box: [...one.box, 'LA'] })],
  ['kommt 5 Mal vor', (one) => ({ ...one, words: one.words.map((word) => ({ ...word, syllables: [0, 1] })) })],
  ['markierten Buchstaben', (one) => ({ ...one, solution: 'FALSCH' })],
  ['ist keine Silbe', (one) => ({ ...one, box: one.box.map((syllable, at) => (at ? syllable : 'XZ')) })],
  ['4 Wörter', (one) => ({ ...one, words: one.words.slice(1) })],
];

test.each(BROKEN)('the checker finds faults: %s', (told, breakIt) => {
  expect(faultsOfSyllables(breakIt(puzzle)).join('\n')).toContain(told);
});

test('words that make no solution word are an error', () => {
  const words = [{ word: 'LAVA', clue: 'Heiß', syllables: ['LA', 'VA'] }];
  expect(() => makeSyllables({ words }, 'easy', 1)).toThrow('Silbenrätsel: 1 Wörter ergeben kein Lösungswort');
});

test('a child puts syllables in rows, moves them, checks them and reveals some', () => {
  const { start, faults, reveal, solved } = syllableRules;
  const [first, second] = puzzle.words.map(({ syllables }) => syllables) as [number[], number[]];
  const begun = laid(start(puzzle), 0, second[0] as number);
  expect(faults?.(puzzle, begun)).toEqual(['0']);
  expect(faults?.(puzzle, laid(begun, 1, second[0] as number))).toEqual([]);
  expect(reveal(puzzle, begun, '0').rows[0]).toEqual(first.slice(0, 1));
  const right = solved(puzzle);
  expect(puzzle.words.map((_, at) => markedLetter(puzzle, right, at)).join('')).toBe(puzzle.solution);
  expect(markedLetter(puzzle, begun, 0)).toBe('');
  expect(spelt(puzzle, first)).toBe(first.map((at) => puzzle.box[at]).join(''));
});
