import { normalizeText } from 'german/dates/written';
import { crossesMidnight } from '../overnight';
import type { Refusal } from './dates';
import { AND } from './patterns';

/** 'HH:MM', local time in Europe/Berlin. An end before the start is on the next day; without one only the start is known. */
export type Slot = { start: string; end?: string };

type Times = {
  /** In one spelling: '10:00 - 13:00 Uhr', '10:00 - 12:00 und 14:00 - 16:00 Uhr', '15:00 Uhr' or 'ganztägig' */
  text: string;
  /** In the order of the day; all day if there are none. */
  slots: Slot[];
};

const EXPECTED =
  'eine Uhrzeit wie 14:00 - 17:00 Uhr, 10–13 Uhr, 15 Uhr, ab 15 Uhr, 10–12 und 14–16 Uhr, 20 bis 2 Uhr oder ganztägig';
const NO_START = 'auch der Anfang, wie 14 bis 17 Uhr';
const NO_UNIT = '„Uhr“ am Ende, wie 10–13 Uhr';
const NO_SUCH = 'eine Uhrzeit, die es gibt: höchstens 24:00, und höchstens 59 Minuten';
const BACKWARDS =
  'das Ende nach dem Anfang; über Mitternacht geht es von nachmittags bis zum nächsten Vormittag: 20 bis 2 Uhr';
const MIXED = 'die frühere Zeit zuerst, und jede nach dem Ende der vorigen: 10–12 und 14–16 Uhr';

const CLOCK = '(\\d{1,2})(?:[:.](\\d{2}))?(?: Uhr)?';
const SLOT = new RegExp(`^(?:(ab|um|von) )?${CLOCK}(?: ?(?:-|bis(?: um)?) ?${CLOCK})?$`, 'i');

/** A time over midnight may begin at this hour and end at the other; anything else is mistyped. */
const NIGHT = { from: '14:00', to: '12:00' };
const MIDNIGHT = '00:00';

type Read = Slot & { text: string };

function slotFrom(written: string): Read | Refusal {
  const [, word = '', from = '', past = '00', to, pastTo = '00'] = SLOT.exec(written) ?? [];
  if (!from) return { expected: /^bis /i.test(written) ? NO_START : EXPECTED };
  const [start, end] = [`${from.padStart(2, '0')}:${past}`, to && `${to.padStart(2, '0')}:${pastTo}`];
  if (start > '23:59' || past > '59' || (end && (end > '24:00' || pastTo > '59'))) return { expected: NO_SUCH };
  if (!end) return { text: `${/ab/i.test(word) ? 'ab ' : ''}${start}`, start };
  const isMidnight = end === '24:00' || end === MIDNIGHT;
  const isNight = start >= NIGHT.from && end <= NIGHT.to;
  if (end <= start && !isNight && !isMidnight) return { expected: BACKWARDS };
  return { text: `${start} - ${isMidnight ? '24:00' : end}`, start, end: isMidnight ? MIDNIGHT : end };
}

const follows = (slot: Slot, before: Slot) =>
  !crossesMidnight(before) && slot.start > before.start && slot.start >= (before.end ?? '');

/** Parses times of day: parseTimes('10–13 Uhr') → { text: '10:00 - 13:00 Uhr', slots: [{ start: '10:00', end: '13:00' }] },
 * parseTimes('ganztags') → { text: 'ganztägig', slots: [] } */
export function parseTimes(written: string): Times | Refusal {
  const text = normalizeText(written);
  if (/^(ganztägig|ganztags)$/i.test(text)) return { text: 'ganztägig', slots: [] };
  const read = text.split(AND).map(slotFrom);
  const refused = read.find((slot) => 'expected' in slot);
  if (refused) return refused as Refusal;
  if (!/Uhr$/i.test(text)) return { expected: NO_UNIT };
  const slots = read as Read[];
  if (slots.slice(1).some((slot, at) => !follows(slot, slots[at] as Slot))) return { expected: MIXED };
  const texts = slots.map((slot) => slot.text);
  return {
    text: `${[texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' und ')}\u00a0Uhr`,
    slots: slots.map(({ text: _, ...slot }) => slot),
  };
}
