import { css } from 'styled-components';
import { side } from '@/components/debates/side.styles';
import { media, theme } from '@/components/ui/theme';
import { kicker } from './kicker.styles';

export const debatePiece = css`
  ${kicker}
  ${side}
  .opening { max-inline-size: ${theme.width.text}; font-weight: ${theme.weight.medium}; }
  [data-piece='debate'] > h3 { font-size: ${theme.type.h2}; text-wrap: balance; }
  [data-piece='debate'] > picture { margin-block: ${theme.space.m}; border-radius: ${theme.radius.small}; overflow: clip; }
  [data-piece='debate'] > h4 { margin-block: ${theme.space.l} ${theme.space.xs}; }
  [data-piece='debate'] > ul { display: grid; gap: ${theme.space.xs}; padding-inline-start: 1.2em; }
  .both-sides { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xl}; margin-block-start: ${theme.space.xl}; }
  ${media.desktop} { .both-sides { grid-template-columns: 1fr 1fr; gap: ${theme.space.l}; } }
`;
