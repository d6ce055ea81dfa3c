import { content } from '@/lib/content';
import { partOf, partsOf, wordPath } from '@/lib/words/dictionary';

test.each([
  ['App', '/woerterbuch/#wort-app'],
  ['Äquator', '/woerterbuch/#wort-äquator'],
  ['Fossil', '/woerterbuch/f-k/#wort-fossil'],
  ['radioaktiv', '/woerterbuch/l-r/#wort-radioaktiv'],
  ['Zelle', '/woerterbuch/s-z/#wort-zelle'],
])('the word %s is at %s (R-NEWS-20)', (word, path) => expect(wordPath(word)).toBe(path));

test('only parts with words have a page, except the first (R-NEWS-20)', () => {
  const [term] = content.glossary;
  if (!term) throw new Error('no word');
  const letters = (words: string[]) => partsOf(words.map((word) => ({ ...term, word }))).map((part) => part.letters);
  expect(letters([])).toEqual(['A–E']);
  expect(letters(['Ziel', 'Magma'])).toEqual(['A–E', 'L–R', 'S–Z']);
  for (const { word } of content.glossary) expect(partsOf(content.glossary)).toContain(partOf(word));
});
