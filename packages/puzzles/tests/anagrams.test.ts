import { faultsOfAnagrams } from '../anagrams/check';
import { makeAnagrams } from '../anagrams/make';
import { anagramRules, cellsOf } from '../anagrams/play';
import { makerOf } from './made';

const make = makerOf('anagrams');
const puzzle = make('easy', 47);

test('words of the same letters are left out as ambiguous', () => {
  const words = ['NEBEL', 'LEBEN', 'MOND', 'LAVA', 'KRATER', 'WABE', 'FEDER'].map((word) => ({ word, clue: word }));
  for (let seed = 0; seed < 20; seed += 1) {
    const drawn = makeAnagrams({ words }, 'easy', seed).words.map(({ word }) => word);
    expect(drawn).not.toContain('NEBEL');
  }
});

test('the checker finds faults', () => {
  const [first, ...rest] = puzzle.words;
  if (!first) throw new Error('no word');
  const wrong = (change: Partial<typeof first>) =>
    faultsOfAnagrams({ words: [{ ...first, ...change }, ...rest] }).join();
  expect(wrong({ scrambled: first.word })).toContain('ist ein richtiges Wort');
  expect(wrong({ scrambled: 'ABC' })).toContain('andere Buchstaben');
  expect(faultsOfAnagrams({ words: rest })).toEqual(['Nur 4 Wörter']);
});

test('too few words are an error', () => {
  expect(() => makeAnagrams({ words: [] }, 'easy', 1)).toThrow('Buchstabendreher: nur 0 passende Wörter');
});

test('a letter is revealed in its place', () => {
  const { start, reveal } = anagramRules;
  const [, second] = puzzle.words;
  const at = cellsOf(puzzle, 1)[0] ?? 0;
  expect(reveal(puzzle, start(puzzle), String(at)).letters[at]).toBe(second?.word[0]);
});
