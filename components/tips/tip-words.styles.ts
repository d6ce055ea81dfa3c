import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** Reserves every line, filled or not, so that drawing other tips does not change heights. */
export const tipWords = css`
  .words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    font-size: ${theme.type.small};
  }
  ${media.roomy} { .words { grid-template-columns: 1fr auto; } .words h4 { hyphens: manual; } }
  .words > :not(.price, a) { grid-column: 1 / -1; }
  .words h4 { min-block-size: 2lh; align-content: end; font-size: ${theme.type.h4}; }
  .words .facts { min-block-size: 1lh; margin-block-start: ${theme.space.xs}; font-weight: ${theme.weight.bold}; }
  .words .publisher { color: ${theme.color.soft}; }
  .words .teaser {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    min-block-size: 3lh;
    margin-block: ${theme.space.xs} ${theme.space.s};
  }
  .words .price { align-self: center; font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  .words > a { grid-column-end: -1; }

  [data-kind='books'] .words { grid-template-rows: repeat(3, auto) 1fr auto; }
  [data-kind='games'] .words { grid-template-rows: repeat(4, auto) 1fr auto; }
  [data-kind='books'] .words { padding: calc(${theme.space.m} + ${theme.space.s}) ${theme.space.xs} 0; }
  [data-kind='games'] .words { padding: ${theme.space.l} ${theme.space.m} ${theme.space.m}; }
  ${media.print} {
    .words .teaser { -webkit-line-clamp: 2; min-block-size: 2lh; margin-block-end: ${theme.space.xs}; }
    [data-kind='games'] .words { padding-block: ${theme.space.m} ${theme.space.s}; }
  }
`;
