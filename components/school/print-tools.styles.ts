import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** Of no use without scripts: the browser's own menu prints as well. */
export const printTools = css`
  .print-tools { display: flex; flex-wrap: wrap; gap: ${theme.space.s}; }
  .print-tools > p { flex-basis: 100%; font-size: ${theme.type.small}; }
  .print-tools > p:empty { display: none; }
  @media (scripting: none) { .print-tools { display: none; } }
  html[data-scripts='lost'] & .print-tools { display: none; }
`;
