import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { kindsIn, weekOf } from 'puzzles/week';
import { content } from '@/lib/content';
import { puzzlePages } from '@/lib/pages/puzzles';
import { filledPages } from '@/lib/pages/registry';
import { draftEntries } from '@/lib/search/entries';
import { llmsText } from '@/lib/seo/llms';

const DAY: Day = '2026-11-23';
const pages = puzzlePages(content, DAY);
const paths = (list: readonly { path: string }[]) => list.map(({ path }) => path);
const isOf = (day: Day) => (path: string) => path.startsWith(`/raetsel/${weekOf(day).name}/`);

test('every week from the first to a year ahead has its page, and so has each of its puzzles (R-PUZ-3)', () => {
  for (const day of [content.lists.puzzles.first, DAY, addDays(DAY, 7), addDays(DAY, 365)]) {
    const own = paths(pages).filter(isOf(day));
    expect(own).toHaveLength(1 + kindsIn(weekOf(day)).length);
  }
  expect(new Set(paths(pages)).size).toBe(pages.length);
});

test('a week is listed from its Saturday on (R-PUZ-3)', () => {
  const saturday = addDays(weekOf(DAY).first, 7);
  for (const [day, isTold] of [
    [addDays(saturday, -1), false],
    [saturday, true],
  ] as const) {
    expect(paths(filledPages(content, day)).some(isOf(saturday))).toBe(isTold);
    expect(
      draftEntries(content, day)
        .map(({ path }) => path)
        .some(isOf(saturday)),
    ).toBe(isTold);
  }
  const ahead = pages.filter(({ isAhead }) => isAhead);
  expect(ahead.length).toBeGreaterThan(53);
  expect(ahead.every(({ changed }) => changed === undefined)).toBe(true);
});

test('llms.txt has this week’s puzzles, and no future ones (R-PUZ-3)', () => {
  jest.useFakeTimers({ now: new Date(`${DAY}T09:00:00Z`) });
  const text = llmsText(content);
  jest.useRealTimers();
  expect(text).toContain(`/raetsel/${weekOf(DAY).name}/`);
  expect(text).not.toContain(`/raetsel/${weekOf(addDays(DAY, 7)).name}/`);
});
