import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import type { Issue } from '@/lib/content/kinds';
import { onDays } from '@/lib/dates/on-days';
import { CurrentIssue } from './current-issue';
import { currentIssue } from './current-issue.styles';

const [issue] = content.issues as [Issue];

export const Stage = styled.div`
  ${currentIssue}
  max-inline-size: ${theme.width.narrow};
`;

export const examples = {
  'in einer Karte': <CurrentIssue issue={issue} days={onDays({}, issue.date)} title="Die aktuelle Ausgabe" />,
} satisfies Examples;
