import { today } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { onDays } from 'german/dates/on-days';
import { fillTemplate } from 'german/fill-template';
import { kindsIn, type Week } from 'puzzles/week';
import styled from 'styled-components';
import { BackLink, MoreLink } from '@/components/ui/back-link';
import { Page } from '@/components/ui/page';
import { theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { titleOfWeek } from '@/lib/pages/puzzles';
import { PATHS, puzzleWeekPath } from '@/lib/paths';
import { KindCards } from './kind-cards';
import { kindCards } from './kind-cards.styles';
import { notesOf } from './notes';
import { PaperLink } from './paper-link';

type Props = { week: Week; before?: Week | undefined; after?: Week | undefined };

/** The puzzles of a week, with links to the previous week and, once it has begun, the next (R-PUZ-3). */
export function WeekPage({ week, before, after }: Props) {
  const copy = content.lists.puzzles;
  const kinds = kindsIn(week);
  return (
    <Page
      title={titleOfWeek(copy, week)}
      lead={fillTemplate(copy.week.intro, { date: formatDay(week.first) })}
      back={{ href: PATHS.puzzles, label: copy.title }}
    >
      <Root>
        <KindCards week={week.name} kinds={kinds} notes={notesOf(kinds)} />
        <PaperLink occasion={week.name} label={copy.paper.link} />
        <div className="week-ways no-print">
          {before && <BackLink href={puzzleWeekPath(before.name)}>{titleOfWeek(copy, before)}</BackLink>}
          {after && (
            <span {...onDays({ from: after.first }, today())}>
              <MoreLink href={puzzleWeekPath(after.name)}>{titleOfWeek(copy, after)}</MoreLink>
            </span>
          )}
        </div>
      </Root>
    </Page>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  .week-ways { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${theme.space.s} ${theme.space.l}; }
  ${kindCards}
`;
