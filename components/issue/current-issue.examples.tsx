import type { Issue } from 'content/kinds';
import { onDays } from 'german/dates/on-days';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { CurrentIssue } from './current-issue';

const [issue] = content.issues as [Issue];

export const examples = {
  'in einer Karte': <CurrentIssue issue={issue} days={onDays({}, issue.date)} title="Die aktuelle Ausgabe" />,
} satisfies Examples;
