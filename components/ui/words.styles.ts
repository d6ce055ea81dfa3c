import { css } from 'styled-components';

/** A word that is hyphenated only if it does not fit on a line of its own. */
export const words = css`
  .whole { display: inline-block; max-inline-size: 100%; text-indent: 0; }
`;
