import { render, screen, within } from '@testing-library/react';
import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { kindsIn, weekOf, weeksBetween } from 'puzzles/week';
import { Weeks } from '@/components/puzzles/weeks.island';
import { puzzlePath } from '@/lib/pages/puzzle-path';
import { puzzleWeekPath } from '@/lib/paths';

const FIRST: Day = '2026-10-31';
const BUILT: Day = '2026-11-23';
const COPY = { intro: 'Ab %date%.', heading: 'Frühere Wochen', none: 'Noch keine.', paper: 'Alles als PDF' };
const PAPERS = { '2026-47': 'PDF, 13 Seiten', '2026-48': 'PDF, 14 Seiten' };

const show = (day: Day) => {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00+01:00`) });
  return render(<Weeks builtOn={BUILT} first={FIRST} notes={{}} papers={PAPERS} copy={COPY} />);
};
const linksIn = (name: string | RegExp) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

afterEach(() => jest.useRealTimers());

test.each([BUILT, '2026-11-28', '2027-01-09', addDays(BUILT, 360)] as Day[])(
  'on %s a visitor sees the six puzzles of that week, without a new build (R-PUZ-2)',
  (day) => {
    show(day);
    const week = weekOf(day);
    expect(linksIn(/^Woche/).slice(0, kindsIn(week).length)).toEqual(
      kindsIn(week).map((kind) => puzzlePath(week.name, kind)),
    );
  },
);

test.each([
  ['2026-11-23', 'PDF, 13 Seiten', ['/raetsel/blaetter/duda-raetsel-2026-47.pdf']],
  ['2026-11-28', 'PDF, 14 Seiten', ['/raetsel/blaetter/duda-raetsel-2026-48.pdf']],
  ['2027-03-06', undefined, []],
] as const)(
  'on %s a visitor can print all puzzles of that week if its sheets exist (R-PUZ-80)',
  (day, facts, files) => {
    show(day);
    expect(linksIn(/^Woche/).filter((href) => href?.endsWith('.pdf'))).toEqual(files);
    if (facts) expect(screen.getByText(new RegExp(facts))).toBeInTheDocument();
  },
);

test('lists past weeks, the newest first, and no future ones (R-PUZ-2)', () => {
  show('2026-11-30');
  expect(linksIn(COPY.heading)).toEqual(
    weeksBetween(FIRST, '2026-11-27')
      .toReversed()
      .map(({ name }) => puzzleWeekPath(name)),
  );
});

test('shows no past weeks in the first week of a year', () => {
  show('2027-01-09');
  expect(linksIn(COPY.heading)).toEqual([]);
  expect(screen.getByText(COPY.none)).toBeInTheDocument();
});
