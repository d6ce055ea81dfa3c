import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** Both lists where cards stand: a large picture beside the words. */
export const list = css`
  .notice { margin-block-end: ${theme.space.l}; }
  .example { margin-block: calc(-1 * ${theme.space.xs}) ${theme.space.l}; }
  .tip-grid :is(a, input) { scroll-margin-block-start: ${theme.space.xxxl}; }

  .tip-grid { --row: ${theme.row.tipOnTablet}; display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xxl}; }
  ${media.desk} { .tip-grid { --row: ${theme.row.tip}; } }
  .tip { position: relative; display: grid; grid-template-columns: ${theme.width.card} minmax(0, 1fr); column-gap: ${theme.space.xl}; align-items: center; }

  .words { display: grid; gap: ${theme.space.s}; padding-block: ${theme.space.l}; }
  .labels { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; }
  .words h2 { font-size: ${theme.type.h3}; line-height: ${theme.leading.snug}; hyphens: manual; }
  .origin { color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  .description { max-inline-size: ${theme.width.text}; }
  .ways { display: flex; flex-wrap: wrap; gap: ${theme.space.xs} ${theme.space.xl}; align-items: center; }
  .price { font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  .unfold { display: none; }

  /* Books: the board runs under the whole row, cover and words stand on it. */
  .tip:has(.stand) { padding-inline: ${theme.space.m}; }
  .stand { position: static; align-self: end; margin-block-end: ${theme.space.m}; }
  .stand::after { inset: auto 0 0; }
  li:nth-of-type(4n + 3) .stand picture { rotate: -1.5deg; transform-origin: 0 100%; }

  /* Games: the picture beside the words, on desks as high as the books' covers. */
  .tip-grid:has(.scene) { gap: ${theme.space.xl}; }
  .tip.sheet { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); padding: ${theme.space.l}; }
  .sheet .words { padding: 0; }
  .scene picture { border-radius: ${theme.radius.small}; }
  .scene img { inline-size: 100%; aspect-ratio: 1; object-fit: cover; }
  ${media.desk} { .scene img { block-size: ${theme.size.cover}; } }
`;
