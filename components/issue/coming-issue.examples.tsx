import type { Issue } from 'content/kinds';
import { onDays } from 'german/dates/on-days';
import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { ComingIssue } from './coming-issue';
import { comingIssue } from './coming-issue.styles';

const [issue] = content.issues as [Issue];
const day = '2099-12-26';

export const Stage = styled.div`${comingIssue}`;

export const examples = {
  angekündigt: <ComingIssue issue={{ ...issue, date: day }} days={onDays({ until: day }, day)} />,
} satisfies Examples;
