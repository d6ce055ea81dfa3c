import { hyphenated, unhyphenated } from 'german/hyphens';
import { divider } from 'german/syllables/divide';

const DIVIDED = ['Geschäfts-bedingungen', 'Zahn-rad-rätsel'];

test.each([
  ['Allgemeine Geschäftsbedingungen', 'Allgemeine Geschäfts\u00adbedingungen'],
  ['Zahnradrätsel, neu', 'Zahn\u00adrad\u00adrätsel, neu'],
  ['Geschäft', 'Geschäft'],
  ['Medienkompetenz', 'Medi\u00aden\u00adkom\u00adpe\u00adtenz'],
  ['Marktüberwachung', 'Markt\u00adüber\u00adwa\u00adchung'],
])('%s gets soft hyphens by the list, else by syllables of three letters at the ends', (text, soft) => {
  expect(hyphenated(text, DIVIDED, divider([]))).toBe(soft);
  expect(unhyphenated(soft)).toBe(text);
});
