import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const bookletPage = css`
  .booklet-page > h2 > small { font: ${theme.weight.normal} ${theme.type.small} ${theme.font.text}; }
  .booklet-page > h2 { margin-block-end: ${theme.space.s}; }
  .booklet-page > h2 + p { margin-block: ${theme.space.xs} ${theme.space.m}; max-inline-size: ${theme.width.text}; line-height: ${theme.leading.snug}; }
`;
