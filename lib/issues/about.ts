import { issueName } from 'content/issue-name';
import type { Content, Issue } from 'content/kinds';
import { formatDay } from 'german/dates/german';
import { headlinesOf } from './pieces';

/** issueTitle(issue) → 'Ausgabe 47/2026: Vorsicht, heiß!' */
export const issueTitle = (issue: Pick<Issue, 'number' | 'year' | 'motto'>) => `${issueName(issue)}: ${issue.motto}`;

const TITLES = 4;

/** Reads correctly before and after the publication day:
 * aboutIssue(issue, content) → 'Die Kinderzeitung DUDA vom 21. November 2026: Wie ein Vulkan ausbricht, …' */
export const aboutIssue = (issue: Issue, content: Content) =>
  content.lists.issues.about
    .replace('%date%', formatDay(issue.date))
    .replace('%titles%', headlinesOf(issue, content).slice(0, TITLES).join(' · '));
