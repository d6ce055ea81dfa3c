import { stepsOf } from '@/lib/puzzles/maze/lines';
import { type Maze, wayOf } from '@/lib/puzzles/maze/puzzle';
import { MazeField } from './maze-field';
import { WAY_NAMES } from './ways';

export const MazeSolution = ({ puzzle }: { puzzle: Maze }) => (
  <>
    <MazeField maze={puzzle} way={wayOf(puzzle)} name="Das Labyrinth mit dem Weg" />
    <p>
      Der Weg, Feld für Feld:{' '}
      {stepsOf(puzzle)
        .map(({ way, count }) => `${count} nach ${WAY_NAMES[way]}`)
        .join(', ')}
      .
    </p>
  </>
);
