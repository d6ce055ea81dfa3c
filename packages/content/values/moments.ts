import type { Refusal } from './dates';

export type Moment = { text: string; seconds: number };

const EXPECTED = 'Minuten und Sekunden wie 1:05 oder 0:12,5';
const MOMENT = /^(\d{1,3}):([0-5]\d)(?:[.,](\d))?$/;

/**
 * Parses a position in a recording:
 * parseMoment('1:02,5') → { text: '1:02', seconds: 62.5 }, parseMoment('62') → { expected: 'Minuten und Sekunden …' }
 */
export function parseMoment(written: string): Moment | Refusal {
  const [, minutes, seconds, tenths = '0'] = MOMENT.exec(written.trim()) ?? [];
  if (!minutes || !seconds) return { expected: EXPECTED };
  return {
    text: `${Number(minutes)}:${seconds}`,
    seconds: Number(minutes) * 60 + Number(seconds) + Number(tenths) / 10,
  };
}
