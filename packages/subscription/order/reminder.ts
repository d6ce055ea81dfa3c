import { addDays } from 'german/dates/arithmetic';
import { type Day, now } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import type { Quote, QuotedPlan } from '../plans/quote';

/** An all-day event for the customer's own calendar. */
export type Reminder = { day: Day; title: string; text: string; endsItself: boolean };

/** Days before the last issue: within the free weeks of a trial, and early enough for the one-month notice. */
const AHEAD: Record<QuotedPlan['terms']['kind'], number> = { trial: 7, once: 14, monthly: 42, schoolYear: 0 };

/** Longest line in bytes (RFC 5545, 3.1). */
const LINE = 75;

/** Undefined without a last issue: reminderOf('Geschenkabo', quote, 'Das Geschenkabo …') → { day: '2027-01-02', title: 'Geschenkabo bis 16. Januar
 * 2027', … } */
export function reminderOf(title: string, { kind, lastIssue, endsItself }: Quote, text: string): Reminder | undefined {
  if (!lastIssue) return undefined;
  return { day: addDays(lastIssue, -AHEAD[kind]), title: `${title} bis ${formatDay(lastIssue)}`, text, endsItself };
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Folds a long line: line break and space. */
function folded(line: string): string {
  const utf8 = new TextEncoder();
  let bytes = 0;
  let text = '';
  for (const sign of line) {
    const size = utf8.encode(sign).length;
    if (bytes + size > LINE) {
      text += '\r\n ';
      bytes = 1;
    }
    text += sign;
    bytes += size;
  }
  return text;
}

const plain = (day: Day) => day.replaceAll('-', '');
const stamp = (at: Date) => at.toISOString().replace(/\.\d+|[-:]/g, '');

/** With an alarm at nine; `url` is the cancellation page: reminderFile(reminder, 'DUDA', 'year-2026-11-28') → 'BEGIN:VCALENDAR\r\n…' */
export function reminderFile({ day, title, text }: Reminder, product: string, name: string, url?: string): string {
  const summary = `SUMMARY:${escaped(`${product}: ${title}`)}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product}//Erinnerung//DE`,
    'BEGIN:VEVENT',
    `UID:${product.toLowerCase()}-${name}`,
    `DTSTAMP:${stamp(now())}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    summary,
    `DESCRIPTION:${escaped(text)}`,
    ...(url ? [`URL:${url}`] : []),
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT9H',
    summary.replace('SUMMARY', 'DESCRIPTION'),
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
