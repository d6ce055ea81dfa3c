import type { Week } from 'puzzles/week';
import { weekNumber } from 'puzzles/weeks';
import { Link } from '@/components/ui/link';
import { puzzleWeekPath } from '@/lib/paths';

/** Links to the weeks of a year. */
export const WeekList = ({ weeks }: { weeks: readonly Week[] }) => (
  <ul role="list" className="week-list">
    {weeks.map((week) => (
      <li key={week.name}>
        <Link href={puzzleWeekPath(week.name)}>Woche {weekNumber(week)}</Link>
      </li>
    ))}
  </ul>
);
