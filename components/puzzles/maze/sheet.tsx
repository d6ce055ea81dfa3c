import { wayInWords } from 'puzzles/maze/lines';
import { type Maze, wayOf } from 'puzzles/maze/puzzle';
import type { SheetParts } from '@/components/puzzles/contract';
import { MazeField } from './maze-field';

/** A maze as printed. */
const Sheet = ({ puzzle }: { puzzle: Maze }) => (
  <>
    <p>{puzzle.task} Es gibt nur einen Weg, von links oben nach rechts unten.</p>
    <MazeField maze={puzzle} name={`Labyrinth mit ${puzzle.size} Reihen und ${puzzle.size} Spalten`} />
  </>
);

const Solution = ({ puzzle }: { puzzle: Maze }) => (
  <>
    <MazeField maze={puzzle} way={wayOf(puzzle)} name="Das Labyrinth mit dem Weg" />
    <p>Der Weg, Feld für Feld: {wayInWords(puzzle)}.</p>
  </>
);

export const mazeSheet: SheetParts<Maze> = { Sheet, Solution, isSelfExplained: true };
