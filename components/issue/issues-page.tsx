import { today } from 'german/dates/day';
import styled from 'styled-components';
import { Page } from '@/components/ui/page';
import { theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { shownOn } from '@/lib/issues/days';
import { shelfOn, startOf } from '@/lib/issues/shelf';
import { PATHS } from '@/lib/paths';
import { ComingIssue } from './coming-issue';
import { comingIssue } from './coming-issue.styles';
import { IssueYears } from './issue-years';
import { NewestIssue } from './newest-issue';
import { newestIssue } from './newest-issue.styles';
import { Rack } from './rack';
import { rack } from './rack.styles';

/** The newest issue large, the announced one, and the year's older ones on a rack (R-ISS-6). */
export function IssuesPage() {
  const builtOn = today();
  const copy = content.lists.issues;
  const shelf = shelfOn(content.issues, builtOn);
  return (
    <Page title={copy.title} lead={copy.intro}>
      <Root>
        {shelf.empty && <p {...shelf.empty}>{copy.empty}</p>}
        {shelf.newest.map(({ issue, days }) => (
          <NewestIssue key={issue.name} issue={issue} days={days} eager={!days.hidden} />
        ))}
        {shelf.coming.map(({ issue, days }) => (
          <ComingIssue key={issue.name} issue={issue} days={days} />
        ))}
        {shelf.archived.length > 0 && (
          <section aria-labelledby="regal" {...shownOn({ from: startOf(shelf.archived) }, builtOn)}>
            <h2 id="regal">{copy.rack}</h2>
            <Rack racked={shelf.archived} builtOn={builtOn} level={3} />
          </section>
        )}
        <IssueYears current={PATHS.issues} />
      </Root>
    </Page>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.section};
  > section > h2:first-of-type { margin-block-end: ${theme.space.l}; padding-block-end: ${theme.space.s}; border-block-end: ${theme.line.double} double ${theme.color.ink}; font-size: ${theme.type.h3}; }
  ${newestIssue}
  ${comingIssue}
  ${rack}
`;
