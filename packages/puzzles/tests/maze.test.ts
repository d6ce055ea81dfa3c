import { faultsOfMaze } from '../maze/check';
import { stepsOf, trackOf, wallsOf } from '../maze/lines';
import { makeMaze } from '../maze/make';
import * as play from '../maze/play';
import { type Maze, stepFrom, wayOf } from '../maze/puzzle';
import { eachSeed, LEVELS } from './seeds';

const TALES = [
  { figure: 'maus', aim: 'kaese', task: 'Die Maus will zum Käse.' },
  { figure: 'igel', aim: 'apfel', task: 'Der Igel will zum Apfel.' },
];

const withCell = (maze: Maze, at: number, digit: string): Maze => ({
  ...maze,
  cells: maze.cells.slice(0, at) + digit + maze.cells.slice(at + 1),
});

/** Two by two cells without inner walls: 0 and 1 on top, 2 and 3 below. */
const ROUND: Maze = { size: 2, cells: '6c39', start: 0, goal: 3, ...(TALES[0] as (typeof TALES)[0]) };

describe.each(LEVELS)('a maze, %s', (level) => {
  test('has a long way from start to goal (R-PUZ-41)', () => {
    for (const seed of eachSeed()) {
      const maze = makeMaze(TALES, level, seed);
      expect(wayOf(maze).length).toBeGreaterThan(maze.size * 2);
    }
  });

  test('returns the open sides of a cell, and the one that leads back', () => {
    const maze = makeMaze(TALES, level, 5);
    const [start, next] = wayOf(maze) as [number, number];
    expect(play.sidesOf(maze, [start]).back).toBeUndefined();
    const { open, back } = play.sidesOf(maze, [start, next]);
    expect(back && stepFrom(maze.size, next, back)).toBe(start);
    expect(open).toContain(back);
  });

  test('is described as steps to the goal', () => {
    const maze = makeMaze(TALES, level, 3);
    let at = maze.start;
    for (const { way, count } of stepsOf(maze))
      for (let nth = 0; nth < count; nth += 1) at = stepFrom(maze.size, at, way);
    expect(at).toBe(maze.goal);
  });

  test('is revealed step by step, even from a dead end', () => {
    const maze = makeMaze(TALES, level, 3);
    let state = play.run(maze, play.run(maze, play.start(maze), 'right'), 'down');
    for (let nth = 0; nth < maze.cells.length && !play.isSolved(maze, state); nth += 1) {
      state = play.reveal(maze, state);
      expect(play.faults(maze, state)).toEqual([]);
    }
    expect(state).toEqual(play.solved(maze));
  });
});

test('a maze without a figure is an error', () =>
  expect(() => makeMaze([], 'easy', 1)).toThrow('Labyrinth: Es fehlt, wer durch das Labyrinth läuft'));

describe('the checker', () => {
  const maze = makeMaze(TALES, 'easy', 1);

  const none = ['vom Start führt kein Weg zum Ziel', 'hat Felder, zu denen kein Weg führt'];

  test.each([
    ['a second path', ROUND, ['hat mehr als einen Weg']],
    ['a gap in the outer wall', withCell(maze, 0, 'f'), ['hat ein Loch in der Außenwand']],
    ['that there is no path', { ...ROUND, cells: '4411' }, none],
  ])('finds %s', (_, faulty, faults) => expect(faultsOfMaze(faulty)).toEqual(faults));

  test('finds a passage open from one side only', () =>
    expect(faultsOfMaze({ ...ROUND, cells: '6c29' })).toContain('hat eine Tür, die nur von einer Seite offen ist'));
});

test('walls are drawn with as few lines as possible', () => expect(wallsOf(ROUND)).toBe('M0 0H2M0 0V2M0 2H2M2 0V2'));

test('the path goes through the centre of cells', () => expect(trackOf(2, [0, 1, 3])).toBe('M0.5 0.5L1.5 0.5L1.5 1.5'));

describe('during play', () => {
  const maze = makeMaze(TALES, 'easy', 5);

  test('a run stops at a wall or a junction, never crosses a wall, and can go back', () => {
    let state = play.start(maze);
    for (const { way, count } of stepsOf(maze)) {
      for (let nth = 0; nth < count; nth += 1) {
        const before = state.way.length;
        state = play.goTo(maze, state, stepFrom(maze.size, state.way.at(-1) as number, way));
        expect(state.way).toHaveLength(before + 1);
      }
    }
    expect(play.isSolved(maze, state)).toBe(true);
    expect(play.goTo(maze, state, maze.start)).toEqual(play.start(maze));
    expect(play.run(maze, play.start(maze), 'up')).toEqual(play.start(maze));
  });
});
