import { css } from 'styled-components';

/**
 * What is chosen, in a contrast mode. Left to adjust the colours, browsers would lay a plate of the page's colour behind
 * the text, and on it the text of the highlight is not to be read.
 */
export const chosenInContrast = css`
  forced-color-adjust: none;
  border-color: Highlight;
  background: Highlight;
  color: HighlightText;
  outline-color: CanvasText;
`;
