import { today } from 'german/dates/day';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { shownOn } from '@/lib/issues/days';
import { shelfOn, startOf } from '@/lib/issues/shelf';
import { PATHS } from '@/lib/paths';
import { ComingIssue } from './coming-issue';
import { IssueYears } from './issue-years';
import { Root } from './issues-page.styles';
import { NewestIssue } from './newest-issue';
import { Rack } from './rack';

/** The newest issue large, the announced one, and the year's older ones on a rack (R-ISS-6). */
export function IssuesPage() {
  const builtOn = today();
  const { title, intro, empty, rack } = content.lists.issues;
  const shelf = shelfOn(content.issues, builtOn);
  return (
    <Page title={title} lead={intro}>
      <Root>
        {shelf.empty && <p {...shelf.empty}>{empty}</p>}
        {shelf.newest.map(({ issue, days }) => (
          <NewestIssue key={issue.name} issue={issue} days={days} eager={!days.hidden} />
        ))}
        {shelf.coming.map(({ issue, days }) => (
          <ComingIssue key={issue.name} issue={issue} days={days} />
        ))}
        {shelf.archived.length > 0 && (
          <section aria-labelledby="regal" {...shownOn({ from: startOf(shelf.archived) }, builtOn)}>
            <h2 id="regal">{rack}</h2>
            <Rack racked={shelf.archived} builtOn={builtOn} level={3} />
          </section>
        )}
        <IssueYears current={PATHS.issues} />
      </Root>
    </Page>
  );
}
