import { today } from 'german/dates/day';
import { fillTemplate } from 'german/fill-template';
import styled from 'styled-components';
import { Page } from '@/components/ui/page';
import { theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { issueYearPath, PATHS } from '@/lib/paths';
import { IssueYears } from './issue-years';
import { Rack } from './rack';
import { rack } from './rack.styles';

/** Issues of a past year; one page per year keeps the list light (R-ISS-6). */
export function IssueYearPage({ year }: { year: number }) {
  const { title, archive } = content.lists.issues;
  const racked = content.issues.filter((issue) => issue.year === year).map((issue) => ({ issue }));
  return (
    <Page
      title={fillTemplate(archive.title, { year })}
      lead={fillTemplate(archive.intro, { year })}
      back={{ href: PATHS.issues, label: title }}
    >
      <Root>
        <Rack racked={racked} builtOn={today()} />
        <IssueYears current={issueYearPath(year)} />
      </Root>
    </Page>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.section};
  ${rack}
`;
