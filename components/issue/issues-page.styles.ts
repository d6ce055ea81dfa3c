import styled from 'styled-components';
import { theme } from '@/components/ui/theme';
import { comingIssue } from './coming-issue.styles';
import { newestIssue } from './newest-issue.styles';
import { pagePicture } from './page-picture.styles';
import { rack } from './rack.styles';

/** Also used by the pages of past years. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.section};
  > section > h2:first-of-type { margin-block-end: ${theme.space.l}; padding-block-end: ${theme.space.s}; border-block-end: ${theme.line.double} double ${theme.color.ink}; font-size: ${theme.type.h3}; }
  ${pagePicture}
  ${newestIssue}
  ${comingIssue}
  ${rack}
`;
