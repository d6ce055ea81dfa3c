import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const classVotes = css`
  .classes ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; ${media.desktop} { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  .classes li { padding-inline-start: ${theme.space.m}; border-inline-start: ${theme.space.xs} solid ${theme.color.teal}; }
  .classes li p { margin-block-start: ${theme.space.xxs}; font-size: ${theme.type.small}; }
`;
