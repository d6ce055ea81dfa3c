import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** An island; it has no box of its own. */
      'island-root': Plain;
      /** Where a node that the server rendered stands in an island. */
      'island-slot': Plain;
    }
  }
}
