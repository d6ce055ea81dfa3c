import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const receiptSheet = css`
  [data-sheet] h5 { margin: 0; font-family: ${theme.font.head}; font-size: ${theme.type.h4}; }
  .small-print { display: grid; gap: ${theme.space.s}; padding-block-start: ${theme.space.m}; border-block-start: ${theme.line.hair} solid ${theme.alpha.lineStrong}; }
  .small-print section { display: grid; gap: ${theme.space.xs}; }
  .small-print p { white-space: pre-line; font-size: ${theme.type.small}; line-height: 1.5; color: ${theme.color.soft}; }
  .small-print summary { min-block-size: ${theme.size.touch}; padding-block: ${theme.space.s}; font-weight: ${theme.weight.bold}; }
  .small-print a { overflow-wrap: anywhere; }
  .small-print [data-heading] { color: ${theme.color.ink}; font-weight: ${theme.weight.bold}; }
  ${media.print} {
    [data-sheet] h5 { font-size: 1.1em; }
    [data-sheet] :is(h4, h5, [data-heading]) { break-after: avoid; }
    .small-print { display: block; columns: 2; column-gap: 1.6em; font-size: 0.82em; line-height: 1.2; }
    .small-print section { display: block; }
    .small-print summary { display: none; }
    .small-print p { margin-block-end: 0.3em; font-size: 1em; line-height: 1.2; }
  }
`;
