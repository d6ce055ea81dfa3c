import { allKinds } from 'content/puzzle-kinds';
import fc from 'fast-check';
import { packPages, roomOf, startsPage } from '../booklet/sheets';
import { LEVELS } from '../level';

const puzzle = fc.record({ kind: fc.constantFrom(...allKinds()), level: fc.constantFrom(...LEVELS) });
const GAP = 3;

function sheetsOf(orders: ReturnType<typeof packPages>) {
  const opens = startsPage(orders);
  const sheets: (typeof orders)[] = [];
  for (const [at, order] of orders.entries()) {
    if (opens[at]) sheets.push([]);
    sheets.at(-1)?.push(order);
  }
  return sheets;
}
const filled = (sheet: ReturnType<typeof packPages>) => sheet.reduce((sum, order) => sum + roomOf(order) + GAP, 0);

test('no sheet leaves room for a later puzzle (R-PUZ-62)', () => {
  fc.assert(
    fc.property(fc.array(puzzle, { maxLength: 20 }), (orders) => {
      const sheets = sheetsOf(packPages(orders));
      for (const [at, sheet] of sheets.entries()) {
        const free = 100 - filled(sheet);
        expect(free + GAP).toBeGreaterThanOrEqual(0);
        const later = sheets.slice(at + 1).flat();
        expect(later.filter((order) => roomOf(order) <= free)).toEqual([]);
      }
    }),
  );
});

test('the sheets have every puzzle', () => {
  const orders = allKinds().flatMap((kind) => LEVELS.map((level) => ({ kind, level })));
  const placed = packPages(orders);
  expect(placed).toHaveLength(orders.length);
  expect(new Set(placed)).toEqual(new Set(orders));
});
