import styled from 'styled-components';
import { drawing } from '@/components/puzzles/drawings/drawing.styles';
import { media, theme } from '@/components/ui/theme';

export const SudokuRoot = styled.div`
  ${drawing}
  /* As wide as possible on phones; cells of at least 9 mm in print. */
  .sudoku-table { inline-size: 100%; max-inline-size: ${theme.width.narrow}; margin-block: ${theme.space.m}; border: ${theme.line.thick} solid ${theme.color.ink}; table-layout: fixed; }
  /* Large digits grow only as far as the cells on a phone. */
  .sudoku-table[data-size='9'] { --digit: 6.5vw; }
  .sudoku-table[data-size='4'] { max-inline-size: ${theme.width.card}; }
  .sudoku-table td { position: relative; padding: 0; border: ${theme.line.hair} solid ${theme.color.ink}; background: ${theme.color.white}; font: ${theme.weight.bold} min(${theme.type.h4}, var(--digit, 10vw))/1 ${theme.font.head}; text-align: center; vertical-align: middle; }
  .sudoku-table td > div { display: grid; place-items: center; aspect-ratio: 1; min-inline-size: 0; overflow: hidden; }
  .sudoku-table td[data-ends] { border-inline-end-width: ${theme.line.thick}; }
  .sudoku-table tr[data-ends] > td { border-block-end-width: ${theme.line.thick}; }
  .sudoku-table td[data-given] { background: ${theme.color.cream}; }
  .sudoku-table svg { inline-size: 100%; block-size: 100%; padding: 8%; }
  .sudoku-table button { inline-size: 100%; block-size: 100%; padding: 0; border: 0; background: none; color: inherit; font: inherit; }
  .sudoku-table button:focus { background: ${theme.color.sun}; color: ${theme.color.print}; }
  .sudoku-table button[data-wrong] { text-decoration: line-through ${theme.line.thick}; outline: ${theme.line.thick} dashed ${theme.color.red}; outline-offset: calc(-1 * ${theme.line.double}); }
  .sudoku-table small { display: block; font: ${theme.weight.normal} ${theme.type.tiny}/1.1 ${theme.font.text}; letter-spacing: 0.1em; overflow-wrap: anywhere; }
  ${media.print} {
    .sudoku-table { max-inline-size: 60%; break-inside: avoid; }
    .sudoku-table[data-size='9'] { max-inline-size: 90%; }
    /* Browsers print the ground of a positioned cell over the lines it shares. */
    .sudoku-table td { position: static; }
  }
  .sudoku-keys { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; margin: 0; padding: 0; border: 0; }
  .sudoku-keys > button { min-inline-size: ${theme.size.touch}; padding-inline: ${theme.space.s}; }
  .sudoku-keys > [aria-pressed='true'] { background: ${theme.color.ink}; color: ${theme.color.paper}; }
  ${media.desktop} {
    [data-puzzle='sudoku'] { display: flex; align-items: center; gap: ${theme.space.xl}; }
    .sudoku-keys { display: grid; grid-template-columns: repeat(3, ${theme.size.field}); }
    .sudoku-keys > button { min-block-size: ${theme.size.field}; padding-inline: 0; }
    .sudoku-keys > button:nth-last-child(-n + 2) { grid-column: 1 / -1; }
  }
  .sudoku-keys svg { inline-size: ${theme.size.icon}; block-size: ${theme.size.icon}; }
  .sudoku-legend { display: flex; flex-wrap: wrap; gap: ${theme.space.xs} ${theme.space.m}; font-weight: ${theme.weight.bold}; }
  .sudoku-legend > li { display: flex; align-items: center; gap: ${theme.space.xxs}; }
  .sudoku-legend svg { inline-size: ${theme.size.touch}; block-size: ${theme.size.touch}; }
`;
