import { css } from 'styled-components';
import { media, theme } from './theme';

/** The kicker of a heading and the rule under its last word; also used outside Section. */
export const headings = css`
  .kicker {
    margin-block-end: ${theme.space.xs};
    color: ${theme.color.violetDeep};
    font-size: ${theme.type.tiny};
    font-weight: ${theme.weight.bold};
    letter-spacing: 0.09em;
    text-transform: uppercase;
  }

  .drawn { position: relative; display: inline-block; max-inline-size: 100%; }
  .drawn svg {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 96%;
    inline-size: 100%;
    block-size: 0.24em;
    color: ${theme.color.coral};
    ${media.forced} { color: CanvasText; }
  }
`;
