import { css } from 'styled-components';
import { diagram } from '@/components/ui/diagram.styles';
import { articlePiece } from './pieces/article-piece.styles';
import { calendar } from './pieces/calendar.styles';
import { debatePiece } from './pieces/debate-piece.styles';
import { experiment } from './pieces/experiment.styles';
import { puzzles } from './pieces/puzzles.styles';
import { sitePieces } from './pieces/site-pieces.styles';
import { teaser } from './pieces/teaser.styles';
import { textPieces } from './pieces/text-pieces.styles';
import { weekPieces } from './pieces/week-pieces.styles';
import { wordSearch } from './pieces/word-search.styles';

/** All kinds of pieces. */
export const pieces = css`
  ${articlePiece}
  ${textPieces}
  ${teaser}
  ${sitePieces}
  ${puzzles}
  ${wordSearch}
  ${experiment}
  ${diagram}
  ${calendar}
  ${debatePiece}
  ${weekPieces}
`;
