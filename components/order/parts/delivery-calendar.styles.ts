import { css } from 'styled-components';
import { chosenInContrast } from '@/components/ui/styles/chosen';
import { media, theme } from '@/components/ui/theme';

export const deliveryCalendar = css`
  .react-aria-Calendar { display: grid; gap: ${theme.space.xs}; max-inline-size: ${theme.width.narrow}; margin-inline: auto; }
  .react-aria-Calendar header { display: grid; grid-template-columns: auto 1fr auto; align-items: center; text-align: center; }
  .react-aria-Calendar header h2 { font-size: ${theme.type.h4}; }
  .turn { inline-size: ${theme.size.touch}; block-size: ${theme.size.touch}; border: ${theme.line.thin} solid ${theme.color.ink}; border-radius: 50%; background: ${theme.color.white}; font-size: ${theme.type.lead}; line-height: 1; cursor: pointer; }
  .turn[data-hovered] { background: ${theme.color.sun}; color: ${theme.color.print}; }
  .turn[data-disabled] { border-color: ${theme.alpha.line}; color: ${theme.color.edge}; cursor: default; }
  .react-aria-CalendarGrid { inline-size: 100%; table-layout: fixed; }
  /* Seven days side by side: larger than this they would run into each other. */
  .react-aria-CalendarHeaderCell { font-size: min(${theme.type.tiny}, 6vw); hyphens: manual; overflow-wrap: normal; font-weight: ${theme.weight.bold}; color: ${theme.color.soft}; }
  .react-aria-CalendarGrid td { padding: 0; text-align: center; }
  .react-aria-CalendarCell { display: grid; place-items: center; aspect-ratio: 1; max-block-size: ${theme.size.touch}; margin-inline: auto; border-radius: 50%; color: ${theme.color.edge}; font-size: min(${theme.type.small}, 6vw); overflow-wrap: normal; outline: none; }
  .react-aria-CalendarCell[data-outside-month] { visibility: hidden; }
  .react-aria-CalendarCell:not([data-unavailable], [data-disabled]) { background: ${theme.tint.mint}; color: ${theme.color.ink}; font-weight: ${theme.weight.black}; cursor: pointer; }
  .react-aria-CalendarCell[data-hovered]:not([data-unavailable], [data-disabled]) { background: ${theme.color.sun}; color: ${theme.color.print}; }
  .react-aria-CalendarCell[data-selected] { background: ${theme.color.ink}; color: ${theme.color.paper}; }
  .react-aria-CalendarCell[data-focus-visible] { outline: ${theme.line.thick} solid ${theme.color.violetDeep}; outline-offset: ${theme.line.thin}; }
  ${media.forced} { .react-aria-CalendarCell:is([data-unavailable], [data-disabled]) { color: GrayText; } .react-aria-CalendarCell[data-selected] { ${chosenInContrast} } }
`;
