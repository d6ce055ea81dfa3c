import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** Four arrow buttons, placed as on a keyboard. */
export const mazePlay = css`
  .maze-pad { display: grid; grid-template-columns: repeat(3, ${theme.size.field}); gap: ${theme.space.xs}; justify-content: center; inline-size: fit-content; margin: 0; padding: 0; border: 0; }
  .maze-pad > button { min-block-size: ${theme.size.field}; padding: 0; }
  ${media.desk} {
    [data-puzzle='maze'] { display: grid; grid-template: auto 1fr auto / minmax(0, auto) minmax(0, 1fr); column-gap: ${theme.space.xl}; }
    .maze-task { grid-column: 1 / -1; }
    [data-puzzle='maze'] > svg { grid-row: 2 / 4; inline-size: 60vw; }
    .maze-pad { align-self: center; }
  }
  .maze-pad > [data-way='up'] { grid-area: 1 / 2; }
  .maze-pad > [data-way='left'] { grid-area: 2 / 1; }
  .maze-pad > [data-way='right'] { grid-area: 2 / 3; }
  .maze-pad > [data-way='down'] { grid-area: 2 / 2; }
`;
