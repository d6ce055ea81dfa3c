import { css } from 'styled-components';
import { media, theme } from '../theme';

/**
 * Cards in a row to push sideways, the next one peeping in; the one that has the focus or an address names comes into sight.
 * The row runs to the edge of what it stands in: of the page, or of a panel that names its padding as `--edge`.
 */
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
