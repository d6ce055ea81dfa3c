import { css } from 'styled-components';
import { media, theme } from '../theme';

/** Cards in a row that scrolls sideways, with part of the next one visible; the focused or targeted card scrolls into
 * view. The row extends to the edge of its container: the page, or a panel that sets its padding as `--edge`. */
export const strip = css`
  position: relative;
  grid-auto-flow: column;
  grid-template-columns: none;
  grid-auto-columns: min(${theme.width.card}, 78vw);
  margin-inline: calc(-1 * var(--edge, ${theme.space.gutter}));
  padding-inline: var(--edge, ${theme.space.gutter});
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: var(--edge, ${theme.space.gutter});
  ${media.moving} { scroll-behavior: smooth; }
  > li { min-inline-size: 0; scroll-snap-align: start; }
  /* Browsers are content with an edge of what has the focus; it is whole when its card is the only one to rest at. */
  &:has(:focus-visible) { scroll-snap-type: x mandatory; }
  &:has(:focus-visible) > li:not(:focus-within) { scroll-snap-align: none; }
`;
