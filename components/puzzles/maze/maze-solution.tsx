import { wayInWords } from '@/lib/puzzles/maze/lines';
import { type Maze, wayOf } from '@/lib/puzzles/maze/puzzle';
import { MazeField } from './maze-field';

export const MazeSolution = ({ puzzle }: { puzzle: Maze }) => (
  <>
    <MazeField maze={puzzle} way={wayOf(puzzle)} name="Das Labyrinth mit dem Weg" />
    <p>Der Weg, Feld für Feld: {wayInWords(puzzle)}.</p>
  </>
);
