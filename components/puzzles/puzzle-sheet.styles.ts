import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { player } from './player/player.styles';

/** A puzzle on its sheet; printed on its own page, with the solution upside down on the next. */
export const puzzleSheet = css`
  [data-level] { position: relative; display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; }
  [data-level] > h2 { display: flex; flex-wrap: wrap; align-items: baseline; gap: ${theme.space.xxs} ${theme.space.m}; font-size: ${theme.type.h3}; }
  [data-level] > h2 > small { font: ${theme.weight.normal} ${theme.type.small} ${theme.font.text}; }
  .puzzle-desk { padding: min(${theme.space.l}, 4vw); }
  .watcher { position: absolute; z-index: 1; inset-block-start: calc(-1 * ${theme.space.l}); inset-inline-end: min(${theme.space.l}, 4vw); inline-size: min(${theme.size.thumb}, 24vw); pointer-events: none; }
  .watcher img { display: block; inline-size: 100%; block-size: auto; }
  ${media.moving} { [data-level]:has([data-won]) > .watcher { animation: hop 600ms ease-out 2; } }
  @keyframes hop { 40% { translate: 0 -1em; rotate: 8deg; } 70% { translate: 0; rotate: -4deg; } }
  .puzzle-solution { margin-block-start: ${theme.space.s}; }
  .puzzle-solution > summary { display: inline-flex; align-items: center; gap: ${theme.space.xs}; min-block-size: ${theme.size.touch}; color: ${theme.color.violetDeep}; font-weight: ${theme.weight.bold}; list-style: none; }
  .puzzle-solution > summary::-webkit-details-marker { display: none; }
  .puzzle-solution > summary > svg { transition: rotate ${theme.motion.fast}; }
  .puzzle-solution[open] > summary > svg { rotate: 180deg; }
  .puzzle-solution > div { padding: ${theme.space.m}; border-inline-start: ${theme.space.xxs} solid ${theme.color.sun}; background: ${theme.color.cream}; }
  ${player}
  ${media.print} {
    .puzzle-desk { padding: 0; border: 0; background: none; }
    .puzzle-solution { break-before: page; }
    .puzzle-solution > summary { display: none; }
    .puzzle-solution > div { padding: 0; border: 0; background: none; font-size: ${theme.type.printDense}; rotate: 180deg; }
  }
`;
