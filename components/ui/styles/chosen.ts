import { css } from 'styled-components';

/** The selected state in forced colours. With automatic adjustment, browsers draw a backplate in the page's colour
 * behind the text, on which highlight text is unreadable. */
export const chosenInContrast = css`
  forced-color-adjust: none;
  border-color: Highlight;
  background: Highlight;
  color: HighlightText;
  outline-color: CanvasText;
`;
