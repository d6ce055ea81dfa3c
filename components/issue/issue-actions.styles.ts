import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';
import { issueTools } from './issue-tools.styles';

/** One row of buttons. */
export const issueActions = css`
  .issue-actions { display: grid; gap: ${theme.space.m}; margin-block-end: ${theme.space.xl}; }
  .issue-actions > .row { display: flex; flex-wrap: wrap; align-items: center; gap: ${theme.space.s}; }
  .issue-actions > p { max-inline-size: ${theme.width.text}; color: ${theme.color.soft}; font-size: ${theme.type.tiny}; line-height: ${theme.leading.dense}; }
  .leafing { margin-block-start: ${theme.space.m}; }
  @media (scripting: none) { .leafing { display: none; } }
  html[data-scripts='lost'] & .leafing { display: none; }
  ${issueTools}
`;
