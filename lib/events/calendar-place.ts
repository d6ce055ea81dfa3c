import type { AT_TODAY, Days } from 'content/event-days';
import { parseDay } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { monthOf } from './months';

/** `shown` is a day of the visible month. */
type Place = { shown: Day; selected: Day | undefined };

/** Value in the address if no day is selected. */
const NO_DAY = 'keiner';

/** Reads the address, ignoring days out of range:
 * parseCalendarQuery('?tag=2026-12-12', range, '2026-11-21') → { shown: '2026-12-12', selected: '2026-12-12' } */
export function parseCalendarQuery(search: string, range: Days, today: Day): Place {
  const query = new URLSearchParams(search);
  const named = (text: string) => {
    const day = parseDay(text);
    return day && day >= range.first && day <= range.last ? day : undefined;
  };
  const tag = query.get('tag') ?? '';
  const selected = tag === NO_DAY ? undefined : (named(tag) ?? today);
  const month = named(`${query.get('monat')}-01`) ?? monthOf(selected ?? today);
  return { shown: selected && monthOf(selected) === month ? selected : month, selected };
}

/** toCalendarQuery({ shown: '2027-05-01', selected: undefined }, today) → { monat: '2027-05', tag: 'keiner' } */
export function toCalendarQuery({ shown, selected }: Place, today: Day): typeof AT_TODAY {
  const month = monthOf(shown);
  return {
    monat: month === monthOf(selected ?? today) ? '' : month.slice(0, 7),
    tag: selected === today ? '' : (selected ?? NO_DAY),
  };
}

/** Selects the month's first event, else today, else no day: selectInMonth('2027-05-01', [], '2026-11-21') → { shown: '2027-05-01' } */
export function selectInMonth(month: Day, firstDays: Iterable<Day>, today: Day): Place {
  const [first] = [...firstDays].filter((day) => monthOf(day) === month).sort();
  const selected = first ?? (monthOf(today) === month ? today : undefined);
  return { shown: selected ?? month, selected };
}
