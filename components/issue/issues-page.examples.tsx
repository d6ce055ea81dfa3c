import type { Examples } from '@/components/examples';
import { IssueYearPage } from './issue-year-page';
import { IssuesPage } from './issues-page';

export const examples = {
  'alle Ausgaben': <IssuesPage />,
  'ein vergangenes Jahr': <IssueYearPage year={2026} />,
} satisfies Examples;
