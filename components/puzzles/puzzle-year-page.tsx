import { today } from 'german/dates/day';
import { fillTemplate } from 'german/fill-template';
import { weeksBefore, yearOfWeek } from 'puzzles/weeks';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { PATHS, puzzleYearPath } from '@/lib/paths';
import { PuzzleYears } from './puzzle-years';
import { Root } from './puzzles-page.styles';
import { WeekList } from './week-list';

/** The weeks of a past year, newest first (R-PUZ-2). */
export function PuzzleYearPage({ year }: { year: number }) {
  const { title, first, archive } = content.lists.puzzles;
  const weeks = weeksBefore(first, today()).filter((week) => yearOfWeek(week) === year);
  return (
    <Page
      title={fillTemplate(archive.title, { year })}
      lead={fillTemplate(archive.intro, { year })}
      back={{ href: PATHS.puzzles, label: title }}
    >
      <Root>
        <WeekList weeks={weeks} />
        <PuzzleYears current={puzzleYearPath(year)} />
      </Root>
    </Page>
  );
}
