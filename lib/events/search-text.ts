import { type Days, daysOf } from 'content/event-days';
import type { Event } from 'content/kinds';
import { weekday } from 'german/dates/day';
import { WEEKDAYS } from 'german/dates/german';

/** Seven consecutive days include every weekday. */
const WEEK = 7;

/** weekdaysOf({ first: '2026-12-12', last: '2026-12-13' }) → ['Samstag', 'Sonntag', 'Wochenende'] */
function weekdaysOf(event: Days): string[] {
  const days = daysOf(event)
    .slice(0, WEEK)
    .map((day) => WEEKDAYS[weekday(day)] ?? '');
  return days.some((day) => day === 'Samstag' || day === 'Sonntag') ? [...days, 'Wochenende'] : days;
}

/** One line per field (R-EVT-4): → 'Roboterwerkstatt\nTüftelwerk\nNeusser Straße, 50733 Köln\nNippes\nWorkshop Workshops\n16. Januar …' */
export const searchTextOf = (event: Event & Days, category: { one: string; many: string }): string =>
  [
    event.title,
    event.status?.text,
    event.location,
    event.fullAddress?.text,
    event.district,
    `${category.one} ${category.many}`,
    [event.date.text, ...weekdaysOf(event)].join(' '),
    event.time.text,
    event.ageRecommendation?.text,
    event.admission?.text,
    event.description,
  ]
    .filter(Boolean)
    .join('\n');
