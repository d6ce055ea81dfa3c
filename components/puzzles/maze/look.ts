import styled from 'styled-components';
import { drawing } from '@/components/puzzles/drawings/drawing.styles';
import { media, theme } from '@/components/ui/theme';

export const MazeRoot = styled.div`
  ${drawing}
  .maze-field { inline-size: 100%; max-inline-size: ${theme.width.text}; margin-block: ${theme.space.m}; border-radius: 0; background: ${theme.color.newsprint}; touch-action: none; cursor: pointer; }
  .maze-field[data-size='10'] { max-inline-size: ${theme.width.narrow}; }
  .maze-walls { fill: none; stroke: ${theme.color.print}; stroke-width: 0.1; stroke-linecap: round; }
  .maze-way { fill: none; stroke: ${theme.color.coral}; stroke-width: 0.24; stroke-linecap: round; stroke-linejoin: round; }
  ${media.print} { .maze-field { max-inline-size: 100%; break-inside: avoid; } .maze-field[data-size='10'] { max-inline-size: 75%; } }
  /* Four arrow buttons, placed as on a keyboard. */
  .maze-pad { display: grid; grid-template-columns: repeat(3, minmax(0, ${theme.size.field})); gap: ${theme.space.xs}; justify-content: center; inline-size: fit-content; min-inline-size: 0; margin: 0; padding: 0; border: 0; }
  .maze-pad > button { min-inline-size: 0; min-block-size: ${theme.size.field}; padding: 0; }
  ${media.desktop} {
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
