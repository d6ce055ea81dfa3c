import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { gameStepStyles } from './game-step.styles';

/** Wooden blocks with syllables; the placed ones are on a line. */
export const syllableGameStyles = css`
  ${gameStepStyles}
  .laid { min-block-size: 2em; padding-inline: ${theme.space.s}; border-block-end: ${theme.line.thick} solid ${theme.color.woodDeep}; font: ${theme.weight.black} ${theme.type.h3}/1.8 ${theme.font.head}; overflow-wrap: anywhere; }
  .pieces { display: flex; flex-wrap: wrap; gap: ${theme.space.s}; }
  .piece {
    min-inline-size: 3.5em;
    min-block-size: 3.5em;
    padding-inline: ${theme.space.m};
    border: ${theme.line.thin} solid ${theme.color.woodDeep};
    border-radius: ${theme.radius.small};
    background: linear-gradient(${theme.color.woodPale}, ${theme.color.wood});
    box-shadow: ${theme.shadow.press};
    color: ${theme.color.ink};
    font: ${theme.weight.bold} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head};
    hyphens: manual;
  }
  .piece[aria-pressed='true'] { border-style: dashed; background: ${theme.color.white}; color: ${theme.color.ink}; box-shadow: none; translate: 0 ${theme.line.thick}; ${media.forced} { outline: ${theme.line.thick} solid Highlight; } }
  .piece[aria-disabled='true'] { background: ${theme.color.mint}; color: ${theme.color.print}; cursor: default; }
`;
