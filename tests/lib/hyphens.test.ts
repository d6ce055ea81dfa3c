import { hyphenated, undivided, unhyphenated } from '@/lib/hyphens';

const DIVIDED = ['Geschäfts-bedingungen', 'Zahn-rad-rätsel'];

test.each([
  ['Allgemeine Geschäftsbedingungen', 'Allgemeine Geschäfts\u00adbedingungen'],
  ['Zahnradrätsel, neu', 'Zahn\u00adrad\u00adrätsel, neu'],
  ['Geschäft', 'Geschäft'],
])('%s is hyphenated only where the list says so', (text, soft) => {
  expect(hyphenated(text, DIVIDED)).toBe(soft);
  expect(unhyphenated(soft)).toBe(text);
});

test.each([
  ['Allgemeine Geschäftsbedingungen', []],
  ['Donaudampfschifffahrt im Winter', ['Donaudampfschifffahrt']],
  ['Super-Schnecke Sibylle', []],
])('finds the words of %s that are too long without a hyphenation', (headline, words) => {
  expect(undivided(headline, DIVIDED)).toEqual(words);
});
