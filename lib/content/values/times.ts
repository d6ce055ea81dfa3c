import { normalizeText } from '@/lib/dates/written';
import type { Refusal } from './dates';

/** All day if there is no start. */
type Times = {
  /** In one spelling: '10:00 - 13:00 Uhr', 'ab 15:00 Uhr' or 'ganztägig' */
  text: string;
  /** 'HH:MM', local time in Europe/Berlin. */
  start?: string;
  end?: string;
};

const EXPECTED = 'eine Uhrzeit wie 14:00 - 17:00 Uhr, 10–13 Uhr, ab 15 Uhr oder ganztägig, das Ende nach dem Anfang';
const CLOCK = '([01]?\\d|2[0-3])(?:[:.]([0-5]\\d))?(?: Uhr)?';
const TIMES = new RegExp(`^(?:(?:von )?${CLOCK} ?(?:-|bis) ?${CLOCK}|ab ${CLOCK})$`, 'i');

const clock = (hour: string, minute = '00') => `${hour.padStart(2, '0')}:${minute}`;

/** Parses times of day: parseTimes('10–13 Uhr') → { text: '10:00 - 13:00 Uhr', start: '10:00', end: '13:00' }, parseTimes('ganztags') → {
 * text: 'ganztägig' } */
export function parseTimes(written: string): Times | Refusal {
  const text = normalizeText(written);
  if (/^(ganztägig|ganztags)$/i.test(text)) return { text: 'ganztägig' };
  const [, from, past, to, pastTo, open, pastOpen] = (text.endsWith('Uhr') && TIMES.exec(text)) || [];
  if (open) return { text: `ab ${clock(open, pastOpen)}\u00a0Uhr`, start: clock(open, pastOpen) };
  if (!from || !to) return { expected: EXPECTED };
  const [start, end] = [clock(from, past), clock(to, pastTo)];
  return start < end ? { text: `${start} - ${end}\u00a0Uhr`, start, end } : { expected: EXPECTED };
}
