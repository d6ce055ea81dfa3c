import type { ComponentProps } from 'react';

/** A table with arrow-key navigation and a single tab stop. */
export const Grid = (props: ComponentProps<'table'>) => (
  <div className="grid-scroll">
    {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA's grid of cells, its table for older readers */}
    <table role="grid" className="letter-grid" {...props} />
  </div>
);

type Cell = ComponentProps<'td'> & { spot: readonly [row: number, column: number]; isHere: boolean };

export const GridCell = ({ spot, isHere, ...props }: Cell) => (
  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid above
  <td role="gridcell" className="letter-cell" data-spot={spot.join('-')} tabIndex={isHere ? 0 : -1} {...props} />
);
