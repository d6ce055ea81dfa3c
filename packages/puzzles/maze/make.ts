import type { Maker } from '../contract';
import type { Level } from '../level';
import { randomFrom } from '../random';
import { type Maze, stepFrom, WAYS, type Way, wayOf } from './puzzle';

/** Tasks; `figure` and `aim` are names of drawings. */
export type MazeSource = readonly { figure: string; aim: string; task: string }[];

const SIZES = { easy: 10, hard: 20 } as const;
/** Minimum length of the way, in widths of the maze. */
const WINDING = 2.5;
/** Probability that the next wall is opened beside the last one; the higher, the longer the dead ends. */
const ONWARD = 0.85;
const TRIES = 200;

function neighbour(size: number, at: number, way: Way): number | undefined {
  const isOut =
    (way === 'up' && at < size) ||
    (way === 'down' && at >= size * (size - 1)) ||
    (way === 'left' && at % size === 0) ||
    (way === 'right' && at % size === size - 1);
  return isOut ? undefined : stepFrom(size, at, way);
}

/** Opens walls until every cell is reached, none of them twice. */
function carve(size: number, random: () => number): string {
  const open = Array<number>(size * size).fill(0);
  const growing = [Math.floor(random() * size * size)];
  const reached = new Set(growing);
  while (growing.length > 0) {
    const nth = random() < ONWARD ? growing.length - 1 : Math.floor(random() * growing.length);
    const at = growing[nth] as number;
    const ways = WAYS.filter((way) => {
      const next = neighbour(size, at, way);
      return next !== undefined && !reached.has(next);
    });
    const way = ways[Math.floor(random() * ways.length)];
    if (!way) {
      growing.splice(nth, 1);
      continue;
    }
    const next = stepFrom(size, at, way);
    const bit = WAYS.indexOf(way);
    open[at] = (open[at] as number) | (1 << bit);
    open[next] = (open[next] as number) | (1 << ((bit + 2) % WAYS.length));
    reached.add(next);
    growing.push(next);
  }
  return open.map((bits) => bits.toString(16)).join('');
}

/** A single, winding way from the top left to the bottom right corner: makeMaze(source, 'easy', 47) → { size: 10, cells: '25…', start: 0,
 * goal: 99, figure: 'maus', aim: 'kaese', task: 'Die Maus …' } */
export function makeMaze(source: MazeSource, level: Level, seed: number): Maze {
  const random = randomFrom(seed);
  const tale = source[Math.floor(random() * source.length)];
  if (!tale) throw new RangeError('Labyrinth: Es fehlt, wer durch das Labyrinth läuft');
  const size = SIZES[level];
  for (let at = 0; at < TRIES; at += 1) {
    const maze = { size, cells: carve(size, random), start: 0, goal: size * size - 1, ...tale };
    if (wayOf(maze).length >= size * WINDING) return maze;
  }
  throw new RangeError('Labyrinth: Der Weg wurde nie lang genug');
}

export const mazeMaker: Maker<Maze> = {
  list: 'mazes',
  room: [60, 75],
  make: ({ puzzles }, level, seed) => makeMaze(puzzles.mazes, level, seed),
};
