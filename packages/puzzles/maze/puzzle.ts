/** `cells`: row by row, a hexadecimal digit per cell with its open sides: 1 up, 2 right, 4 down, 8 left. */
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

/** Index of the neighbouring cell, without a bounds check: stepFrom(10, 12, 'up') → 2 */
export const stepFrom = (size: number, at: number, way: Way): number =>
  at + { up: -size, right: 1, down: size, left: -1 }[way];

/** opensTo(maze, 0) → ['right', 'down'] */
export function opensTo({ cells }: Pick<Maze, 'cells'>, at: number): Way[] {
  const bits = Number(`0x${cells[at] ?? 0}`);
  return WAYS.filter((_, nth) => bits & (1 << nth));
}

/** The only way from start to goal: wayOf(maze) → [0, 1, 11, …] */
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

export const WAY_NAMES = { up: 'oben', right: 'rechts', down: 'unten', left: 'links' } as const satisfies Record<
  Way,
  string
>;
