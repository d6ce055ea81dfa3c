import fc from 'fast-check';
import { uniqueById } from '@/lib/tips/unique';

const lists = fc.array(fc.record({ id: fc.integer({ min: 1, max: 12 }), title: fc.string() }));

test('a duplicate book is shown once, at its first position', () => {
  const owl = { id: 1, title: 'Eule' };
  const fox = { id: 2, title: 'Fuchs' };
  expect(uniqueById([owl, fox, { id: 1, title: 'Noch eine Eule' }])).toEqual({ items: [owl, fox], removed: 1 });
});

test('each ID is kept once, in order, and removed items are counted', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const { items, removed } = uniqueById(list);
      const ids = items.map(({ id }) => id);
      expect(ids).toEqual([...new Set(list.map(({ id }) => id))]);
      expect(removed).toBe(list.length - items.length);
    }),
  );
});
