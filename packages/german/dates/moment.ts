import { today } from './day';
import { formatDay } from './german';

let berlin: Intl.DateTimeFormat | undefined;

/** formatTime(new Date('2026-11-21T13:05:00Z')) → '14:05' (Europe/Berlin) */
export function formatTime(moment: Date): string {
  berlin ??= new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });
  return berlin.format(moment);
}

/** formatMoment(new Date('2026-11-21T13:05:00Z')) → '21. November 2026, 14:05 Uhr' (Europe/Berlin) */
export const formatMoment = (moment: Date) => `${formatDay(today(moment))}, ${formatTime(moment)} Uhr`;
