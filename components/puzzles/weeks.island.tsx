'use client';

import type { Kind } from 'content/puzzle-kinds';
import type { Day } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { fillTemplate } from 'german/fill-template';
import { kindsIn } from 'puzzles/week';
import { weekNumber, weekShown, weeksBefore, yearOfWeek } from 'puzzles/weeks';
import { Link } from '@/components/ui/link';
import { useToday } from '@/components/ui/use-today';
import { puzzleFile } from '@/lib/paths';
import { KindCards } from './kind-cards';
import { WeekList } from './week-list';

type Props = {
  builtOn: Day;
  /** The first week with puzzles. */
  first: Day;
  notes: Partial<Record<Kind, string>>;
  /** Size of a week's PDF by week name; missing for weeks far ahead. */
  papers: Readonly<Record<string, string>>;
  copy: { intro: string; heading: string; none: string; paper: string };
};

/** The puzzles of the visitor's week and its year's earlier weeks; without JavaScript of the build date (R-PUZ-2). */
export function Weeks({ builtOn, first, notes, papers, copy }: Props) {
  const day = useToday(builtOn);
  const week = weekShown(first, builtOn, day);
  const before = weeksBefore(first, week.first).filter((one) => yearOfWeek(one) === yearOfWeek(week));
  return (
    <div className="weeks">
      <section aria-labelledby="diese-woche">
        <h2 id="diese-woche">{`Woche ${weekNumber(week)}`}</h2>
        <p>{fillTemplate(copy.intro, { date: formatDay(week.first) })}</p>
        <KindCards week={week.name} kinds={kindsIn(week)} notes={notes} level={3} />
        {papers[week.name] && (
          <p key={week.name} className="week-paper no-print">
            <Link href={puzzleFile(week.name)}>{copy.paper}</Link> ({papers[week.name]})
          </p>
        )}
      </section>
      <section aria-labelledby="fruehere-wochen">
        <h2 id="fruehere-wochen">{copy.heading}</h2>
        {before.length === 0 && <p>{copy.none}</p>}
        <WeekList weeks={before} />
      </section>
    </div>
  );
}
