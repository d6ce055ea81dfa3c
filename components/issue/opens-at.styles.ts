import { css } from 'styled-components';

/** As large as what it lies over. */
export const opensAt = css`
  .opens-at > button { position: absolute; inset: 0; inline-size: 100%; padding: 0; border: 0; background: none; cursor: zoom-in; }
  @media (scripting: none) { .opens-at { display: none; } }
  html[data-scripts='lost'] & .opens-at { display: none; }
`;
