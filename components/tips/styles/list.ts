import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** The rows of both lists: picture beside words, below it on phones. */
export const list = css`
  .notice { margin-block-end: ${theme.space.l}; }
  /* Two groups of chips, the search beside them. */
  ${media.desk} {
    .filter-bar { align-items: start; }
    .chips { grid-column: 1; }
    .search { grid-area: 1 / 2 / span 2; }
  }
  ${media.belowDesk} {
    .chips {
      position: relative;
      flex-wrap: nowrap;
      margin-inline: calc(-1 * ${theme.space.gutter});
      padding: ${theme.space.xxs} ${theme.space.gutter};
      overflow-x: auto;
      /* The chip with the focus comes into sight, not only its edge. */
      scroll-padding-inline: ${theme.space.xxxl};
    }
    .chip { flex: none; }
  }

  .filter-items { --row: ${theme.row.tipOnPhone}; display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xxl}; }
  ${media.tablet} { .filter-items { --row: ${theme.row.tipOnTablet}; } }
  ${media.desk} { .filter-items { --row: ${theme.row.tip}; } }
  .tip { position: relative; display: grid; grid-template-columns: minmax(0, 1fr); }
  ${media.tablet} { .tip { grid-template-columns: ${theme.width.card} minmax(0, 1fr); column-gap: ${theme.space.xl}; align-items: center; } }
  ${media.print} { .tip { break-inside: avoid; } }

  .words { display: grid; gap: ${theme.space.s}; padding-block: ${theme.space.l}; }
  .labels { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; }
  .words h2 { font-size: ${theme.type.h3}; line-height: ${theme.leading.snug}; hyphens: manual; }
  .origin { color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  .description { max-inline-size: ${theme.width.text}; }
  .ways { display: flex; flex-wrap: wrap; gap: ${theme.space.xs} ${theme.space.xl}; align-items: center; }
  .price { font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }

  /* Books: the board runs under the whole row, cover and words stand on it; on phones under the cover. */
  .stand { margin-block-end: ${theme.space.m}; }
  .stand::after { inset-inline: 0; }
  ${media.tablet} {
    .tip:has(.stand) { padding-inline: ${theme.space.m}; }
    .stand { position: static; align-self: end; }
    .stand::after { inset-block: auto 0; }
  }
  li:nth-of-type(4n + 3) .stand .picture { rotate: -1.5deg; transform-origin: 0 100%; }

  /* Games: the whole picture above the words; on desks beside them, as high as the books' covers. */
  .filter-items:has(.scene) { gap: ${theme.space.xl}; }
  ${media.belowDesk} { .filter-items:has(.scene) { --row: ${theme.row.gameBelowDesk}; } }
  .tip.sheet { grid-template-columns: minmax(0, 1fr); padding: ${theme.space.s}; }
  .sheet .words { padding: ${theme.space.m} ${theme.space.s} ${theme.space.s}; }
  .scene .picture { border-radius: ${theme.radius.small}; }
  .scene img { inline-size: 100%; aspect-ratio: 16 / 9; object-fit: cover; }
  ${media.desk} {
    .tip.sheet { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); padding: ${theme.space.l}; }
    .sheet .words { padding: 0; }
    .scene img { block-size: ${theme.size.cover}; }
  }
`;
