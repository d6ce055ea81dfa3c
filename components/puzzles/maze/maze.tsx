import type { Maze as MazePuzzle } from '@/lib/puzzles/maze/puzzle';
import { MazeField } from './maze-field';

/** A maze as printed. */
export const Maze = ({ puzzle }: { puzzle: MazePuzzle; id: string }) => (
  <>
    <p>{puzzle.task} Es gibt nur einen Weg, von links oben nach rechts unten.</p>
    <MazeField maze={puzzle} name={`Labyrinth mit ${puzzle.size} Reihen und ${puzzle.size} Spalten`} />
  </>
);
