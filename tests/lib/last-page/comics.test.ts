import { content } from '@/lib/content';
import { comicsOut } from '@/lib/last-page/comics';

const titles = (day: Parameters<typeof comicsOut>[1]) => comicsOut(content.comics, day).map(({ title }) => title);

test('the newest episode comes first, and none appears before its day', () => {
  expect(titles('2026-11-20')).toEqual(['Der erste Schnee']);
  expect(titles('2026-11-21')).toEqual(['Die zweite Spur', 'Der erste Schnee']);
  expect(titles('2026-11-13')).toEqual([]);
});
