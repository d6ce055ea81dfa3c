import fc from 'fast-check';
import { CARDS_PER_PACK, cardsFile, drawPositions, packCount, packOf, TIPS_PER_DRAW } from '@/lib/tips/draw';

test('draws eight different items of the whole list, or all if there are fewer (R-TIP-2)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (total) => {
      const drawn = drawPositions(total);
      expect(drawn).toHaveLength(Math.min(TIPS_PER_DRAW, total));
      expect(new Set(drawn).size).toBe(drawn.length);
      for (const position of drawn) expect(position >= 0 && position < total).toBe(true);
    }),
  );
});

test('over 10,000 draws each of 32 books comes up about equally often, built ones included', () => {
  const seen = Array.from({ length: 32 }, () => 0);
  for (let run = 0; run < 10_000; run += 1)
    for (const position of drawPositions(32)) seen[position] = (seen[position] ?? 0) + 1;
  // 2,500 expected, standard deviation 43: a deviation of seven of these is practically impossible by chance.
  for (const count of seen) expect(Math.abs(count - 2500)).toBeLessThan(300);
});

test('every card beyond the built ones has its own place in an existing pack', () => {
  fc.assert(
    fc.property(fc.integer({ min: TIPS_PER_DRAW + 1, max: 3000 }), (total) => {
      const places = Array.from({ length: total - TIPS_PER_DRAW }, (_, index) => packOf(index + TIPS_PER_DRAW));
      expect(places.filter(({ pack, place }) => pack >= packCount(total) || place >= CARDS_PER_PACK)).toEqual([]);
      expect(new Set(places.map(({ pack, place }) => `${pack}/${place}`)).size).toBe(places.length);
    }),
    { numRuns: 20 },
  );
});

test('packs begin with the first card beyond the built ones; a list that is completely in the page needs none', () => {
  expect(packOf(TIPS_PER_DRAW)).toEqual({ pack: 0, place: 0 });
  expect(packOf(TIPS_PER_DRAW + CARDS_PER_PACK)).toEqual({ pack: 1, place: 0 });
  expect([packCount(0), packCount(TIPS_PER_DRAW), packCount(TIPS_PER_DRAW + 1)]).toEqual([0, 0, 1]);
  expect(cardsFile('books', 0)).toBe('/tips/books-0.json');
});
