import { css } from 'styled-components';
import { chosenInContrast } from './styles/chosen';
import { media, theme } from './theme';

export const filterBar = css`
  .filter-bar { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.s}; }
  ${media.desktop} { .filter-bar { grid-template-columns: 1fr minmax(0, ${theme.width.column}); align-items: end; } }

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
  }
  /* Below desks each group is one row to push sideways. */
  ${media.belowDesktop} {
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
  ${media.hover} { .chip { transition: border-color ${theme.motion.fast}; } .chip:hover { border-color: ${theme.color.ink}; } }
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

  /* Two groups of chips, the search beside them. */
  ${media.desktop} {
    .filter-bar[data-groups] { align-items: start; }
    [data-groups] .chips { grid-column: 1; }
    [data-groups] .search { grid-area: 1 / 2 / span 2; }
  }
  @media (scripting: none) { .filter-bar { display: none; } }
  html[data-scripts='lost'] & [data-state='built'] .filter-bar { display: none; }
`;
