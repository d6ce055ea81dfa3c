import fc from 'fast-check';
import { content } from '@/lib/content';
import { textsIn } from '@/lib/news/blocks';
import { markTerms, type Part, readingMinutes, sentencesOf } from '@/lib/news/reading';

const plain = (parts: Part[]) => parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
const marked = (parts: Part[]) => parts.flatMap((part) => (typeof part === 'string' ? [] : [part.term.word]));

const GLOSSARY = [
  { word: 'Magma', forms: ['Magma', 'Magmas'], explanation: 'Flüssiges Gestein tief in der Erde, über 700 Grad heiß.' },
  { word: 'Lava', forms: ['Lava'], explanation: 'So heißt Magma, sobald es aus dem Vulkan herausfließt.' },
];

test('explains a difficult word at its first use only (R-NEWS-8)', () => {
  const used = new Set<string>();
  expect(marked(markTerms('Magma steigt auf, und Magma wird zu Lava.', GLOSSARY, used))).toEqual(['Magma', 'Lava']);
  expect(marked(markTerms('Die Hitze des Magmas und der Lava.', GLOSSARY, used))).toEqual([]);
});

test('explains an inflected form as written', () => {
  const parts = markTerms('Die Hitze des Magmas ist groß.', GLOSSARY, new Set());
  expect(parts).toEqual(['Die Hitze des ', { text: 'Magmas', term: GLOSSARY[0] }, ' ist groß.']);
});

test('ignores a word inside another word', () => {
  expect(marked(markTerms('Die Magmakammer und der Lava-Strom und Balavaria.', GLOSSARY, new Set()))).toEqual([]);
});

test('marking never changes the text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Magma', 'Lava', ' ', '.', 'Magmas', 'x', '(', 'ä')), (pieces) => {
      expect(plain(markTerms(pieces.join(''), GLOSSARY, new Set()))).toBe(pieces.join(''));
    }),
  );
});

test('every article explains words, each once, and loses no letter', () => {
  for (const article of content.articles) {
    const used = new Set<string>();
    const found: string[] = [];
    for (const { text, isLabel } of textsIn(article.content)) {
      if (isLabel) continue;
      for (const sentence of sentencesOf(text)) {
        const parts = markTerms(sentence, content.glossary, used);
        expect(plain(parts)).toBe(sentence);
        found.push(...marked(parts));
      }
    }
    expect([article.slug, found.length > 0]).toEqual([article.slug, true]);
    expect(new Set(found).size).toBe(found.length);
  }
});

test('every word of the dictionary occurs in an article', () => {
  const texts = content.articles.flatMap((article) => textsIn(article.content).map(({ text }) => text));
  const unused = content.glossary.filter(
    (term) => !texts.some((text) => marked(markTerms(text, [term], new Set())).length > 0),
  );
  expect(unused).toEqual([]);
});

test('the sentences of a text add up to it', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(sentencesOf(text).join('')).toBe(text)));
});

test('estimates an article’s reading time in minutes', () => {
  const words = (count: number) => ({ content: [{ type: 'paragraph' as const, text: 'Wort '.repeat(count).trim() }] });
  expect(readingMinutes(words(20))).toBe(1);
  expect(readingMinutes(words(550))).toBe(5);
});

test.each([
  ['Er kam. Sie ging!', ['Er kam. ', 'Sie ging!']],
  ['Am 5. April 2027 regnet es. Ja.', ['Am 5. April 2027 regnet es. ', 'Ja.']],
  ['Es gibt z. B. Eis. Dr. Eule fliegt ca. 1.200 Meter.', ['Es gibt z. B. Eis. ', 'Dr. Eule fliegt ca. 1.200 Meter.']],
  ['Das war 1969. Dann kam der 3. Mann.', ['Das war 1969. ', 'Dann kam der 3. Mann.']],
])('splits “%s” into its sentences', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));
