import type { Content } from '@/lib/content/kinds';
import { typeset } from '@/lib/print/typography';
import type { Differences, Spot } from '@/lib/puzzles/differences/puzzle';
import { differenceInWords, differencesOf, pictureInWords } from '@/lib/puzzles/differences/told';
import type { Level } from '@/lib/puzzles/level';
import { blocksOf } from '@/lib/puzzles/logic/play';
import type { Logic } from '@/lib/puzzles/logic/puzzle';
import { trackOf, wallsOf, wayInWords } from '@/lib/puzzles/maze/lines';
import { type Maze, wayOf } from '@/lib/puzzles/maze/puzzle';
import type { Pairs } from '@/lib/puzzles/pairs/puzzle';
import { nameOf, SUDOKU_PICTURES } from '@/lib/puzzles/sudoku/pictures';
import { BOXES, type Sudoku } from '@/lib/puzzles/sudoku/puzzle';
import { filled } from '@/lib/words/said';
import { background, greyDrawing, inkLine, placed, svg } from './grey-drawing';

type Copy = Content['lists']['puzzles']['paper'];
type Source = { hints: Copy['hints']; pictures: Content['puzzles']['pairs'] };

const numbers = (digits: string) => [...digits].map(Number);

function sudoku({ size, pictures, givens, solution }: Sudoku, _level: Level, { hints }: Source) {
  const rows = Array.from({ length: size }, (_, row) => numbers(solution).slice(row * size, (row + 1) * size));
  return {
    hint: filled(pictures ? hints.sudoku.pictures : hints.sudoku.digits, { size }),
    size,
    box: BOXES[size],
    givens: numbers(givens),
    solution: numbers(solution),
    signs: pictures
      ? SUDOKU_PICTURES.slice(0, size).map(({ drawing, name }) => ({ name, drawing: greyDrawing(drawing) }))
      : null,
    solved: `Gelöst, Reihe für Reihe: ${rows.map((row) => row.map((digit) => nameOf(pictures, digit)).join(' ')).join('; ')}.`,
  };
}

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

const maze = (puzzle: Maze, _level: Level, { hints }: Source) => ({
  hint: filled(hints.maze, { task: puzzle.task }),
  drawing: mazeDrawing(puzzle),
  alt: `Labyrinth mit ${puzzle.size} Reihen und ${puzzle.size} Spalten. ${puzzle.task} Start ist links oben, Ziel rechts unten.`,
  solution: mazeDrawing(puzzle, wayOf(puzzle)),
  way: `Der Weg, Feld für Feld: ${wayInWords(puzzle)}.`,
});

function logic(puzzle: Logic, _level: Level, { hints }: Source) {
  const { title, story, categories, clues, solution } = puzzle;
  return {
    hint: hints.logic,
    title,
    story: typeset(story),
    clues: clues.map(({ text }) => typeset(text)),
    blocks: blocksOf(puzzle).map(({ one, other }) => ({ down: categories[one], across: categories[other] })),
    heads: categories.map((category) => category.name),
    solution: solution.map((row) => row.map((item, at) => categories[at]?.items[item] ?? '')),
  };
}

function pairs({ cards, motifs }: Pairs, level: Level, { hints, pictures }: Source) {
  const shown = motifs.map(({ name, src }) => ({
    name,
    src,
    alt: pictures.find((one) => one.src === src)?.alt ?? name,
  }));
  return {
    hint: filled(hints.pairs, { count: cards.length }),
    columns: level === 'easy' ? 3 : 4,
    cards: cards.flatMap((motif) => shown[motif] ?? []),
  };
}

/** Size of a drawing relative to its place. */
const THING = 0.85;

function scene({ scene: name, spots }: Differences, picture: 'first' | 'second', found: readonly number[] = []) {
  const things = spots.flatMap(({ column, row, [picture]: part }) =>
    part ? placed(part.drawing, (column + part.side) * 40 + 3, row * 40 + 3, THING) : [],
  );
  const rings = found.flatMap((at) => {
    const { column, row } = spots[at] as Spot;
    const [x, y] = [column * 40 + 40, row * 40 + 20];
    return inkLine(`M${x - 38} ${y}a38 19 0 1 0 76 0a38 19 0 1 0-76 0`, 2.5, '6 4');
  });
  return svg('0 0 320 200', background(name) + things.join('') + rings.join(''));
}

function differences(puzzle: Differences, _level: Level, { hints }: Source) {
  const found = differencesOf(puzzle);
  const told = (picture: 'first' | 'second') => `${pictureInWords(puzzle, picture).join('. ')}.`;
  return {
    hint: filled(hints.differences, { count: puzzle.differences }),
    title: puzzle.title,
    scenes: (['first', 'second'] as const).map((picture) => ({ drawing: scene(puzzle, picture), alt: told(picture) })),
    solution: scene(puzzle, 'second', found),
    found: found.map((at) => typeset(differenceInWords(puzzle.spots[at] as Spot))),
  };
}

/** Worksheet data of puzzles without letters; drawings are greyscale SVG. */
export const BOARD_PAGES = { sudoku, maze, logic, pairs, differences };
