import styled from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { kindCards } from './kind-cards.styles';
import { levelChoice } from './level-choice.styles';
import { paperLink } from './paper-link.styles';
import { puzzleSheet } from './puzzle-sheet.styles';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  ${puzzleSheet}
  ${levelChoice}
  .more-puzzles > h2 { margin-block-end: ${theme.space.m}; font-size: ${theme.type.h3}; }
  ${kindCards}
  ${paperLink}
  ${media.print} { gap: 0; .more-puzzles { display: none; } }
`;
