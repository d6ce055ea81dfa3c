import styled from 'styled-components';
import { letters } from '@/components/puzzles/letters/letters.styles';
import { media, theme } from '@/components/ui/theme';

export const CrosswordRoot = styled.div`
  ${letters}
  .clue-lists { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(${theme.width.card}, 100%), 1fr)); gap: ${theme.space.m} ${theme.space.xl}; }
  .clue-lists h3 { margin-block-end: ${theme.space.xs}; font-size: ${theme.type.h4}; }
  .clue-lists li { display: flex; gap: ${theme.space.xs}; padding-block: ${theme.space.hair}; line-height: ${theme.leading.snug}; }
  .clue-lists li > b { flex: none; min-inline-size: 1.6em; }
  .clue-lists li > :not(b) { min-inline-size: 0; }
  ${media.print} { .clue-lists { grid-template-columns: 1fr 1fr; font-size: ${theme.type.print}; } .clue-lists li { padding-block: 0; } }
  [data-puzzle='crossword'] { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: start; gap: ${theme.space.m}; }
  [data-puzzle='crossword'] > * { max-inline-size: 100%; }
  ${media.phone} { [data-puzzle='crossword'] { gap: ${theme.space.xs}; } }
  ${media.desktop} {
    [data-puzzle='crossword'] { grid-template: auto auto auto 1fr / minmax(0, min(${theme.width.narrow}, 58%)) minmax(0, 1fr); column-gap: ${theme.space.xl}; align-items: start; }
    [data-puzzle='crossword'] > :has(h3) { grid-area: 1 / 2 / span 4 / auto; inline-size: 100%; }
  }
  ${media.print} { [data-puzzle='crossword'] { grid-template: none / minmax(0, 1fr); gap: ${theme.space.s}; } [data-puzzle='crossword'] > :has(h3) { grid-area: auto; } }
  [data-puzzle='crossword'] > [data-clue] { min-block-size: 2.6em; padding: ${theme.space.xs} ${theme.space.s}; border-inline-start: ${theme.space.xxs} solid ${theme.color.sun}; background: ${theme.color.cream}; line-height: ${theme.leading.snug}; }
  /* Always two lines, so that another clue does not move the cells. */
  ${media.phone} { [data-puzzle='crossword'] > [data-clue] { min-block-size: calc(2.6em + 2 * ${theme.space.xs}); font-size: min(${theme.type.small}, 5.7vw); } }
  /* The clue stays above the cells; large text has it in full size in the list. */
  ${media.oneColumn} {
    [data-puzzle='crossword'] > [data-clue] { position: sticky; z-index: 2; inset-block-start: var(--covered); inline-size: 100%; }
    [data-puzzle='crossword'] [data-spot] { scroll-margin-block-start: calc(var(--covered) + 5em); }
  }
  [data-puzzle='crossword'] li > button { min-block-size: ${theme.size.touch}; padding: ${theme.space.xxs} ${theme.space.xs}; border: 0; border-radius: ${theme.radius.small}; background: none; color: inherit; font: inherit; text-align: start; }
  [data-puzzle='crossword'] li > button[aria-current] { background: ${theme.color.lilacPale}; font-weight: ${theme.weight.bold}; }
`;
