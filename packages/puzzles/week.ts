import type { Kind } from 'content/puzzle-kinds';
import { addDays, daysBetween } from 'german/dates/arithmetic';
import { type Day, weekday, yearOf } from 'german/dates/day';

export type Week = { name: string; first: Day };

const WEEK = 7;
const SATURDAY = 6;

const WEEKLY: readonly Kind[] = ['crossword', 'wordsearch', 'sudoku'];
const IN_TURN: readonly Kind[] = ['syllables', 'maze', 'cipher', 'logic', 'anagrams', 'pairs', 'differences'];
const TURNS = 3;

const START: Day = '2026-01-03';

/** Consecutive number of a week; undefined for any other name: weekCount('2026-47') → weekCount('2026-46') + 1 */
export function weekCount(name: string): number | undefined {
  const [year, week] = name.split('-').map(Number);
  if (!year || !week) return;
  // 4 January is always in week 1.
  const days = daysBetween('1970-01-05', `${year}-01-04` as Day);
  return Math.floor(days / WEEK) + week;
}

/** A week runs from Saturday to Friday and has the number of its issue: weekOf('2026-11-23') → { name: '2026-47', first: '2026-11-21' } */
export function weekOf(day: Day): Week {
  const first = addDays(day, -((weekday(day) - SATURDAY + WEEK) % WEEK));
  const thursday = addDays(first, -2);
  const year = yearOf(thursday);
  const number = Math.floor(daysBetween(`${year}-01-01`, thursday) / WEEK) + 1;
  return { name: `${year}-${String(number).padStart(2, '0')}`, first };
}

/** lastDayOf({ first: '2026-11-21' }) → '2026-11-27' */
export const lastDayOf = ({ first }: Pick<Week, 'first'>): Day => addDays(first, WEEK - 1);

/** Includes the weeks of both days: weeksBetween('2026-11-14', '2026-11-23') → [{ name: '2026-46', … }, { name: '2026-47', … }] */
export function weeksBetween(from: Day, until: Day): Week[] {
  const { first } = weekOf(from);
  const count = Math.floor(daysBetween(first, until) / WEEK) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, at) => weekOf(addDays(first, at * WEEK)));
}

/** Three fixed kinds and three in rotation: kindsIn(week47) → ['crossword', 'wordsearch', 'sudoku', 'logic', …] */
export function kindsIn({ first }: Pick<Week, 'first'>): Kind[] {
  const turn = Math.floor(daysBetween(START, first) / WEEK) * TURNS;
  const here = Array.from({ length: TURNS }, (_, at) => IN_TURN.at((turn + at) % IN_TURN.length));
  return [...WEEKLY, ...here.flatMap((kind) => kind ?? [])];
}
