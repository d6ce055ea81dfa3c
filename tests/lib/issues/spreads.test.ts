import fc from 'fast-check';
import { pageLabel, pagesAt, parsePage, spreadsOf, turnedBy } from '@/lib/issues/spreads';

const counts = fc.integer({ min: 1, max: 40 });
const paper = counts.chain((count) =>
  fc.record({ count: fc.constant(count), page: fc.integer({ min: 1, max: count }), isDouble: fc.boolean() }),
);

test('front and back page are single, the others in pairs (R-ISS-11)', () =>
  expect(spreadsOf(8)).toEqual([[1], [2, 3], [4, 5], [6, 7], [8]]));

test('with any number of pages, each is in one spread, in order', () =>
  fc.assert(
    fc.property(counts, (count) => {
      expect(spreadsOf(count).flat()).toEqual(Array.from({ length: count }, (_, at) => at + 1));
    }),
  ));

test('turning forward and back returns to the same spread, except at the ends', () =>
  fc.assert(
    fc.property(paper, ({ count, page, isDouble }) => {
      const here = pagesAt(page, count, isDouble);
      const on = turnedBy(1, page, count, isDouble);
      if (here.includes(count)) expect(here).toContain(on);
      else expect(pagesAt(turnedBy(-1, on, count, isDouble), count, isDouble)).toEqual(here);
    }),
  ));

test('turning on leads to the last page, and the keys for both ends lead there at once', () =>
  fc.assert(
    fc.property(paper, ({ count, page, isDouble }) => {
      let at = page;
      for (let turns = 0; turns < count; turns += 1) at = turnedBy(1, at, count, isDouble);
      expect(pagesAt(at, count, isDouble)).toContain(count);
      expect(turnedBy(Number.POSITIVE_INFINITY, page, count, isDouble)).toBe(at);
      expect(turnedBy(Number.NEGATIVE_INFINITY, page, count, isDouble)).toBe(1);
    }),
  ));

test('states the current pages in words', () => {
  expect(pageLabel([2, 3], 8)).toBe('Seite\u00a02 und 3 von 8');
  expect(pageLabel([8], 8)).toBe('Seite\u00a08 von 8');
});

test.each([
  ['3', 3],
  ['8', 8],
  ['9', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['2.5', undefined],
  ['drei', undefined],
  ['', undefined],
  [null, undefined],
])('a URL with the page %j opens %j of eight', (text, page) => expect(parsePage(text, 8)).toBe(page));
