import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const corrections = css`
  .corrections { display: grid; gap: ${theme.space.s}; margin-block-end: ${theme.space.l}; font-size: ${theme.type.small}; }
  .corrections dt { font-weight: ${theme.weight.bold}; }
`;
