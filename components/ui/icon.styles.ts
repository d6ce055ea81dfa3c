import { css } from 'styled-components';

/** A line drawing, in the colour and size of the text beside it. */
export const icon = css`
  .icon {
    inline-size: 1.2em;
    block-size: 1.2em;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.25;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
