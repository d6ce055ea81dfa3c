import { today } from 'german/dates/day';
import { fillTemplate } from 'german/fill-template';
import { weeksBefore, yearOfWeek } from 'puzzles/weeks';
import styled from 'styled-components';
import { Page } from '@/components/ui/page';
import { theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { PATHS, puzzleYearPath } from '@/lib/paths';
import { PuzzleYears } from './puzzle-years';
import { WeekList } from './week-list';
import { weekList } from './week-list.styles';

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

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  ${weekList}
`;
