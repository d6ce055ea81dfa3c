import styled from 'styled-components';
import { drawing } from '@/components/puzzles/drawings/drawing.styles';
import { media, theme } from '@/components/ui/theme';
import { inWords } from './in-words.styles';
import { differencesPlay } from './play.styles';
import { sceneStyles } from './scene.styles';

export const DifferencesRoot = styled.div`
  ${drawing}
  ${sceneStyles}
  ${inWords}
  ${differencesPlay}
  [data-part='scene-pair'] { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.s}; margin-block: ${theme.space.m}; }
  ${media.wide} { [data-part='scene-pair'] { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  ${media.print} { [data-part='scene-pair'] { grid-template-columns: minmax(0, 1fr); max-inline-size: 80%; margin-block: ${theme.space.xs}; } }
`;
