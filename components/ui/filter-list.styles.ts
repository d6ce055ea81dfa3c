import { css } from 'styled-components';
import { filterBar } from './filter-bar.styles';
import { listHead } from './list-head.styles';
import { loadFailed } from './load-failed.styles';
import { media, theme } from './theme';

/** Styles of a filtered list, included by the styled root around it. The root defines the grid and --row, the
 * approximate height of a card. */
export const filterList = css`
  @media screen and (scripting: enabled) {
    html:not([data-scripts='lost']) & .filter-items:not(:has(:target)) > [data-beyond] { display: none; }
  }
  ${media.print} { .filter-items > [hidden] { display: list-item !important; } }

  ${filterBar}
  ${listHead}
  ${loadFailed}
  .filter-items { margin: 0; padding: 0; list-style: none; }
  /*
   * While somebody types, cards out of sight are neither laid out nor painted: a letter that changes them all comes
   * quickly. Not for good, as jumps past the list would miss their aim; and not in browsers without the margin, which
   * would clip shadows and what sticks out of a card.
   */
  @supports (overflow-clip-margin: 1em) {
    .filter-list[data-typing] > .filter-items > li {
      content-visibility: auto;
      contain-intrinsic-block-size: auto var(--row);
      overflow-clip-margin: ${theme.space.xxl};
    }
  }
  .filter-items:focus-visible { outline-offset: ${theme.space.xs}; }

  .empty {
    display: grid;
    justify-items: center;
    gap: ${theme.space.m};
    padding: ${theme.space.xl} ${theme.space.l};
    border: ${theme.line.thin} dashed ${theme.color.edge};
    border-radius: ${theme.radius.large};
    text-align: center;
  }
  .empty p { max-inline-size: ${theme.width.text}; }
  .more { margin-block-start: ${theme.space.xl}; text-align: center; }
  @media (scripting: none) { .more { display: none; } }
  html[data-scripts='lost'] & [data-state='built'] .more { display: none; }
`;
