import type { Block, Term } from 'content/kinds';
import { wordsInMargin } from '@/lib/news/margin';

const term = (word: string): Term => ({
  word,
  forms: [word],
  explanation: `So heißt etwas mit ${word}. Mehr steht dort.`,
});
const glossary = ['Magma', 'Schlot', 'Krater', 'Lava'].map(term);
const paragraph = (text: string): Block => ({ type: 'paragraph', text });
const drawing: Block = { type: 'diagram', name: 'vulkan' };
const long = 'Tief unter der Erde ist es heiß, und niemand hat je gesehen, was dort geschieht. '.repeat(12);
const text = [
  paragraph(`${long}Da ist Magma. Es steigt durch den Schlot in den Krater.`),
  paragraph('Nun heißt es Lava.'),
];
const wordsOf = (blocks: Block[], level: 'ganz' | 'leicht' = 'ganz') =>
  wordsInMargin(blocks, level, glossary).map(({ word }) => word);

test('the margin has the first words that the text explains, each with one sentence (R-NEWS-17)', () => {
  expect(wordsOf(text)).toEqual(['Magma', 'Schlot', 'Krater', 'Lava']);
  expect(wordsInMargin(text, 'ganz', glossary)[0]?.means).toBe('So heißt etwas mit Magma.');
});

test('a picture near the start leaves room for few words, one at the start for none (R-NEWS-17)', () => {
  const short = paragraph(`${long.slice(0, 500)} Da ist Magma im Schlot.`);
  const few = wordsOf([short, drawing, ...text]);
  expect(few.length).toBeGreaterThan(0);
  expect(few.length).toBeLessThan(4);
  expect(wordsOf([drawing, ...text])).toEqual([]);
});

test('an easy text has a sentence per line, so its margin has room for more words', () => {
  const sentences = paragraph('Der Berg ist heiß. Er raucht. Er bebt. '.repeat(3));
  const blocks = [sentences, drawing, ...text];
  expect(wordsOf(blocks, 'leicht').length).toBeGreaterThan(wordsOf(blocks, 'ganz').length);
});

test('a text without explained words has no box', () => expect(wordsInMargin(text, 'ganz', [])).toEqual([]));
