import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const gameTools = css`
  .play-tools { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; }
`;
