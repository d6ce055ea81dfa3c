import { drawingOf } from 'puzzles/drawings/drawing';
import { trackOf, wallsOf } from 'puzzles/maze/lines';
import type { Maze } from 'puzzles/maze/puzzle';
import type { ComponentProps } from 'react';
import { Drawing } from '@/components/puzzles/drawings/drawing';

type Props = { maze: Maze; name: string; way?: readonly number[] } & Omit<ComponentProps<'svg'>, 'children'>;

/** Walls, figures, and the path so far. A cell is 1 unit wide. */
export function MazeField({ maze, name, way, ...rest }: Props) {
  const { size, figure, aim, goal } = maze;
  const at = way?.at(-1) ?? maze.start;
  const on = (place: number) =>
    `translate(${(place % size) + 0.1} ${Math.floor(place / size) + 0.1}) scale(${0.8 / 40})`;
  return (
    <svg
      className="maze-field"
      data-size={size}
      viewBox={`-0.1 -0.1 ${size + 0.2} ${size + 0.2}`}
      role="img"
      aria-label={name}
      {...rest}
    >
      {way && way.length > 1 && <path className="maze-way" d={trackOf(size, way)} />}
      <Drawing shapes={drawingOf(aim)} place={on(goal)} />
      <Drawing shapes={drawingOf(figure)} place={on(at)} />
      <path className="maze-walls" d={wallsOf(maze)} />
    </svg>
  );
}
