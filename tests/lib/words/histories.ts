import fc from 'fast-check';
import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { type Book, EMPTY, withAnswer, withoutWord, withStamp, withWord } from '@/lib/words/book';

export const START: Day = '2026-12-28';
export const WORDS = ['Alge', 'Magma', 'Koralle', 'Polyp', 'Redaktion'];

export const found = (word: string) => ({
  word,
  meaning: `Was ${word} heißt.`,
  sentence: `Hier steht ${word}.`,
  path: '/news/ein-artikel/',
});

const word = fc.constantFrom(...WORDS);

/** Actions of a child, and clock changes. Days pass across the turn of the year; a clock change jumps anywhere. */
export const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remember' as const), word }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('answer' as const), word, isKnown: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 0, max: 40 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clock' as const), days: fc.integer({ min: -800, max: 800 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('stamp' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forget' as const), word }) },
);

export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
export const history = fc.array(step, { maxLength: 60 });

function afterStep(book: Book, one: Step, day: Day): Book {
  switch (one.do) {
    case 'remember':
      return withWord(book, found(one.word), day);
    case 'answer':
      return withAnswer(book, one.word, one.isKnown, day);
    case 'forget':
      return withoutWord(book, one.word);
    case 'stamp':
      return withStamp(book, { kind: 'read', path: '/news/ein-artikel/', day });
    default:
      return book;
  }
}

export type Moment = { one: Step; day: Day; before: Book; after: Book };

/** Every step of a history, with the book before and after it. */
export function moments(steps: readonly Step[]): Moment[] {
  let day = START;
  let book = EMPTY;
  return steps.map((one) => {
    if (one.do === 'wait' || one.do === 'clock') day = addDays(day, one.days);
    const before = book;
    book = afterStep(book, one, day);
    return { one, day, before, after: book };
  });
}

/** A book after a random history. */
export const anyBook = history.map((steps) => moments(steps).at(-1)?.after ?? EMPTY);
