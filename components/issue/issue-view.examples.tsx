import type { Issue } from 'content/kinds';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { IssueView } from './issue-view';

const oneThat = (fits: (issue: Issue) => boolean) => content.issues.find(fits) as Issue;
const open = oneThat((issue) => issue.open);

/** After any day on which the gallery is viewed. */
const FAR = '2099-12-26';

export const examples = {
  'eine offene Ausgabe': <IssueView issue={open} />,
  'nicht für alle offen': <IssueView issue={oneThat((issue) => !issue.open)} />,
  angekündigt: <IssueView issue={{ ...open, date: FAR, announce: true }} />,
  'noch nicht angekündigt': <IssueView issue={{ ...open, date: FAR, announce: false }} />,
} satisfies Examples;
