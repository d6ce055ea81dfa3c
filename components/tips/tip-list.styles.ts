import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** The grid of a full list and what stands above it. */
export const tipList = css`
  .notice { margin-block-end: ${theme.space.l}; }
  .example { margin-block: calc(-1 * ${theme.space.xs}) ${theme.space.l}; }
  .tip-grid :is(a, input) { scroll-margin-block-start: ${theme.space.xxxl}; }

  .tip-grid { --row: ${theme.row.tipOnTablet}; display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xxl}; }
  ${media.desk} { .tip-grid { --row: ${theme.row.tip}; } }
  .tip-grid:has(.scene) { gap: ${theme.space.xl}; }
  ${media.rows} {
    .tip-grid, .tip-grid:has(.scene) {
      --row: ${theme.row.tipInRow};
      container-type: inline-size;
      grid-template-columns: repeat(auto-fit, minmax(min(${theme.width.card}, 100%), 1fr));
      gap: ${theme.space.l};
    }
    .tip-grid:has(.scene) { gap: ${theme.space.m}; }
  }
`;
