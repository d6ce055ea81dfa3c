import type { Place } from '../contract';
import { type Maze, opensTo, stepFrom, WAYS, type Way, wayOf } from './puzzle';

/** Cells of the way so far, from the start; going back removes them. */
export type MazeState = { way: number[] };

/** start(maze) → { way: [0] } */
export const start = (maze: Maze): MazeState => ({ way: [maze.start] });

const leads = (maze: Maze, at: number, next: number) =>
  opensTo(maze, at).some((way) => stepFrom(maze.size, at, way) === next);

/** Validates stored progress: isState(maze, { way: [99] }) → undefined, as it does not begin at the start */
export function isState(maze: Maze, given: unknown): MazeState | undefined {
  const { way } = (given ?? {}) as Partial<MazeState>;
  if (!Array.isArray(way) || way[0] !== maze.start || new Set(way).size < way.length) return undefined;
  const goesOn = way.every((at, nth) => nth === 0 || leads(maze, way[nth - 1] as number, at));
  return goesOn ? { way } : undefined;
}

/** Moves to a neighbouring cell, or back along the way: goTo(maze, { way: [0, 1] }, 0) → { way: [0] } */
export function goTo(maze: Maze, state: MazeState, next: number): MazeState {
  const at = state.way.indexOf(next);
  if (at >= 0) return { way: state.way.slice(0, at + 1) };
  return leads(maze, state.way.at(-1) as number, next) ? { way: [...state.way, next] } : state;
}

/** Runs in one direction until a wall or fork: run(maze, state, 'right') → { way: [0, 1, 2] } */
export function run(maze: Maze, state: MazeState, way: Way): MazeState {
  let now = state;
  for (;;) {
    const at = now.way.at(-1) as number;
    const ways = opensTo(maze, at);
    const isFork = now !== state && (ways.length !== 2 || at === maze.goal);
    if (!ways.includes(way) || isFork) return now;
    now = goTo(maze, now, stepFrom(maze.size, at, way));
  }
}

/** Open directions of the last cell, and the direction back: sidesOf(maze, [0, 1]) → { open: ['right', 'left'], back: 'left' } */
export function sidesOf(maze: Maze, way: readonly number[]): { open: Way[]; back: Way | undefined } {
  const at = way.at(-1) as number;
  const open = opensTo(maze, at);
  return { open, back: WAYS.find((one) => open.includes(one) && stepFrom(maze.size, at, one) === way.at(-2)) };
}

/** Cells off the right way: faults(maze, state) → ['12'] */
export function faults(maze: Maze, { way }: MazeState): Place[] {
  const right = new Set(wayOf(maze));
  return way.filter((at) => !right.has(at)).map(String);
}

/** isSolved(maze, solved(maze)) → true */
export const isSolved = ({ goal }: Maze, { way }: MazeState): boolean => way.at(-1) === goal;

/** Returns to the last right cell and follows the right way to the next fork: reveal(maze, { way: [0] }) → { way: [0, 1, 11] } */
export function reveal(maze: Maze, { way }: MazeState): MazeState {
  const right = wayOf(maze);
  const good = right.findIndex((at, nth) => way[nth] !== at);
  if (good < 0) return { way: right };
  const next = right.findIndex((at, nth) => nth > good && (opensTo(maze, at).length > 2 || at === maze.goal));
  return { way: right.slice(0, (next < 0 ? right.length : next) + 1) };
}

/** solved(maze) → { way: [0, 1, 11, …, 99] } */
export const solved = (maze: Maze): MazeState => ({ way: wayOf(maze) });

/** Most cells that a drag may skip between two pointer events. */
const REACH = 4;

/** Drags along the corridor to a cell nearby; ignores cells too far away: follow(maze, state, 11) → { way: [0, 1, 11] } */
export function follow(maze: Maze, state: MazeState, next: number): MazeState {
  if (next < 0 || next >= maze.cells.length) return state;
  const [at, ...places] = wayOf({ ...maze, start: state.way.at(-1) as number, goal: next });
  return at === next || places.length > REACH ? state : places.reduce((now, place) => goTo(maze, now, place), state);
}
