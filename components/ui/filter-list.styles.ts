import { css } from 'styled-components';
import { chosenInContrast } from './styles/chosen';
import { media, theme } from './theme';

/**
 * The look of a filtered list; the styled root around it includes it. The grid is the root's own, and so is --row, about how
 * high a card is.
 */
export const filterList = css`
  @media screen and (scripting: enabled) {
    html:not([data-scripts='lost']) & .filter-items:not(:has(:target)) > [data-beyond] { display: none; }
  }
  ${media.print} { .filter-items > [hidden] { display: list-item !important; } }

  .filter-bar { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.s}; }
  ${media.desk} { .filter-bar { grid-template-columns: 1fr minmax(0, ${theme.width.column}); align-items: end; } }

  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs};
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .chip {
    min-block-size: ${theme.size.touch};
    padding: ${theme.space.xxs} ${theme.space.m};
    border: ${theme.line.thin} solid ${theme.alpha.lineStrong};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.white};
    font-size: ${theme.type.small};
    font-weight: ${theme.weight.bold};
    hyphens: manual;
    cursor: pointer;
    transition: background-color ${theme.motion.fast}, border-color ${theme.motion.fast};
  }
  /* Below desks each group is one row to push sideways. */
  ${media.belowDesk} {
    .chips {
      position: relative;
      flex-wrap: nowrap;
      margin-inline: calc(-1 * ${theme.space.gutter});
      padding: ${theme.space.xxs} ${theme.space.gutter};
      overflow-x: auto;
      /* The chip with the focus comes into sight, not only its edge. */
      scroll-padding-inline: ${theme.space.xxxl};
    }
    .chip { flex: none; }
  }
  ${media.hover} { .chip:hover { border-color: ${theme.color.ink}; } }
  .chip[aria-pressed='true'] { border-color: ${theme.color.ink}; background: ${theme.color.ink}; color: ${theme.color.paper}; }
  ${media.forced} { .chip[aria-pressed='true'] { ${chosenInContrast} } }

  .search { display: grid; gap: ${theme.space.xxs}; }
  .search label { font-size: ${theme.type.small}; font-weight: ${theme.weight.bold}; }
  .search input {
    inline-size: 100%;
    min-block-size: ${theme.size.touch};
    padding: ${theme.space.xs} ${theme.space.m};
    border: ${theme.line.thin} solid ${theme.color.edge};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.white};
  }

  .list-head { margin-block: ${theme.space.s}; color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  .to-filter { display: none; }
  .filter-items { margin: 0; padding: 0; list-style: none; }
  /*
   * While somebody types, cards out of sight are neither laid out nor painted: a letter that changes them all comes
   * quickly. Not for good, as jumps past the list would miss their aim; and not in browsers without the margin, which
   * would clip shadows and what sticks out of a card.
   */
  @supports (overflow-clip-margin: 1em) {
    &:has([type='search']:focus) .filter-items > li {
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
  .more, .load-failed { margin-block-start: ${theme.space.xl}; text-align: center; }
  @media (scripting: none) { .filter-bar, .more, .list-head .to-filter { display: none; } }
  html[data-scripts='lost'] & [data-state='built'] :is(.filter-bar, .more, .to-filter) { display: none; }
`;

/** For long lists: two groups of chips with the search beside them, and the count stays in view. */
export const longList = css`
  /* Two groups of chips, the search beside them. */
  ${media.desk} {
    .filter-bar { align-items: start; }
    .chips { grid-column: 1; }
    .search { grid-area: 1 / 2 / span 2; }
  }

  /* The count stays in view below the header, and beside it the way back to the filter. */
  .list-head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; column-gap: ${theme.space.m}; margin-inline: calc(-1 * ${theme.space.gutter}); padding-inline: ${theme.space.gutter}; }
  .to-filter { display: inline-flex; }
  ${media.tall} { ${media.roomy} {
    .list-head { position: sticky; z-index: 2; inset-block-start: var(--covered); background: ${theme.color.paper}; }
  } }
  ${media.print} { .list-head { background: none; } }
`;
