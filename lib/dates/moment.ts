import { type Day, today } from './day';
import { formatDay } from './german';

/** formatMoment(new Date('2026-11-21T13:05:00Z')) → '21. November 2026, 14:05 Uhr' (Europe/Berlin) */
export function formatMoment(moment: Date): string {
  const time = new Intl.DateTimeFormat('de-DE', {
    timeZone: 'Europe/Berlin',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);
  return `${formatDay(today(moment) as Day)}, ${time} Uhr`;
}
