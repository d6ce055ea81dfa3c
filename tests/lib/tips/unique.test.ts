import fc from 'fast-check';
import { uniqueById } from '@/lib/tips/unique';

const lists = fc.array(fc.record({ id: fc.integer({ min: 1, max: 12 }), title: fc.string() }));

test('a book listed twice is shown once, where it stood first', () => {
  const owl = { id: 1, title: 'Eule' };
  const fox = { id: 2, title: 'Fuchs' };
  expect(uniqueById([owl, fox, { id: 1, title: 'Noch eine Eule' }])).toEqual({ items: [owl, fox], removed: 1 });
});

test('whatever the list: each id once, none lost, the order kept, the removed counted', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const { items, removed } = uniqueById(list);
      const ids = items.map(({ id }) => id);
      expect(ids).toEqual([...new Set(list.map(({ id }) => id))]);
      expect(removed).toBe(list.length - items.length);
    }),
  );
});
