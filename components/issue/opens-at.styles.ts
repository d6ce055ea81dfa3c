import { css } from 'styled-components';

/** Covers the picture it is placed on. */
export const opensAt = css`
  .opens-at > button { position: absolute; inset: 0; inline-size: 100%; padding: 0; border: 0; background: none; cursor: zoom-in; }
  @media (scripting: none) { .opens-at { display: none; } }
  html[data-scripts='lost'] & .opens-at { display: none; }
`;
