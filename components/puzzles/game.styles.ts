import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { clock } from './clock.styles';
import { gameTools } from './game-tools.styles';

/** The frame of a puzzle being played; a solved one gets a stamp. */
export const game = css`
  .at-play { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.s}; }
  .play-board { min-inline-size: 0; margin: 0; padding: 0; border: 0; }
  .play-news { min-block-size: 1.6em; font-weight: ${theme.weight.bold}; }
  .play-note { max-inline-size: ${theme.width.text}; font-size: ${theme.type.small}; }
  [data-won] > .play-news { padding: ${theme.space.s} ${theme.space.m}; border: ${theme.line.thin} solid ${theme.color.ink}; border-radius: ${theme.radius.sheet}; background: ${theme.color.sun}; color: ${theme.color.print}; font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  ${media.moving} { [data-won] > .play-news { animation: stamped ${theme.motion.slow}; } }
  @keyframes stamped { from { opacity: 0; scale: 1.3; rotate: -3deg; } }
  ${gameTools}
  ${clock}
`;
