import { addDays } from 'german/dates/arithmetic';
import { instantOf } from 'german/dates/offset';
import { normalizeText } from 'german/dates/written';
import { parseDate, type Refusal } from './dates';

/** `at` is in UTC, so that < compares it. */
export type PublishTime = { text: string; at: string };

const EXPECTED = 'ein Tag mit Jahr wie 5. April 2027, auf Wunsch mit Uhrzeit: 5. April 2027, 8 Uhr';
/** Without „Uhr“, requires a colon: '5. 4.27' is a day. */
const HOUR = /(?:,| um| ab)? (?:um |ab )?([01]?\d|2[0-3])(?:(?:[:.]([0-5]\d))? ?Uhr|:([0-5]\d))$/i;

function parsed(written: string, withoutHour: 'begins' | 'ends'): PublishTime | Refusal {
  const text = normalizeText(written);
  const [clock = '', hour, ...minutes] = HOUR.exec(text) ?? [];
  const read = parseDate(text.slice(0, text.length - clock.length));
  if ('expected' in read) {
    const [, why] = read.expected.split('; ');
    return { expected: why ? `${EXPECTED}; ${why}` : EXPECTED };
  }
  if (read.assumedYear !== undefined) return { expected: EXPECTED };
  if (hour === undefined) {
    const first = withoutHour === 'begins' ? read.first : addDays(read.first, 1);
    return { text: read.text, at: instantOf(`${first}T00:00`) ?? '' };
  }
  const minute = minutes.find(Boolean) ?? '00';
  const at = instantOf(`${read.first}T${hour.padStart(2, '0')}:${minute}`);
  const time = `${Number(hour)}${minute === '00' ? '' : `:${minute}`}\u00a0Uhr`;
  return at
    ? { text: `${read.text}, ${time}`, at }
    : { expected: `eine Uhrzeit, die es gibt: Am ${read.text} springt die Uhr von 2 auf 3 Uhr` };
}

/** Start of publication; a day counts from midnight (R-TIME-1):
 * parseFrom('5.4.2027 8:30 Uhr') → { text: '5. April 2027, 8:30 Uhr', at: '2027-04-05T06:30:00.000Z' } */
export const parseFrom = (written: string) => parsed(written, 'begins');

/** First moment after publication; a day counts to its end: parseUntil('2027-04-05') → { text: '5. April 2027', at: '2027-04-05T22:00:00.000Z' } */
export const parseUntil = (written: string) => parsed(written, 'ends');
