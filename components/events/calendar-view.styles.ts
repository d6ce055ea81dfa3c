import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { comingTable } from './coming-table.styles';
import { dayPanel } from './day-panel.styles';
import { monthCalendar } from './month-calendar.styles';

/** Month and day side by side if there is room, the table below. */
export const calendarView = css`
  .calendar-view { display: grid; gap: ${theme.space.xl}; align-items: start; }
  ${media.desktop} { .calendar-view { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); align-items: stretch; } }
  ${monthCalendar}
  ${dayPanel}
  ${comingTable}
`;
