import fc from 'fast-check';
import { fold } from '../fold';

test.each([
  ['Köln', 'Koeln'],
  ['Köln', 'koln'],
  ['Ko\u0308ln', 'K\u00f6ln'],
  ['Straße', 'STRASSE'],
  ['Café', 'cafe'],
  ['Bäcker', 'Baecker'],
  ['Bäcker', 'Backer'],
  ['Übung', 'Uebung'],
])('%s and %s are the same when folded (R-FIND-1)', (one, other) => expect(fold(one)).toBe(fold(other)));

test.each([
  ['Feuer', 'für'],
  ['teuer', 'Tür'],
  ['Bauer', 'baur'],
  ['Quelle', 'Qulle'],
])('%s and %s are different when folded', (one, other) => expect(fold(one)).not.toBe(fold(other)));

test('folding is idempotent', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[aeiouqäöüß]{1,12}$/)), (text) =>
      expect(fold(fold(text))).toBe(fold(text)),
    ),
  ));
