import { type Day, today } from 'german/dates/day';
import { normalizeText } from 'german/dates/written';
import { parseDates, type Refusal } from './dates';
import { parseTimes } from './times';

type Dates = Exclude<ReturnType<typeof parseDates>, Refusal>;
type Times = Exclude<ReturnType<typeof parseTimes>, Refusal>;

/** `former` is what was announced before; without `time` only the day has changed. */
export type Status =
  | { is: 'abgesagt' | 'ausverkauft'; text: string }
  | { is: 'verschoben'; text: string; former: { date: Dates; time?: Times } };

const EXPECTED = 'abgesagt, ausverkauft oder verschoben vom 12. Dezember 2026';
const NO_FORMER =
  'auch der frühere Tag: verschoben vom 12. Dezember 2026; der neue steht bei date. Gibt es noch keinen: abgesagt';
const MOVED = /^verschoben(?: vo[nm]| \(vo[nm]|:)? ?(.*?)\)?$/i;
/** A clock at the end: ', 15 Uhr', ' um 10-12 Uhr' */
const CLOCK =
  /(?:,| um| ab)? ((?:(?:ab|von) )?\d{1,2}(?:[:.]\d{2})?(?: Uhr)?(?: ?(?:-|bis) ?\d{1,2}(?:[:.]\d{2})?)? Uhr)$/i;

/** What has become of an event: parseStatus('verschoben vom 12.12.2026, 15 Uhr') → { is: 'verschoben', text: 'verschoben vom 12. Dezember
 * 2026, 15:00 Uhr', former: { date: { first: '2026-12-12', … }, time: { … } } } */
export function parseStatus(written: string, on: Day = today()): Status | Refusal {
  const text = normalizeText(written);
  const plain = text.toLowerCase();
  if (plain === 'abgesagt' || plain === 'ausverkauft') return { is: plain, text: plain };
  const [found, before = ''] = MOVED.exec(text) ?? [];
  if (!found) return { expected: EXPECTED };
  if (!before) return { expected: NO_FORMER };
  const [clock = '', hours] = CLOCK.exec(before) ?? [];
  const date = parseDates(before.slice(0, before.length - clock.length), on);
  if ('expected' in date) return date;
  const time = hours === undefined ? undefined : parseTimes(hours);
  if (time && 'expected' in time) return time;
  const dateText = [date.text, time?.text].filter(Boolean).join(', ');
  return { is: 'verschoben', text: `verschoben vom ${dateText}`, former: { date, ...(time && { time }) } };
}
