import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** Hidden without JavaScript; the browser's menu can print as well. */
export const printTools = css`
  .print-tools { display: flex; flex-wrap: wrap; gap: ${theme.space.s}; }
  .print-tools > p { flex-basis: 100%; font-size: ${theme.type.small}; }
  .print-tools > p:empty { display: none; }
  @media (scripting: none) { .print-tools { display: none; } }
  html[data-scripts='lost'] & .print-tools { display: none; }
`;
