import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const again = css`
  .once-more { margin-block: ${theme.space.xxl} ${theme.space.s}; padding-block-start: ${theme.space.xl}; border-block-start: ${theme.line.thick} dashed ${theme.color.edge}; font-size: ${theme.type.h3}; }
`;
