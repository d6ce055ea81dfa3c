import { daysBetween, toDay } from 'german/dates/arithmetic';
import { type Day, today, weekday, yearOf } from 'german/dates/day';
import { formatDay, MONTHS, WEEKDAYS } from 'german/dates/german';
import { monthFrom, normalizeText, yearFrom } from 'german/dates/written';
import { keepTogether } from 'german/no-break';
import { type Days, daysOf } from '../event-days';
import { AND, MONTH, UNTIL, WEEKDAY, weekdayFrom } from './patterns';
import { recurring } from './recurring';

type Dates = Days & {
  /** In one spelling: '12. & 13. Dezember 2026' */
  text: string;
  /** Set if the text names no year. */
  assumedYear?: number;
};

export type Span = { first: Day; last: Day };
export type Refusal = { expected: string };
/** Missing parts are those of a later point. */
type Point = { day: number; month?: number; year?: number; named?: number };
type FullPoint = Point & { month: number; year: number };

const ONE_DAY = 'ein Datum wie 5. April 2027 oder 5.4.2027';
const SEVERAL = `${ONE_DAY}, 12. & 13. Dezember 2026, 28. Februar bis 2. März 2027, jeden Samstag im Mai 2027`;

const POINT = new RegExp(
  `^(?:(${WEEKDAY})@)?(\\d{1,2})\\. ?(?:(?:(\\d{1,2})\\.|(${MONTH})) ?(20\\d\\d|\\d\\d)?)?$`,
  'i',
);
/** A weekday in front of a day: 'Sa., ', 'Samstag, den '; or the first and last of several: 'Sa./So., '. */
const NAMED_DAY = new RegExp(
  `(?<![\\p{L}\\d])(${WEEKDAY})(?: ?(?:/|&|-|und|bis) ?${WEEKDAY})?,? ?(?:de[nm] )?(?=\\d)`,
  'giu',
);

const lengthOf = (year: number, month: number) => [31, 30, 29, 28].find((last) => toDay(year, month, last));

/** What helps with a text that is no date. */
function refusal(text: string): Refusal {
  if (/^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(text)) return { expected: `${ONE_DAY}; mit Punkten statt Schrägstrichen` };
  if (/^jeden|^\p{L}+tags\b/iu.test(text))
    return { expected: `${SEVERAL}; dazu gehören die Monate, wie jeden Freitag im Januar und Februar 2027` };
  const [, name] = /\d{1,2}\. ?(\p{L}+)/u.exec(text) ?? [];
  return {
    expected:
      name && !new RegExp(`^(?:${MONTH}|und|bis)$`, 'i').test(name) ? `${SEVERAL}; „${name}“ ist kein Monat` : SEVERAL,
  };
}

function pointFrom(text: string): Point | undefined {
  const [, named, day, number, name, year] = POINT.exec(text) ?? [];
  if (!day) return undefined;
  const month = number ? Number(number) : name && monthFrom(name);
  return {
    day: Number(day),
    ...(month && { month }),
    ...(year && { year: yearFrom(year) }),
    ...(named && { named: weekdayFrom(named) }),
  };
}

/** Fills in missing months and years: '28. Dezember bis 2. Januar 2027' starts in 2026. */
function completed(points: readonly Point[], assumedYear: number): FullPoint[] | undefined {
  const full: FullPoint[] = [];
  for (const point of [...points].reverse()) {
    const [next] = full;
    const month = point.month ?? next?.month;
    if (!month) return undefined;
    const year = point.year ?? (next ? next.year - Number(month > next.month) : assumedYear);
    full.unshift({ ...point, month, year });
  }
  return full;
}

/** '28.12.–2.1.' without years is the coming turn of the year, until it is over. */
function dayPoints(points: readonly Point[], on: Day): FullPoint[] | undefined {
  const full = completed(points, yearOf(on));
  const [first, last] = [full?.[0], full?.at(-1)];
  if (!first || !last || points.some(({ year }) => year) || first.year === last.year) return full;
  const end = toDay(last.year, last.month, last.day);
  return end && end < on ? completed(points, last.year + 1) : full;
}

function realDay({ day, month, year, named }: FullPoint): Day | Refusal {
  const name = MONTHS[month - 1];
  const expected = name ? `der ${name} ${year} hat ${lengthOf(year, month)} Tage` : 'das Jahr hat 12 Monate';
  const real = toDay(year, month, day);
  if (!real) return { expected: `${ONE_DAY}; ${expected}` };
  if (named === undefined || named === weekday(real)) return real;
  return { expected: `${ONE_DAY}; der ${formatDay(real)} ist ein ${WEEKDAYS[weekday(real)]}` };
}

const isDay = (value: Day | Refusal): value is Day => typeof value === 'string';

/** `days` is set only if there are gaps between first and last. */
function daysFrom(days: readonly Day[]): Days | undefined {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  return daysBetween(first, last) + 1 === days.length ? { first, last } : { first, last, days: [...days] };
}

/** Leaves out month and year if the next day has the same ones. */
function before(day: Day, next: Day | undefined): string {
  const [date = '', month = '', year = ''] = formatDay(day).split(/\s/);
  if (next?.slice(0, 7) === day.slice(0, 7)) return date;
  return next?.slice(0, 4) === day.slice(0, 4) ? `${date} ${month}` : `${date} ${month} ${year}`;
}

/** Shortest text for days: → '5. April 2027', '12. & 13. Dezember 2026', '28. Februar bis 2. März 2027', '4., 11. & 25. Mai 2027' */
export function formatSpans(spans: readonly Span[]): string {
  const texts = spans.map(({ first, last }, index) => {
    const next = spans[index + 1]?.first;
    return first === last ? before(first, next) : `${before(first, last)} bis ${before(last, next)}`;
  });
  return keepTogether([texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' & '));
}

function spansOf(text: string, on: Day): { spans: Span[]; hasYear: boolean } | Refusal {
  const segments = text.split(AND).map((segment) => segment.split(UNTIL));
  const points = segments.flat().map(pointFrom);
  const full = points.every((point) => point !== undefined) ? dayPoints(points, on) : undefined;
  if (!full || segments.some(({ length }) => length > 2)) return refusal(text);
  const days = full.map(realDay);
  const wrong = days.find((day) => !isDay(day));
  if (wrong) return wrong as Refusal;
  if (days.some((day, index) => index > 0 && day <= (days[index - 1] as Day)))
    return { expected: `${SEVERAL}; der frühere Tag zuerst` };
  const rest = (days as Day[]).values();
  const spans = segments.map(({ length }) => {
    const first = rest.next().value as Day;
    return { first, last: length > 1 ? (rest.next().value as Day) : first };
  });
  return { spans, hasYear: points.at(-1)?.year !== undefined };
}

/**
 * Parses one or more days (R-EVT-10); `on` decides the year of a text that has none:
 * parseDates('12. & 13. Dezember 2026') → { first: '2026-12-12', last: '2026-12-13', text: '12. & 13. Dezember 2026' }
 */
export function parseDates(written: string, on: Day = today()): Dates | Refusal {
  const text = normalizeText(written)
    .replace(/(\d{4})-(\d{2})-(\d{2})/g, '$3.$2.$1')
    .replace(/^(?:am|vom|immer) /i, '');
  const again = recurring(text, yearOf(on));
  const read = again ?? spansOf(text.replace(NAMED_DAY, '$1@'), on);
  if ('expected' in read) return read;
  const found =
    'days' in read
      ? read
      : { ...read, days: read.spans.flatMap((span) => daysOf(span)), text: formatSpans(read.spans) };
  const days = daysFrom(found.days);
  return days
    ? { ...days, text: found.text, ...(!found.hasYear && { assumedYear: yearOf(days.last) }) }
    : { expected: SEVERAL };
}

/** parseDate('05.04.27') → { first: '2027-04-05', last: '2027-04-05', text: '5. April 2027' } */
export function parseDate(written: string): Dates | Refusal {
  const read = parseDates(written);
  if ('expected' in read) return { expected: read.expected.replace(SEVERAL, ONE_DAY) };
  return read.first < read.last ? { expected: ONE_DAY } : read;
}
