import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/**
 * Both lists on phones and on paper: a small picture beside title and labels, three lines of the description below. With
 * large text the picture stands above. The parts of a tip are placed in its grid one by one, those of its words too.
 */
export const rows = css`
  ${media.rows} {
    .tip-grid, .tip-grid:has(.scene) {
      --row: ${theme.row.tipInRow};
      container-type: inline-size;
      grid-template-columns: repeat(auto-fit, minmax(min(${theme.width.card}, 100%), 1fr));
      gap: ${theme.space.l};
    }
    .tip, .tip.sheet { grid-template-columns: minmax(0, 1fr); align-items: start; align-content: start; gap: ${theme.space.xxs} ${theme.space.m}; block-size: 100%; }
    .tip:has(.stand) { padding: 0; }
    .words, .stand { display: contents; }
    picture { order: -3; inline-size: ${theme.size.coverInRow}; }
    .stand picture { block-size: auto; margin-block-end: calc(-1 * ${theme.space.xxs}); }
    /* The board: the book stands on it, what is told of it hangs below. */
    .stand::after { position: static; order: -2; block-size: ${theme.space.s}; margin-block-end: ${theme.space.xxs}; }
    .words h2 { order: -1; font-size: ${theme.type.h4}; }
    .tip:has(.stand) .origin { order: -1; }
    .labels { gap: ${theme.space.xxs}; padding-block-end: ${theme.space.xs}; }
    .labels > [data-tone] { padding-inline: ${theme.space.xs}; line-height: ${theme.leading.snug}; }
    .origin { font-size: ${theme.type.tiny}; line-height: ${theme.leading.snug}; }
    .description { font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
    .ways { justify-content: space-between; margin-block: calc(-1 * ${theme.space.xs}) calc(-1 * ${theme.space.s}); }
    .ways > a, .unfold { font-size: ${theme.type.small}; }

    .tip-grid:has(.scene) { gap: ${theme.space.m}; }
    .tip.sheet { padding: ${theme.space.s}; }
    .scene img { block-size: auto; aspect-ratio: 1; }
    .unfold { position: relative; display: inline-flex; }
    .unfold input { position: absolute; inset: 0; margin: 0; appearance: none; cursor: pointer; }
    .tip:has(:checked) .unfold svg { rotate: 180deg; }

    ${media.roomy} {
      .tip, .tip.sheet { grid-template-columns: ${theme.size.coverInRow} minmax(0, 1fr); }
      .stand::after, .description, .ways, .sheet .origin { grid-column: 1 / -1; }

      .tip:has(.stand) { grid-template-rows: 1fr repeat(4, auto); }
      .stand picture { grid-area: 1 / 1 / span 3; align-self: end; }
      .words h2 { grid-area: 1 / 2; align-self: end; }
      .tip:has(.stand) .origin { grid-area: 2 / 2; }
      .labels { grid-area: 3 / 2; }
      .stand::after { grid-row: 4; }

      .tip.sheet { grid-template-rows: auto 1fr; }
      .scene { grid-area: 1 / 1 / span 2; }
      .sheet h2 { align-self: start; }
      .sheet .labels { grid-row: 2; align-content: start; }
    }
  }
  @media screen {
    ${media.rows} {
      ${media.roomy} {
        .tip:not(:has(:checked)) .description {
          display: -webkit-box;
          -webkit-box-orient: vertical;
          -webkit-line-clamp: 3;
          overflow: hidden;
        }
      }
    }
  }
  ${media.print} {
    .tip { break-inside: avoid; }
    .description { padding-block-start: ${theme.space.xs}; font-size: ${theme.type.tiny}; }
    .ways { margin-block: ${theme.space.xxs} 0; }
    .ways > a { display: none; }
  }
`;
