import styled from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { pairsPlay } from './play.styles';

export const PairsRoot = styled.div`
  .pair-sheet { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); margin-block: ${theme.space.m}; max-inline-size: ${theme.width.text}; }
  .pair-sheet > li { padding: ${theme.space.xxs}; border: ${theme.line.hair} dashed ${theme.color.ink}; }
  .pair-sheet img { inline-size: 100%; aspect-ratio: 1; object-fit: cover; }
  ${media.print} { .pair-sheet { max-inline-size: 80%; } .pair-sheet > li { break-inside: avoid; } }
  ${pairsPlay}
`;
