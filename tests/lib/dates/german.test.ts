import type { Day } from '@/lib/dates/day';
import { formatDay } from '@/lib/dates/german';

test('a date is written the German way', () => {
  expect(formatDay('2027-04-05' as Day)).toBe('5. April 2027');
  expect(formatDay('2026-12-31')).toBe('31. Dezember 2026');
});
