import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** The grid of a full list. */
export const tipGrid = css`
  .tip-grid :is(a, input) { scroll-margin-block-start: ${theme.space.xxxl}; }

  .tip-grid { --row: ${theme.row.tipOnTablet}; display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xxl}; }
  ${media.desktop} { .tip-grid { --row: ${theme.row.tip}; } }
  &[data-kind='game'] .tip-grid { gap: ${theme.space.xl}; }
  ${media.rows} {
    .tip-grid, &[data-kind='game'] .tip-grid {
      --row: ${theme.row.tipInRow};
      container-type: inline-size;
      grid-template-columns: repeat(auto-fit, minmax(min(${theme.width.card}, 100%), 1fr));
      gap: ${theme.space.l};
    }
    &[data-kind='game'] .tip-grid { gap: ${theme.space.m}; }
  }
`;
