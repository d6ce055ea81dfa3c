import { published } from '@/lib/content/published';
import { readContent } from '@/lib/content/read';
import { startOfDay } from '@/lib/dates/offset';

const { all, faults } = readContent('tests/fixtures/content');
if (!all) throw new Error(JSON.stringify(faults));

test('what is dated later is not out before its date, and the newest comes first', () => {
  const [newest, ...others] = all.debates;
  if (!newest) throw new Error('no debate');
  const begin = new Date(startOfDay(newest.date.first));
  const before = new Date(begin.getTime() - 1);
  expect(published(all, begin.toISOString()).debates).toEqual(all.debates);
  expect(published(all, before.toISOString()).debates).toEqual(others);
});
