import { fillTemplate } from 'german/fill-template';
import { trackOf, wallsOf, wayInWords } from 'puzzles/maze/lines';
import { type Maze, wayOf } from 'puzzles/maze/puzzle';
import { inkLine, placed, svg } from './grey-drawing';
import type { Paper } from './paper';

/** Size of a figure relative to its cell. */
const FIGURE = 0.76;
const MAZE_EDGE = 0.1;
const TRACK = 0.16;

function mazeDrawing(maze: Maze, way?: readonly number[]) {
  const { size, figure, aim, start, goal } = maze;
  const edge = (1 - FIGURE) / 2;
  const at = (name: string, place: number) =>
    placed(name, (place % size) + edge, Math.floor(place / size) + edge, FIGURE / 40);
  const wide = size + 2 * MAZE_EDGE;
  // Same wall thickness on paper for every maze size.
  const walls = inkLine(wallsOf(maze), size / 190);
  const track = way ? inkLine(trackOf(size, way), TRACK) : '';
  return svg(`${-MAZE_EDGE} ${-MAZE_EDGE} ${wide} ${wide}`, track + at(aim, goal) + at(figure, start) + walls);
}

/** mazePaper(puzzle, 'easy', source) → { hint: 'Die Maus …', drawing: '<svg …>…</svg>', way: 'Der Weg, Feld für Feld: 3 nach rechts, …', … } */
export const mazePaper: Paper<Maze> = (puzzle, _level, { hints }) => ({
  hint: fillTemplate(hints.maze, { task: puzzle.task }),
  drawing: mazeDrawing(puzzle),
  alt: `Labyrinth mit ${puzzle.size} Reihen und ${puzzle.size} Spalten. ${puzzle.task} Start ist links oben, Ziel rechts unten.`,
  solution: mazeDrawing(puzzle, wayOf(puzzle)),
  way: `Der Weg, Feld für Feld: ${wayInWords(puzzle)}.`,
});
