import styled from 'styled-components';
import { drawing } from '@/components/puzzles/drawings/drawing.styles';
import { theme } from '@/components/ui/theme';
import { sudokuKeys } from './sudoku-keys.styles';
import { sudokuTable } from './sudoku-table.styles';

export const SudokuRoot = styled.div`
  ${drawing}
  ${sudokuTable}
  ${sudokuKeys}
  .sudoku-legend { display: flex; flex-wrap: wrap; gap: ${theme.space.xs} ${theme.space.m}; font-weight: ${theme.weight.bold}; }
  .sudoku-legend > li { display: flex; align-items: center; gap: ${theme.space.xxs}; }
  .sudoku-legend svg { inline-size: ${theme.size.touch}; block-size: ${theme.size.touch}; }
`;
