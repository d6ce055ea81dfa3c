import type { Refusal } from './dates';

/** 'ab 8 Jahren' has no `to`, 'für alle' has neither. */
export type Ages = { text: string; from?: number; to?: number };
export type Players = { text: string; from: number; to?: number; orMore?: true };
type Pages = { text: string; count: number };

const AGE = /^(?:ab \d{1,2}\sJahren|\d{1,2} bis \d{1,2}\sJahre)$/;
const YEARS = /(\d{1,2})(?:\s*(?:bis|-|–)\s*(\d{1,2}))?\s*Jahre/;
const PLAYERS = /^(ab )?(\d{1,2})(?: bis (\d{1,2}))? Spieler(?:innen und Spieler)?$|^1 Kind oder mehr$/;

/**
 * Reads ages from a text:
 * readAges('9 bis 12 Jahre') → { text: '9 bis 12 Jahre', from: 9, to: 12 }, readAges('für alle') → { text: 'für alle' }
 */
export function readAges(text: string): Ages {
  const [, from, to] = YEARS.exec(text) ?? [];
  return { text, ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) };
}

/** Parses ages (R-TIP-3): parseAges('ab 6 Jahren') → { text: 'ab 6 Jahren', from: 6 }, parseAges('für alle') → { expected: 'ab 6 Jahren
 * oder …' } */
export const parseAges = (text: string): Ages | Refusal =>
  AGE.test(text) ? readAges(text) : { expected: 'ab 6 Jahren oder 3 bis 6 Jahre' };

/** Parses a number of players: parsePlayers('2 bis 4 Spieler') → { …, from: 2, to: 4 }, parsePlayers('1 Kind oder mehr') → { …, from: 1,
 * orMore: true } */
export function parsePlayers(text: string): Players | Refusal {
  const match = PLAYERS.exec(text);
  if (!match) return { expected: 'eine Angabe wie 2 bis 4 Spieler' };
  const [, least, from = '1', to] = match;
  const orMore = !to && (least || !match[2]);
  return { text, from: Number(from), ...(to && { to: Number(to) }), ...(orMore && { orMore: true }) };
}

/** parsePages('288 Seiten') → { text: '288 Seiten', count: 288 } */
export function parsePages(text: string): Pages | Refusal {
  const [, count] = /^(\d{2,3})\sSeiten$/.exec(text) ?? [];
  return count ? { text, count: Number(count) } : { expected: 'eine Angabe wie 288 Seiten' };
}
