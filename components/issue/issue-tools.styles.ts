import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** Buttons in the row of the other actions; their messages below it. */
export const issueTools = css`
  .issue-tools { display: contents; }
  .issue-tools > p { flex-basis: 100%; order: 1; font-size: ${theme.type.small}; }
  .issue-tools > p:empty { display: none; }
  @media (scripting: none) { .issue-tools { display: none; } }
  html[data-scripts='lost'] & .issue-tools { display: none; }
`;
