import fc from 'fast-check';
import { pagesAt, turnedBy } from '@/lib/issues/spreads';
import { roleOf, sideOf } from '@/lib/issues/turning';

const rolesOf = (count: number, shown: number[], isDouble: boolean, turn: Parameters<typeof roleOf>[3]) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [at + 1, roleOf(at + 1, shown, isDouble, turn)]).filter(
      ([, role]) => role,
    ),
  );

test('turning forward: page 3 leaves, 4 enters, 2 stays below until covered, 5 is there at once', () =>
  expect(rolesOf(8, [4, 5], true, { from: [2, 3], way: 'on' })).toEqual({
    2: 'under',
    3: 'leave',
    4: 'enter',
    5: 'still',
    6: 'near',
    7: 'near',
  }));

test('turning back: the same in reverse', () =>
  expect(rolesOf(8, [2, 3], true, { from: [4, 5], way: 'back' })).toEqual({
    1: 'near',
    2: 'still',
    3: 'enter',
    4: 'leave',
    5: 'under',
  }));

test('a single page leaves to show the next, and comes back over it', () => {
  expect(rolesOf(3, [2], false, { from: [1], way: 'on' })).toEqual({ 1: 'leave', 2: 'still', 3: 'near' });
  expect(rolesOf(3, [1], false, { from: [2], way: 'back' })).toEqual({ 1: 'enter', 2: 'under', 3: 'near' });
});

test('every turn moves something, and every position of the spread is filled (R-ISS-11)', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 30 }),
      fc.nat(),
      fc.boolean(),
      fc.constantFrom(1, -1),
      (count, seed, isDouble, step) => {
        const page = (seed % count) + 1;
        const from = pagesAt(page, count, isDouble);
        const shown = pagesAt(turnedBy(step, page, count, isDouble), count, isDouble);
        if (shown[0] === from[0]) return;
        const roles = rolesOf(count, shown, isDouble, { from, way: step > 0 ? 'on' : 'back' });
        expect(Object.values(roles)).toEqual(expect.arrayContaining([expect.stringMatching(/leave|enter/)]));
        for (const one of shown) expect(['still', 'enter']).toContain(roles[one]);
        for (const one of from) expect(['under', 'leave']).toContain(roles[one]);
        // The number of rendered pages does not grow with the issue.
        expect(Object.keys(roles).length).toBeLessThanOrEqual(8);
      },
    ),
  ));

test('even pages are on the left', () => {
  expect([sideOf(2, true), sideOf(3, true), sideOf(3, false)]).toEqual(['left', 'right', 'alone']);
});
