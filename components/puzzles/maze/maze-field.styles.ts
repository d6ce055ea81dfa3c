import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const mazeField = css`
  .maze-field { inline-size: 100%; max-inline-size: ${theme.width.text}; margin-block: ${theme.space.m}; border-radius: 0; background: ${theme.color.newsprint}; touch-action: none; cursor: pointer; }
  .maze-field[data-size='10'] { max-inline-size: ${theme.width.narrow}; }
  .maze-walls { fill: none; stroke: ${theme.color.print}; stroke-width: 0.1; stroke-linecap: round; }
  .maze-way { fill: none; stroke: ${theme.color.coral}; stroke-width: 0.24; stroke-linecap: round; stroke-linejoin: round; }
  ${media.print} { .maze-field { max-inline-size: 100%; break-inside: avoid; } .maze-field[data-size='10'] { max-inline-size: 75%; } }
`;
