import fc from 'fast-check';
import { cleanLines, cleanText } from 'german/clean-text';

test.each([
  ['decomposed letters', 'Mu\u0308ller', 'Müller'],
  ['a zero-width space', '\u200bMia', 'Mia'],
  ['a soft hyphen', 'Kö\u00adln', 'Köln'],
  ['an invisible letter', '\u3164Mia\u115f', 'Mia'],
  ['a direction override', 'An\u202ena', 'Anna'],
  ['a direction isolate', 'An\u2066na\u2069', 'Anna'],
  ['a direction mark', 'An\u200fna', 'Anna'],
  ['a null character', 'An\u0000na', 'Anna'],
  ['an escape character', 'An\u001bna', 'Anna'],
  ['a C1 control character', 'An\u0085na', 'Anna'],
  ['a lone surrogate', 'Anna\ud83d', 'Anna'],
  ['several kinds of space', ' Anna \u00a0\u2009\tMaria ', 'Anna Maria'],
  ['a line break', 'Anna\r\nMaria', 'Anna Maria'],
  ['an emoji of several', 'Mia 👩\u200d👧 ❤\ufe0f', 'Mia 👩\u200d👧 ❤\ufe0f'],
])('what was meant by a name with %s', (_, typed, meant) => expect(cleanText(typed)).toBe(meant));

test('a longer text keeps its line breaks', () => {
  expect(cleanLines(' Liebe\u202e Mia,\r\n\r\nalles  Gute \u2028Oma ')).toBe('Liebe Mia,\n\nalles Gute\nOma');
});

test('cleaning a clean text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(cleanLines(cleanLines(text))).toBe(cleanLines(text));
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
      expect(cleanText(text)).not.toMatch(/[\p{Cc}\p{Cs}\u200b\u00ad]/u);
    }),
  );
});
