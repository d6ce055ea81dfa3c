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
    }
    .chip { flex: none; }
  }

  .filter-items { display: grid; grid-template-columns: minmax(0, 1fr); }
  .tip { position: relative; display: grid; grid-template-columns: minmax(0, 1fr); }
  ${media.tablet} { .tip { grid-template-columns: ${theme.width.card} minmax(0, 1fr); column-gap: ${theme.space.xl}; align-items: center; } }
  ${media.desk} { .tip:has(.scene) { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); } }

  ${media.print} { .tip { break-inside: avoid; } }

  .words { display: grid; gap: ${theme.space.s}; padding-block: ${theme.space.l}; }
  .labels { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; }
  .words h2 { font-size: ${theme.type.h3}; line-height: ${theme.leading.snug}; hyphens: manual; }
  .by { color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  .description { max-inline-size: ${theme.width.text}; }
  .ways { display: flex; flex-wrap: wrap; gap: ${theme.space.xs} ${theme.space.xl}; align-items: center; }
  .price { font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
`;
