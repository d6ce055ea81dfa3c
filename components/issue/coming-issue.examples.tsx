import type { Issue } from 'content/kinds';
import { onDays } from 'german/dates/on-days';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { ComingIssue } from './coming-issue';
import { Root as Stage } from './issues-page.styles';

const [issue] = content.issues as [Issue];
const day = '2099-12-26';

export { Stage };

export const examples = {
  angekündigt: <ComingIssue issue={{ ...issue, date: day }} days={onDays({ until: day }, day)} />,
} satisfies Examples;
