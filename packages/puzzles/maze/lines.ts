import { type Maze, opensTo, stepFrom, WAY_NAMES, WAYS, type Way, wayOf } from './puzzle';

/** All walls as one SVG path, with cells 1 unit wide: wallsOf(maze) → 'M0 0H10M0 0V10…' */
export function wallsOf(maze: Maze): string {
  const { size } = maze;
  const isWall = (row: number, column: number, way: Way) => {
    if (row === size || column === size) return true;
    return !opensTo(maze, row * size + column).includes(way);
  };
  const lines: string[] = [];
  for (let line = 0; line <= size; line += 1)
    for (const way of ['up', 'left'] as const) {
      let from: number | undefined;
      for (let at = 0; at <= size; at += 1) {
        const stands = at < size && (way === 'up' ? isWall(line, at, way) : isWall(at, line, way));
        if (stands) from ??= at;
        if (stands || from === undefined) continue;
        lines.push(way === 'up' ? `M${from} ${line}H${at}` : `M${line} ${from}V${at}`);
        from = undefined;
      }
    }
  return lines.join('');
}

/** SVG path through the cells' centres: trackOf(10, [0, 1, 11]) → 'M0.5 0.5L1.5 0.5L1.5 1.5' */
export const trackOf = (size: number, way: readonly number[]): string =>
  `M${way.map((at) => `${(at % size) + 0.5} ${Math.floor(at / size) + 0.5}`).join('L')}`;

/** The way as steps, merging those in the same direction: stepsOf(maze) → [{ way: 'right', count: 3 }, …] */
export function stepsOf(maze: Maze): { way: Way; count: number }[] {
  const places = wayOf(maze);
  const steps: { way: Way; count: number }[] = [];
  for (const [nth, at] of places.slice(0, -1).entries()) {
    const way = WAYS.find((one) => stepFrom(maze.size, at, one) === places[nth + 1]) as Way;
    const last = steps.at(-1);
    if (last?.way === way) last.count += 1;
    else steps.push({ way, count: 1 });
  }
  return steps;
}

/** wayInWords(maze) → '3 nach rechts, 1 nach unten, …' */
export const wayInWords = (maze: Maze): string =>
  stepsOf(maze)
    .map(({ way, count }) => `${count} nach ${WAY_NAMES[way]}`)
    .join(', ');
