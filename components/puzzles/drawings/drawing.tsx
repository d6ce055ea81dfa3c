import type { Shape } from '@/lib/puzzles/drawings/shapes';

/** Pieces of coloured paper on each other, in a field of 40 by 40, within an SVG. */
export const Drawing = ({ shapes, place }: { shapes: readonly Shape[]; place?: string }) => (
  <g className="drawing" transform={place}>
    {shapes.map(([tone, outline]) => (
      <path key={tone + outline} data-tone={tone} d={outline} />
    ))}
  </g>
);
