import styled from 'styled-components';
import { drawing } from '@/components/puzzles/drawings/drawing.styles';
import { mazeField } from './maze-field.styles';
import { mazePlay } from './play.styles';

export const MazeRoot = styled.div`
  ${drawing}
  ${mazeField}
  ${mazePlay}
`;
