import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const puzzleTools = css`
  .puzzle-how { max-inline-size: ${theme.width.text}; }
  .puzzle-how > p { font-size: ${theme.type.lead}; }
  .puzzle-tools { display: flex; flex-wrap: wrap; align-items: start; gap: ${theme.space.s}; }
`;
