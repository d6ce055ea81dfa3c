import fc from 'fast-check';
import { partsOf } from '../compounds';
import { fold } from '../fold';
import { stem } from '../words';

const NOUNS = 'Druck Werkstatt Geschenk Abo Zeitung Papier Kind Garten Buch Haus Tinte Fisch Küche Flug Licht Zoo Wald';
const known = new Set(NOUNS.split(' ').map(stem));
const parts = (word: string) => partsOf(fold(word), (one) => known.has(one));

test.each([
  ['Druckwerkstatt', ['druck', 'werkstatt']],
  ['Geschenkabo', ['geschenk', 'abo']],
  ['Zeitungspapier', ['zeitung', 'papi']],
  ['Kindergarten', ['kind', 'gart']],
  ['Bücherhäuser', ['buch', 'haus']],
  ['Tintenfischküche', ['tint', 'fisch', 'kuch']],
  ['Kinderzeitungsabo', ['kind', 'zeitung', 'abo']],
  ['Polarlichter', ['licht']],
])('%s consists of %j', (word, expected) => expect(parts(word)).toEqual(expected));

test('unless bold, every part of a compound must be known', () => {
  expect(partsOf('polarlicht', (one) => known.has(one), false)).toEqual([]);
  expect(partsOf('waldlicht', (one) => known.has(one), false)).toEqual(['wald', 'licht']);
});

test.each(['Werkstatt', 'Ausflug', 'Abend', 'Zoologe', 'Schnecke', ''])('%s is not a compound of known words', (word) =>
  expect(parts(word)).toEqual([]),
);

test('any text can be split, into known words only', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^(abo|zoo|s|en|kind){0,60}$/)), (text) =>
      expect(parts(text).every((part) => known.has(part))).toBe(true),
    ),
  ));
