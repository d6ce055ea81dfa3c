import { Link } from '@/components/ui/link';
import { puzzleWeekPath } from '@/lib/paths';
import type { Week } from '@/lib/puzzles/week';
import { weekNumber } from '@/lib/puzzles/weeks';

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
