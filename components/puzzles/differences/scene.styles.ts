import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const sceneStyles = css`
  .scene { inline-size: 100%; block-size: auto; border: ${theme.line.thin} solid ${theme.color.print}; border-radius: ${theme.radius.small}; background: ${theme.color.newsprint}; }
  .scene g[transform] { filter: drop-shadow(0 ${theme.line.hair} 0 ${theme.alpha.crease}); }
  .scene > rect { fill: none; stroke: ${theme.color.print}; stroke-width: 2.5; stroke-dasharray: 5 3; }
  ${media.print} { .scene { break-inside: avoid; } }
`;
