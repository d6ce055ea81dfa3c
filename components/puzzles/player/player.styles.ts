import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const player = css`
  .player { position: relative; display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; }
  .player-start { display: flex; flex-wrap: wrap; gap: ${theme.space.s}; }
  @media (scripting: none) { .player-start { display: none; } }
  html[data-scripts='lost'] & .player-start { display: none; }
  @media screen {
    [data-playing] > .player-paper { display: none; }
    /* „Hier lösen“ reaches over the printed grid; only what one reads or presses lies above it. Not moved while it is
     * pressed, as that would draw it together. */
    .player-start > .button:not([data-variant])::after { content: ''; position: absolute; z-index: 1; inset: 0; }
    .player-start > .button:not([data-variant]):active { translate: none; }
    .player-start > [data-variant], .player-paper :is(p:not([data-boxes]), [data-reading], details) { position: relative; z-index: 2; }
  }
  /* The frame of a puzzle being played; a solved one gets a stamp. */
  .at-play { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.s}; }
  .play-board { min-inline-size: 0; margin: 0; padding: 0; border: 0; }
  .play-news { min-block-size: 1.6em; font-weight: ${theme.weight.bold}; }
  .play-note { max-inline-size: ${theme.width.text}; font-size: ${theme.type.small}; }
  [data-won] > .play-news { padding: ${theme.space.s} ${theme.space.m}; border: ${theme.line.thin} solid ${theme.color.ink}; border-radius: ${theme.radius.sheet}; background: ${theme.color.sun}; color: ${theme.color.print}; font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  ${media.moving} { [data-won] > .play-news { animation: stamped ${theme.motion.slow}; } }
  @keyframes stamped { from { opacity: 0; scale: 1.3; rotate: -3deg; } }
  .play-tools { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; }
  .play-clock { display: flex; flex-wrap: wrap; align-items: center; gap: ${theme.space.s}; }
  .play-clock > [role='timer'] { font: ${theme.weight.black} ${theme.type.h4} ${theme.font.head}; font-variant-numeric: tabular-nums; }
`;
