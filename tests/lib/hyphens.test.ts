import { hyphenated, undivided, unhyphenated } from '@/lib/hyphens';

const DIVIDED = ['Geschäfts-bedingungen', 'Zahn-rad-rätsel'];

test.each([
  ['Allgemeine Geschäftsbedingungen', 'Allgemeine Geschäfts\u00adbedingungen'],
  ['Zahnradrätsel, neu', 'Zahn\u00adrad\u00adrätsel, neu'],
  ['Geschäft', 'Geschäft'],
])('%s may be divided where the list says so, and nowhere else', (text, soft) => {
  expect(hyphenated(text, DIVIDED)).toBe(soft);
  expect(unhyphenated(soft)).toBe(text);
});

test.each([
  ['Allgemeine Geschäftsbedingungen', []],
  ['Donaudampfschifffahrt im Winter', ['Donaudampfschifffahrt']],
  ['Super-Schnecke Sibylle', []],
])('of %s these words would be broken before any letter', (headline, words) => {
  expect(undivided(headline, DIVIDED)).toEqual(words);
});
