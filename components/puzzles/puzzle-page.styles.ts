import styled from 'styled-components';
import { aids } from '@/components/reading/aids.styles';
import { media, theme } from '@/components/ui/theme';
import { kindCards } from './kind-cards.styles';
import { paperLink } from './paper-link.styles';
import { puzzleSheet } from './puzzle-sheet.styles';
import { levelChoice, puzzleTools } from './puzzle-tools.styles';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  ${puzzleTools}
  ${puzzleSheet}
  ${levelChoice}
  .more-puzzles > h2 { margin-block-end: ${theme.space.m}; font-size: ${theme.type.h3}; }
  ${kindCards}
  ${paperLink}
  ${aids}
  ${media.print} { display: block; .more-puzzles { display: none; } }
`;
