import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const cardListStyles = css`
  .card-list > h2 { margin-block-end: ${theme.space.s}; }
  .card-list > [role='status'] { margin-block: ${theme.space.s}; }
  .word-cards { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; }
  ${media.tablet} { .word-cards { grid-template-columns: 1fr 1fr; } }
  ${media.desktop} { .word-cards { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  .word-cards li { display: flex; flex-direction: column; align-items: start; padding: ${theme.space.m} min(${theme.space.m}, 5vw) ${theme.space.xs}; font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  .word-cards h3 { inline-size: 100%; margin-block-end: ${theme.space.s}; padding-block-end: ${theme.space.xxs}; border-block-end: ${theme.line.thin} solid ${theme.color.coral}; font-size: ${theme.type.h4}; }
  .word-cards .button { margin: auto 0 0 calc(-1 * ${theme.space.m}); }
`;
