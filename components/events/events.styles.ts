import { css } from 'styled-components';
import { filterList } from '@/components/ui/filter-list.styles';
import { loadFailed } from '@/components/ui/load-failed.styles';
import { chosenInContrast } from '@/components/ui/styles/chosen';
import { media, theme } from '@/components/ui/theme';
import { calendarView } from './calendar-view.styles';

/** The view switch and the grid of cards. */
export const events = css`
  ${filterList}
  ${loadFailed}
  .event-grid { --row: ${theme.row.eventOnPhone}; display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m} ${theme.space.l}; }
  ${media.tablet} { .event-grid { --row: ${theme.row.event}; row-gap: ${theme.space.xl}; grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  ${media.desktop} { .event-grid { grid-template-columns: repeat(3, minmax(0, 1fr)); } }

  .event-grid > li { container-type: inline-size; }
  .event-grid > li > div { block-size: 100%; }
  ${media.print} { .event-grid { row-gap: 0; } .event-grid > li { padding-block-start: ${theme.space.m}; break-inside: avoid; } }

  .bar { display: flex; flex-wrap: wrap; gap: ${theme.space.xxs} ${theme.space.l}; align-items: center; justify-content: space-between; margin-block-end: ${theme.space.xs}; }
  ${media.desktop} { .bar { margin-block-end: ${theme.space.l}; } }
  .views {
    display: inline-flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    border: ${theme.line.thin} solid ${theme.color.ink};
    /* Not a pill: with large text each view has a row of its own. */
    border-radius: ${theme.radius.large};
    background: ${theme.color.white};
  }
  .views button {
    min-block-size: ${theme.size.touch};
    padding: ${theme.space.xs} min(${theme.space.m}, 5vw);
    border: 0;
    border-radius: ${theme.radius.pill};
    background: none;
    font-size: ${theme.type.small};
    font-weight: ${theme.weight.bold};
    hyphens: manual;
  }
  .views button[aria-pressed='true'] { background: ${theme.color.sun}; color: ${theme.color.print}; box-shadow: 0 0 0 ${theme.line.thin} ${theme.color.ink}; }
  ${media.forced} { .views button[aria-pressed='true'] { ${chosenInContrast} } }

  @media (scripting: none) { .views { display: none; } }
  html[data-scripts='lost'] &:has([data-state='built']) .views { display: none; }
  ${calendarView}
`;
