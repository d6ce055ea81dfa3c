import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { deliveryCalendar } from './delivery-calendar.styles';

/** The date with its button, the suggested dates below, and the calendar. */
export const startDate = css`
  ${media.phone} { .start-date .button { padding-inline: ${theme.space.s}; svg { display: none; } } }
  .calendar-panel { margin-block-start: ${theme.space.s}; padding: min(${theme.space.s}, 3vw); border: ${theme.line.thin} solid ${theme.color.ink}; border-radius: ${theme.radius.sheet}; background: ${theme.color.white}; box-shadow: ${theme.shadow.lift}; }
  .occasions { display: grid; gap: ${theme.space.xs}; justify-items: start; margin-block-start: ${theme.space.s}; }
  ${deliveryCalendar}
`;
