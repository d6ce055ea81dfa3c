import { today } from 'german/dates/day';
import { weekOf } from 'puzzles/week';
import { pastYears, yearOfWeek } from 'puzzles/weeks';
import { Pager } from '@/components/ui/pager';
import { content } from '@/lib/content';
import { PATHS, puzzleYearPath } from '@/lib/paths';

/** Pagination by year; the current year is the overview itself. Hidden if there is only that. */
export function PuzzleYears({ current }: { current: string }) {
  const builtOn = today();
  const { first, archive } = content.lists.puzzles;
  const past = pastYears(first, builtOn);
  if (past.length === 0) return null;
  const steps = [
    { name: yearOfWeek(weekOf(builtOn)), path: PATHS.puzzles },
    ...past.map((year) => ({ name: year, path: puzzleYearPath(year) })),
  ];
  return <Pager label={archive.heading} unit="Rätsel" steps={steps} current={current} />;
}
