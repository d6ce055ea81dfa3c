import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { category } from './category.styles';
import { over } from './over.styles';

/** Events of a day, stacked. */
export const dayPanel = css`
  ${category}
  ${over}
  .day-panel { display: grid; gap: ${theme.space.m}; grid-template-rows: auto 1fr; align-content: start; }
  ${media.desktop} { .day-panel > .empty { align-content: center; } }
  .day-panel ul { display: grid; gap: ${theme.space.m}; align-content: start; }
  .day-panel li { display: grid; gap: ${theme.space.xs}; padding: ${theme.space.m} ${theme.space.l} ${theme.space.xs}; border-inline-start: ${theme.space.xs} solid var(--category); }
  .day-panel .when, .going-on { font-size: ${theme.type.small}; }
  .day-panel .description { -webkit-line-clamp: 2; }
  .day-panel a { justify-self: start; }
  .empty-title { font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
`;
