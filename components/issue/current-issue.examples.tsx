import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import type { Issue } from '@/lib/content/kinds';
import { onDays } from '@/lib/dates/on-days';
import { CurrentIssue } from './current-issue';

const [issue] = content.issues as [Issue];

export const examples = {
  'in einer Karte': <CurrentIssue issue={issue} days={onDays({}, issue.date)} title="Die aktuelle Ausgabe" />,
} satisfies Examples;
