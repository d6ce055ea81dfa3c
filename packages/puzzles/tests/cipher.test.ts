import { lettersOf } from 'german/letters';
import { built } from '@/tests/built-content';
import { faultsOfCipher } from '../cipher/check';
import { makeCipher } from '../cipher/make';
import { cipherRules, missingLetters, signName, signsOf } from '../cipher/play';
import type { Cipher } from '../cipher/puzzle';
import { everySeed } from './every-seed';
import { makerOf } from './made';

const make = makerOf('cipher');
const { words, sentences } = built.puzzles;
const known = [...words.map(({ word }) => word), ...sentences.flatMap((text) => text.split(' '))].map(lettersOf);

test('every cipher has one solution: by its key, a pair of the wheel, or known words only (R-PUZ-26)', () => {
  everySeed(make, (cipher) => faultsOfCipher(cipher, known));
});

test('easy ciphers show the whole key, others a part', () => {
  for (let seed = 1; seed < 20; seed += 1) {
    expect(missingLetters(make('easy', seed))).toEqual([]);
    expect(missingLetters(make('hard', seed)).length).toBeGreaterThan(0);
  }
});

const puzzle = make('easy', 47);
const wheel = Array.from({ length: 40 }, (_, seed) => make('easy', seed)).find(
  ({ mode }) => mode === 'wheel',
) as Cipher;
const gaps = Array.from({ length: 40 }, (_, seed) => make('hard', seed)).find(({ mode }) => mode !== 'wheel') as Cipher;

test('the checker finds faults', () => {
  expect(faultsOfCipher({ ...puzzle, text: 'Etwas anderes.' }).join()).toContain('Der Satz lautet');
  expect(faultsOfCipher({ ...wheel, letters: { ...wheel.letters, 40: 'Q' } }).join()).toContain('nicht vor');
  expect(faultsOfCipher({ ...wheel, shown: [] }).join()).toContain('zeigt kein Paar');
  expect(faultsOfCipher({ ...gaps, shown: [] }).join()).toContain('Im Schlüssel fehlen');
  expect(faultsOfCipher(gaps, ['HALLO'])).toEqual(['Der Satz lässt sich verschieden lesen']);
  const [one, other] = Object.keys(wheel.letters) as [string, string];
  const swapped = { ...wheel.letters, [one]: wheel.letters[Number(other)], [other]: wheel.letters[Number(one)] };
  expect(faultsOfCipher({ ...wheel, letters: swapped as Cipher['letters'] }).join()).toContain('gedreht');
});

test('no usable sentence is an error', () => {
  expect(() => makeCipher({ sentences: [], words: [] }, 'easy', 1)).toThrow('Geheimschrift: kein Satz von 0');
});

test('a letter fills every place of its sign', () => {
  const { solved, faults, start, reveal } = cipherRules;
  expect(solved(puzzle).letters).toHaveLength(signsOf(puzzle).length);
  expect(faults?.(puzzle, start(puzzle))).toEqual([]);
  expect(reveal(puzzle, start(puzzle)).letters[0]).toBe(lettersOf(puzzle.text)[0]);
});

test('every sign has its own name', () => {
  for (const [mode, count] of [['signs', 25] as const, ['numbers', 29] as const, ['wheel', 29] as const])
    expect(new Set(Array.from({ length: count }, (_, sign) => signName(mode, sign))).size).toBe(count);
});
