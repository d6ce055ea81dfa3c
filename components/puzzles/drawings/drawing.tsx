import type { Shape } from 'puzzles/drawings/shapes';

/** Stacked shapes of coloured paper in a square of 40 by 40, inside an SVG. */
export const Drawing = ({ shapes, place }: { shapes: readonly Shape[]; place?: string }) => (
  <g className="drawing" transform={place}>
    {shapes.map(([tone, outline]) => (
      <path key={tone + outline} data-tone={tone} d={outline} />
    ))}
  </g>
);
