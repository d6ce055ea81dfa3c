import fc from 'fast-check';
import { snippet } from 'german/snippet';

const sentence = fc
  .array(fc.stringMatching(/^[a-zäöü]{1,14}[,.]?$/), { minLength: 1, maxLength: 60 })
  .map((words) => words.join(' '));

test('a description fits into a search result and is never cut within a word', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const short = snippet(text);
      expect(short.length).toBeLessThanOrEqual(160);
      if (text.length <= 160) return expect(short).toBe(text);
      expect(short.endsWith(' …')).toBe(true);
      expect(`${text} `.startsWith(short.slice(0, -2))).toBe(true);
      expect(text.charAt(short.length - 2)).toMatch(/[\s,;:–-]/);
    }),
  );
});

test('line breaks become spaces', () => expect(snippet('Eins\n zwei')).toBe('Eins zwei'));
