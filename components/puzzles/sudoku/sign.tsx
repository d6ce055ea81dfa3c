import { Drawing } from '@/components/puzzles/drawings/drawing';
import { drawingOf } from '@/lib/puzzles/drawings/drawing';
import { SUDOKU_PICTURES } from '@/lib/puzzles/sudoku/pictures';

/** A digit or its picture. */
export function Sign({ pictures, digit }: { pictures: boolean; digit: number }) {
  const picture = pictures && SUDOKU_PICTURES[digit - 1];
  if (!picture) return digit;
  return (
    <svg viewBox="0 0 40 40" role="img" aria-label={picture.name}>
      <Drawing shapes={drawingOf(picture.drawing)} />
    </svg>
  );
}
