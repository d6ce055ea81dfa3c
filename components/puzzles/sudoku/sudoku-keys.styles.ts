import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const sudokuKeys = css`
  .sudoku-keys { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; margin: 0; padding: 0; border: 0; }
  .sudoku-keys > button { min-inline-size: ${theme.size.touch}; padding-inline: ${theme.space.s}; }
  .sudoku-keys > [aria-pressed='true'] { background: ${theme.color.ink}; color: ${theme.color.paper}; }
  ${media.desk} {
    [data-puzzle='sudoku'] { display: flex; align-items: center; gap: ${theme.space.xl}; }
    .sudoku-keys { display: grid; grid-template-columns: repeat(3, ${theme.size.field}); }
    .sudoku-keys > button { min-block-size: ${theme.size.field}; padding-inline: 0; }
    .sudoku-keys > button:nth-last-child(-n + 2) { grid-column: 1 / -1; }
  }
  .sudoku-keys svg { inline-size: ${theme.size.icon}; block-size: ${theme.size.icon}; }
`;
