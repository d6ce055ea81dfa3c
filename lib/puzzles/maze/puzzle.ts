/** Cells row by row; what each is open to is one hexadecimal digit: 1 up, 2 right, 4 down, 8 left. */
export type Maze = {
  size: number;
  cells: string;
  start: number;
  goal: number;
  figure: string;
  aim: string;
  task: string;
};

export const WAYS = ['up', 'right', 'down', 'left'] as const;
export type Way = (typeof WAYS)[number];

/** Where a step leads; the caller knows that it stays inside: stepFrom(10, 12, 'up') → 2 */
export const stepFrom = (size: number, at: number, way: Way): number =>
  at + { up: -size, right: 1, down: size, left: -1 }[way];

/** opensTo(maze, 0) → ['right', 'down'] */
export function opensTo({ cells }: Pick<Maze, 'cells'>, at: number): Way[] {
  const bits = Number(`0x${cells[at] ?? 0}`);
  return WAYS.filter((_, nth) => bits & (1 << nth));
}

/** The only way from the start to the goal, as places: wayOf(maze) → [0, 1, 11, …] */
export function wayOf(maze: Pick<Maze, 'size' | 'cells' | 'start' | 'goal'>): number[] {
  const from = new Map<number, number>([[maze.start, maze.start]]);
  for (const at of from.keys())
    for (const way of opensTo(maze, at)) {
      const next = stepFrom(maze.size, at, way);
      if (!from.has(next)) from.set(next, at);
    }
  const places = [maze.goal];
  while (places[0] !== maze.start) places.unshift(from.get(places[0] as number) as number);
  return places;
}
