import fc from 'fast-check';
import { addDays, daysBetween } from 'german/dates/arithmetic';
import { dueCards, EMPTY, nextDay, ROUND, roundOf, withAnswer, withWord } from '@/lib/words/book';
import { answered, BOXES, type Card, isDue, newCard, WAITS } from '@/lib/words/card';
import { runs } from '@/tests/thorough';
import { found, history, moments, START } from './histories';

const RUNS = { numRuns: runs(200, 3000) };
const cardOf = (cards: readonly Card[], word: string) => cards.find((card) => card.word === word);

test('a card is lost only by removing it, whatever the child and the clock do (R-WORD-4)', () => {
  fc.assert(
    fc.property(history, (steps) => {
      for (const { one, before, after } of moments(steps)) {
        const words = before.cards.map(({ word }) => word);
        const kept = one.do === 'forget' ? words.filter((word) => word !== one.word) : words;
        expect(after.cards.map(({ word }) => word)).toEqual(expect.arrayContaining(kept));
        expect(new Set(after.cards.map(({ word }) => word)).size).toBe(after.cards.length);
      }
    }),
    RUNS,
  );
});

test('no card moves back a box or becomes due earlier, even if the clock is set back (R-WORD-4)', () => {
  fc.assert(
    fc.property(history, (steps) => {
      for (const { before, after } of moments(steps))
        for (const old of before.cards) {
          const card = cardOf(after.cards, old.word);
          if (!card) continue;
          expect(card.box).toBeGreaterThanOrEqual(old.box);
          expect(card.due >= old.due).toBe(true);
        }
    }),
    RUNS,
  );
});

test('with any clock a card can be trained again within its box’s waiting time (R-WORD-4)', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: -800, max: 800 }), (steps, jump) => {
      const last = moments(steps).at(-1);
      if (!last) return;
      const day = addDays(last.day, jump);
      for (const card of last.after.cards) {
        const wait = Array.from({ length: WAITS[card.box] + 2 }, (_, days) => addDays(day, days));
        expect(wait.some((later) => isDue(card, later))).toBe(true);
      }
    }),
    RUNS,
  );
});

test('a card moves at most once a day, even with two windows', () => {
  fc.assert(
    fc.property(history, fc.boolean(), fc.boolean(), (steps, first, second) => {
      const last = moments(steps).at(-1);
      for (const card of last?.after.cards ?? []) {
        const once = answered(card, first, last?.day ?? START);
        expect(answered(once, second, last?.day ?? START)).toEqual(once);
      }
    }),
    RUNS,
  );
});

test('with a right clock, a known card is in the last box after four rounds and due monthly (R-WORD-3)', () => {
  let card = newCard(found('Magma'), START);
  const days = [START];
  for (const _ of BOXES) {
    card = answered(card, true, card.due);
    days.push(card.due);
  }
  expect(card.box).toBe(5);
  expect(days.slice(1).map((day, at) => daysBetween(days[at] ?? START, day))).toEqual([3, 7, 14, 30, 30]);
});

test('an unknown card stays in its box and is due tomorrow', () => {
  const card = { ...newCard(found('Magma'), START), box: 4 as const };
  expect(answered(card, false, START)).toMatchObject({ box: 4, due: '2026-12-29' });
});

test('a due date set by a wrong clock does not keep a card away', () => {
  const card = answered(newCard(found('Magma'), '2036-01-01'), true, '2036-01-01');
  expect(isDue(card, START)).toBe(true);
  const trained = answered(card, true, START);
  expect(trained.due).toBe(card.due);
  expect([isDue(trained, START), isDue(trained, addDays(START, 1))]).toEqual([false, true]);
});

test('a round has at most ten cards, the longest overdue first (R-WORD-3)', () => {
  const words = Array.from({ length: 14 }, (_, at) => `Wort${at}`);
  const book = words.reduce((all, word, at) => withWord(all, found(word), addDays(START, -at)), EMPTY);
  expect(roundOf(book, START)).toEqual(words.toReversed().slice(0, ROUND));
  const after = roundOf(book, START).reduce((all, word) => withAnswer(all, word, true, START), book);
  expect(dueCards(after, START)).toHaveLength(4);
  expect(nextDay(after, START)).toBe('2026-12-31');
  expect(nextDay(EMPTY, START)).toBe('');
});
