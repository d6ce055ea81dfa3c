import { css } from 'styled-components';

/** A word that is divided only where it finds no room in a line of its own. */
export const words = css`
  .whole { display: inline-block; max-inline-size: 100%; text-indent: 0; }
`;
