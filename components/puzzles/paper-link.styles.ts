import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const paperLink = css`
  .paper-link > a { display: inline-block; padding-block: ${theme.space.s}; }
`;
