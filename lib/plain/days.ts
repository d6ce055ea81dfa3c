import { today, yearOf } from '@/lib/dates/day';
import { isOn } from '@/lib/dates/on-days';

/** The browser's own German is a hundred bytes less than lib/dates/german.ts: 'Sonntag, 22. November 2026' */
const written = (day: string) => new Date(day).toLocaleDateString('de-DE', { dateStyle: 'full', timeZone: 'UTC' });

/** Shows what holds on the visitor's day and hides what does not, and says which day it is (R-CON-7). */
export function days(): void {
  const day = today();
  for (const element of document.querySelectorAll<HTMLElement>('[data-from],[data-until]'))
    element.hidden = !isOn(element.dataset, day);
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    time.dateTime = day;
    time.textContent = time.dataset.today === 'year' ? String(yearOf(day)) : written(day);
  }
}
