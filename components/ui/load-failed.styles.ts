import { css } from 'styled-components';
import { theme } from './theme';

export const loadFailed = css`
  .load-failed { margin-block-start: ${theme.space.xl}; text-align: center; }
`;
