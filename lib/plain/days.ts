import { today } from 'german/dates/day';
import { isOn } from 'german/dates/on-days';

/** 100 bytes smaller than german/dates/german: 'Sonntag, 22. November 2026' */
const written = (day: string) => new Date(day).toLocaleDateString('de-DE', { dateStyle: 'full', timeZone: 'UTC' });

/** Shows and hides dated elements by the visitor's day, and fills in that day (R-CON-7). */
export function showByDate(): void {
  const day = today();
  for (const element of document.querySelectorAll<HTMLElement>('[data-from],[data-until]'))
    element.hidden = !isOn(element.dataset, day);
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    time.dateTime = day;
    time.textContent = time.dataset.today === 'year' ? day.slice(0, 4) : written(day);
  }
}
