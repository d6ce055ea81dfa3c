import { today } from 'german/dates/day';
import { Pager } from '@/components/ui/pager';
import { content } from '@/lib/content';
import { archiveYear, pastYears } from '@/lib/issues/rack';
import { issueYearPath, PATHS } from '@/lib/paths';

/** Pagination by year; the latest year is the list itself. Hidden if there is only that. */
export function IssueYears({ current }: { current: string }) {
  const builtOn = today();
  const past = pastYears(content.issues, builtOn);
  if (past.length === 0) return null;
  const steps = [
    { name: archiveYear(content.issues, builtOn) ?? '', path: PATHS.issues },
    ...past.map((year) => ({ name: year, path: issueYearPath(year) })),
  ];
  return <Pager label={content.lists.issues.archive.heading} unit="Ausgaben" steps={steps} current={current} />;
}
