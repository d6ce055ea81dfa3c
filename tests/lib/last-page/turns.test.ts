import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { isOn } from 'german/dates/on-days';
import { weekOf } from 'puzzles/week';
import { inTurn, weeksShown } from '@/lib/last-page/turns';

const LIST = ['a', 'b', 'c', 'd', 'e'];

test('every item gets its turn, and a week continues where the previous one ended (R-LAST-1)', () => {
  const first: Day = '2026-11-21';
  const shown = Array.from({ length: 5 }, (_, at) => inTurn(LIST, weekOf(addDays(first, at * 7)), 2)).flat();
  expect(shown.map((one) => shown.filter((other) => other === one).length)).toEqual(shown.map(() => 2));
  expect(shown.map((one) => LIST.indexOf(one))).toEqual(
    shown.map((_, at) => (LIST.indexOf(shown[0] as string) + at) % LIST.length),
  );
});

test('a year with 53 weeks skips and repeats nothing (R-LAST-1)', () => {
  const [last, next] = [weekOf('2027-01-02'), weekOf('2027-01-09')];
  expect([last.name, next.name]).toEqual(['2026-53', '2027-01']);
  const [before] = inTurn(LIST, last);
  expect(inTurn(LIST, next)).toEqual([LIST[(LIST.indexOf(before as string) + 1) % LIST.length]]);
});

test('a short list is shown once, an empty one not at all', () => {
  expect(inTurn(['a', 'b'], weekOf('2026-11-25'), 4).sort()).toEqual(['a', 'b']);
  expect(inTurn([], weekOf('2026-11-25'), 4)).toEqual([]);
});

test.each([0, 2, 3, 9, 10, 60])(
  '%i days after the build a visitor sees one week, for two weeks the right one (R-LAST-1)',
  (after) => {
    const builtOn: Day = '2026-11-25';
    const day = addDays(builtOn, after);
    const seen = weeksShown(builtOn).filter(({ days }) => isOn(days, day));
    expect(seen).toHaveLength(1);
    if (day < '2026-12-05') expect(seen[0]?.week).toEqual(weekOf(day));
  },
);
