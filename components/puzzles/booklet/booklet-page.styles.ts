import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const bookletPage = css`
  .booklet-page > h2 > small { font: ${theme.weight.normal} ${theme.type.small} ${theme.font.text}; }
  .booklet-page > h2 { margin-block-end: ${theme.space.s}; }
  .booklet-page > h2 + p { margin-block: ${theme.space.xs} ${theme.space.m}; max-inline-size: ${theme.width.text}; line-height: ${theme.leading.snug}; }
  /* On paper as many a sheet as fit whole (lib/puzzles/booklet/sheets.ts). */
  ${media.print} {
    section.booklet-page { break-inside: avoid; }
    .booklet-page[data-opens] { break-before: page; }
    .booklet-page:not([data-opens]) { margin-block-start: ${theme.space.l}; }
  }
`;
