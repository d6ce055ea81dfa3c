import { issueName } from 'content/issue-name';
import type { Content } from 'content/kinds';
import type { Day } from 'german/dates/day';
import { withWeekday } from 'german/dates/german';
import { aboutIssue, issueTitle } from '@/lib/issues/about';
import { isAnnounced, isPublished, newestFirst } from '@/lib/issues/days';
import { pastYears } from '@/lib/issues/rack';
import { issuePath, issueYearPath, PATHS } from '@/lib/paths';
import type { SitePage } from './site-page';

/** Includes pages of issues not published yet (R-ISS-5):
 * issuePages(content, day) → [{ type: 'ausgaben', path: '/ausgabe/', … }, { type: 'ausgabe', … }, …] */
export function issuePages(content: Content, day: Day): SitePage[] {
  const { issues, lists } = content;
  const { title, description, archive } = lists.issues;
  const overview = { name: title, path: PATHS.issues };
  const out = newestFirst(issues).filter((issue) => isPublished(issue, day));
  const ofYear = (text: string, year: number) => text.replace('%year%', String(year));
  return [
    {
      type: 'ausgaben',
      ...overview,
      note: description,
      isEmpty: !issues.some((issue) => isAnnounced(issue, day)),
      changed: out[0]?.date,
      images: [],
    },
    ...newestFirst(issues).map(
      (issue): SitePage => ({
        type: 'ausgabe',
        path: issuePath(issue.name),
        name: issueTitle(issue),
        note: aboutIssue(issue, content),
        isEmpty: !isAnnounced(issue, day),
        under: overview,
        changed: isPublished(issue, day) ? issue.date : undefined,
        images: [issue.cover.src],
        card: {
          kicker: issueName(issue),
          title: issue.motto,
          line: withWeekday(issue.date),
          image: issue.cover.src,
          ground: 'coral',
        },
      }),
    ),
    ...pastYears(issues, day).map(
      (year): SitePage => ({
        type: 'ausgaben-archiv',
        path: issueYearPath(year),
        name: ofYear(archive.title, year),
        note: ofYear(archive.description, year),
        under: overview,
        changed: newestFirst(issues).find((issue) => issue.year === year)?.date,
        images: [],
      }),
    ),
  ];
}
