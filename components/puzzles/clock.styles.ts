import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const clock = css`
  .play-clock { display: flex; flex-wrap: wrap; align-items: center; gap: ${theme.space.s}; }
  .play-clock > [role='timer'] { font: ${theme.weight.black} ${theme.type.h4} ${theme.font.head}; font-variant-numeric: tabular-nums; }
`;
