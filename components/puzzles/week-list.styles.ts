import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const weekList = css`
  .week-list { display: flex; flex-wrap: wrap; gap: ${theme.space.s} ${theme.space.l}; }
  .week-list a { display: inline-block; padding-block: ${theme.space.xs}; }
`;
