import { daysBetween, toDay } from '@/lib/dates/arithmetic';
import { type Day, today, weekday, yearOf } from '@/lib/dates/day';
import { formatDay, MONTHS, WEEKDAYS } from '@/lib/dates/german';
import { monthFrom, normalizeText, yearFrom } from '@/lib/dates/written';
import { type Days, daysOf } from '@/lib/events/days';
import { keepTogether } from '@/lib/no-break';

type Dates = Days & {
  /** In one spelling: '12. & 13. Dezember 2026' */
  text: string;
  /** Set if the text names no year. */
  assumedYear?: number;
};

export type Span = { first: Day; last: Day };
export type Refusal = { expected: string };
/** Missing parts are those of a later point. */
type Point = { day: number; month?: number; year?: number };

const ONE_DAY = 'ein Datum wie 5. April 2027 oder 5.4.2027';
const SEVERAL = `${ONE_DAY}, 12. & 13. Dezember 2026, 28. Februar bis 2. März 2027, jeden Samstag im Mai 2027`;

const MONTH = `${MONTHS.join('|')}|(?:${MONTHS.map((name) => name.slice(0, 3)).join('|')}|Sept)\\.?`;
const POINT = new RegExp(`^(\\d{1,2})\\. ?(?:(?:(\\d{1,2})\\.|(${MONTH})) ?(20\\d\\d|\\d\\d)?)?$`, 'i');
const WEEKLY = new RegExp(`^(?:jeden )?(${WEEKDAYS.join('|')})s? im (${MONTH})(?: (20\\d\\d|\\d\\d))?$`, 'i');
const NAMED_DAY = new RegExp(`^(${WEEKDAYS.join('|')}), ?`, 'i');

const weekdayFrom = (name: string) => WEEKDAYS.findIndex((known) => known.toLowerCase() === name.toLowerCase());
const lengthOf = (year: number, month: number) => [31, 30, 29, 28].find((last) => toDay(year, month, last));

function pointFrom(text: string): Point | undefined {
  const [, day, number, name, year] = POINT.exec(text) ?? [];
  if (!day) return undefined;
  const month = number ? Number(number) : name && monthFrom(name);
  return { day: Number(day), ...(month && { month }), ...(year && { year: yearFrom(year) }) };
}

/** Fills in missing months and years: '28. Dezember bis 2. Januar 2027' starts in 2026. */
function completed(points: readonly Point[], assumedYear: number): Required<Point>[] | undefined {
  const full: Required<Point>[] = [];
  for (const point of [...points].reverse()) {
    const [next] = full;
    const month = point.month ?? next?.month;
    if (!month) return undefined;
    const year = point.year ?? (next ? next.year - Number(month > next.month) : assumedYear);
    full.unshift({ day: point.day, month, year });
  }
  return full;
}

function realDay({ day, month, year }: Required<Point>): Day | Refusal {
  const name = MONTHS[month - 1];
  const expected = name ? `der ${name} ${year} hat ${lengthOf(year, month)} Tage` : 'das Jahr hat 12 Monate';
  return toDay(year, month, day) ?? { expected: `${ONE_DAY}; ${expected}` };
}

const isDay = (value: Day | Refusal): value is Day => typeof value === 'string';

/** `days` is set only if there are gaps between first and last. */
function daysFrom(days: readonly Day[]): Days | undefined {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  return daysBetween(first, last) + 1 === days.length ? { first, last } : { first, last, days: [...days] };
}

function weekly(text: string, assumedYear: number): Dates | undefined {
  const [, day, month, written] = WEEKLY.exec(text) ?? [];
  if (!day || !month) return undefined;
  const year = written ? yearFrom(written) : assumedYear;
  const inMonth = Array.from({ length: 31 }, (_, index) => toDay(year, monthFrom(month), index + 1));
  const days = daysFrom(inMonth.filter((one) => one && weekday(one) === weekdayFrom(day)) as Day[]);
  return (
    days && {
      ...days,
      text: `jeden ${WEEKDAYS[weekdayFrom(day)]} im ${MONTHS[monthFrom(month) - 1]} ${year}`,
      ...(!written && { assumedYear }),
    }
  );
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

function spansOf(text: string, assumedYear: number): { spans: Span[]; hasYear: boolean } | Refusal {
  const segments = text.split(/ ?(?:,|&|\bund\b) ?/).map((segment) => segment.split(/ ?(?:-|\bbis\b(?: zum)?) ?/));
  const points = segments.flat().map(pointFrom);
  const full = points.every((point) => point !== undefined) ? completed(points, assumedYear) : undefined;
  if (!full || segments.some(({ length }) => length > 2)) return { expected: SEVERAL };
  const days = full.map(realDay);
  const wrong = days.find((day) => !isDay(day));
  if (wrong) return wrong as Refusal;
  if (days.some((day, index) => index > 0 && day <= (days[index - 1] as Day)))
    return { expected: `${SEVERAL}, der frühere Tag zuerst` };
  const rest = (days as Day[]).values();
  const spans = segments.map(({ length }) => {
    const first = rest.next().value as Day;
    return { first, last: length > 1 ? (rest.next().value as Day) : first };
  });
  return { spans, hasYear: points.at(-1)?.year !== undefined };
}

/**
 * Parses one or more days (R-EVT-10):
 * parseDates('12. & 13. Dezember 2026') → { first: '2026-12-12', last: '2026-12-13', text: '12. & 13. Dezember 2026' }
 */
export function parseDates(written: string, assumedYear = yearOf(today())): Dates | Refusal {
  const text = normalizeText(written)
    .replace(/(\d{4})-(\d{2})-(\d{2})/g, '$3.$2.$1')
    .replace(/^(?:am|vom|immer) /i, '');
  const everyWeek = weekly(text, assumedYear);
  if (everyWeek) return everyWeek;

  const read = spansOf(text.replace(NAMED_DAY, ''), assumedYear);
  if ('expected' in read) return read;
  const days = daysFrom(read.spans.flatMap((span) => daysOf(span)));
  if (!days) return { expected: SEVERAL };
  const [, named] = NAMED_DAY.exec(text) ?? [];
  if (named && weekdayFrom(named) !== weekday(days.first))
    return { expected: `${ONE_DAY}; dieser Tag ist ein ${WEEKDAYS[weekday(days.first)]}` };
  return { ...days, text: formatSpans(read.spans), ...(!read.hasYear && { assumedYear }) };
}

/** parseDate('05.04.27') → { first: '2027-04-05', last: '2027-04-05', text: '5. April 2027' } */
export function parseDate(written: string): Dates | Refusal {
  const read = parseDates(written);
  if ('expected' in read) return { expected: read.expected.replace(SEVERAL, ONE_DAY) };
  return read.first < read.last ? { expected: ONE_DAY } : read;
}
