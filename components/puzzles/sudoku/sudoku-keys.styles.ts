import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const sudokuKeys = css`
  .sudoku-keys { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; margin: 0; padding: 0; border: 0; }
  .sudoku-keys > button { min-inline-size: ${theme.size.touch}; padding-inline: ${theme.space.s}; }
  .sudoku-keys > [aria-pressed='true'] { background: ${theme.color.ink}; color: ${theme.color.paper}; }
  .sudoku-keys svg { inline-size: ${theme.size.icon}; block-size: ${theme.size.icon}; }
`;
