import styled from 'styled-components';
import { letters } from '@/components/puzzles/letters/letters.styles';
import { theme } from '@/components/ui/theme';

export const WordsearchRoot = styled.div`
  ${letters}
  [data-puzzle='wordsearch'] { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: start; gap: ${theme.space.m}; }
  [data-puzzle='wordsearch'] table { touch-action: none; }
  [data-puzzle='wordsearch'] td[data-found] { background: ${theme.color.mint}; color: ${theme.color.print}; font-weight: ${theme.weight.black}; text-decoration: underline ${theme.line.thin}; }
  [data-puzzle='wordsearch'] td[data-begun] { background: ${theme.color.sun}; color: ${theme.color.print}; border-style: dashed; }
  [data-puzzle='wordsearch'] > ul { display: flex; flex-wrap: wrap; gap: ${theme.space.xs} ${theme.space.l}; font-weight: ${theme.weight.bold}; }
  [data-puzzle='wordsearch'] > ul > [data-found] { text-decoration: line-through ${theme.line.thin}; font-weight: ${theme.weight.normal}; }
`;
