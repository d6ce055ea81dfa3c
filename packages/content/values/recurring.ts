import { toDay } from 'german/dates/arithmetic';
import { type Day, weekday } from 'german/dates/day';
import { MONTHS, WEEKDAYS } from 'german/dates/german';
import { monthFrom, yearFrom } from 'german/dates/written';
import { AND, MONTH, UNTIL, WEEKDAY, weekdayFrom } from './patterns';

type Month = { month: number; year: number };
type Recurring = { days: Day[]; text: string; hasYear: boolean };

const ORDINALS = ['letzten', 'ersten', 'zweiten', 'dritten', 'vierten'];
const RECURRING = new RegExp(
  `^(?:jeden )?(?:([1-4])\\. |(${ORDINALS.join('|')}) )?(${WEEKDAY})s? (?:im|von|in den Monaten) (.+)$`,
  'i',
);
const ALL = /^Monat(?: (20\d\d|\d\d))?$/i;
const ONE = new RegExp(`^(${MONTH})(?: (20\\d\\d|\\d\\d))?$`, 'i');

/** Missing years are those of the next month; 'Dezember und Januar 2027' begins in 2026. */
function monthsFrom(segments: string[][], assumedYear: number): Month[][] | undefined {
  let next: Month | undefined;
  const whole = segments.toReversed().map((segment) =>
    segment.toReversed().map((text) => {
      const [, name, year] = ONE.exec(text) ?? [];
      if (!name) return undefined;
      const month = monthFrom(name);
      next = { month, year: year ? yearFrom(year) : next ? next.year - Number(month > next.month) : assumedYear };
      return next;
    }),
  );
  const all = whole.map((segment) => segment.toReversed()).toReversed();
  return all.flat().every((one) => one !== undefined) ? (all as Month[][]) : undefined;
}

const nth = ({ month, year }: Month) => year * 12 + month - 1;
const between = ([first, last = first]: Month[]): Month[] =>
  first && last
    ? Array.from({ length: nth(last) - nth(first) + 1 }, (_, step) => {
        const at = nth(first) + step;
        return { year: Math.floor(at / 12), month: (at % 12) + 1 };
      })
    : [];

const daysIn = ({ month, year }: Month, on: number, ordinal?: number): Day[] => {
  const days = Array.from({ length: 31 }, (_, index) => toDay(year, month, index + 1));
  const found = days.filter((day) => day !== undefined && weekday(day) === on) as Day[];
  return ordinal === undefined ? found : found.slice(ordinal - 1).slice(0, 1);
};

/** → 'im Januar und Februar 2027', 'von Dezember 2026 bis März 2027' */
function monthsText(months: Month[][]): string {
  const flat = months.flat();
  const named = flat.map(
    ({ month, year }, at) => `${MONTHS[month - 1]}${flat[at + 1]?.year === year ? '' : ` ${year}`}`,
  );
  const texts = months.map(({ length }) => named.splice(0, length).join(' bis '));
  return `${months.some(({ length }) => length > 1) ? 'von' : 'im'} ${[texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' und ')}`;
}

/**
 * Days that recur in months: recurring('1. Samstag im Monat 2027', 2026) → { days: ['2027-01-02', '2027-02-06', …], text: 'jeden 1. Samstag
 * im Monat 2027', hasYear: true }; undefined for another text
 */
export function recurring(text: string, assumedYear: number): Recurring | undefined {
  const [, figure, word, name, rest = ''] = RECURRING.exec(text) ?? [];
  if (!name) return undefined;
  const [isAll, ofYear] = ALL.exec(rest) ?? [];
  const segments = isAll
    ? [[`Januar ${ofYear ?? assumedYear}`, `Dezember ${ofYear ?? assumedYear}`]]
    : rest.split(AND).map((one) => one.split(UNTIL));
  const months = segments.every(({ length }) => length <= 2) ? monthsFrom(segments, assumedYear) : undefined;
  if (!months) return undefined;
  const ordinal = figure ? Number(figure) : word ? ORDINALS.indexOf(word.toLowerCase()) : undefined;
  const on = weekdayFrom(name);
  const days = [...new Set(months.flatMap(between).flatMap((month) => daysIn(month, on, ordinal)))].sort();
  const which = ordinal === undefined ? '' : ordinal === 0 ? 'letzten ' : `${ordinal}. `;
  const when = isAll ? `im Monat ${months[0]?.[0]?.year}` : monthsText(months);
  const hasYear = isAll ? ofYear !== undefined : /\d$/.test(rest);
  return { days, text: `jeden ${which}${WEEKDAYS[on]} ${when}`, hasYear };
}
