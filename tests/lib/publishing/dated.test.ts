import { startOfDay } from 'german/dates/offset';
import { published } from '@/lib/publishing/published';
import { readSite } from '@/lib/publishing/read';

const { all, faults } = readSite('tests/fixtures/content');
if (!all) throw new Error(JSON.stringify(faults));

test.each(['debates', 'questions', 'comics'] as const)(
  '%s are sorted newest first, and none appears before its date (R-DEB-2, R-LAST-2)',
  (kind) => {
    const [newest, ...others] = all[kind];
    if (!newest) throw new Error(`no ${kind}`);
    const begin = new Date(startOfDay(newest.date.first));
    const before = new Date(begin.getTime() - 1);
    expect(published(all, begin.toISOString())[kind]).toEqual(all[kind]);
    expect(published(all, before.toISOString())[kind]).toEqual(others);
  },
);
