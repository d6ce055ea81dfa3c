import type { Content } from 'content/kinds';
import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { lastDayOf, type Week, weekCount, weekOf } from 'puzzles/week';

type OnDays = { week: Week; days: { from?: Day; until?: Day } };

/** The week of the build and the next, which stays until the next build: weeksShown('2026-11-25') → [{ week: { name: '2026-47', … }, days:
 * { until: '2026-11-27' } }, { week: …, days: { from: '2026-11-28' } }] */
export function weeksShown(day: Day): OnDays[] {
  const now = weekOf(day);
  const next = weekOf(addDays(now.first, 7));
  return [
    { week: now, days: { until: lastDayOf(now) } },
    { week: next, days: { from: next.first } },
  ];
}

/** Rotates through a list weekly: inTurn(['a', 'b', 'c'], week47, 2) → ['b', 'c'], in week 48 ['a', 'b'] */
export function inTurn<T>(list: readonly T[], { name }: Pick<Week, 'name'>, count = 1): T[] {
  const start = (weekCount(name) ?? 0) * count;
  return list.slice(0, count).flatMap((_, at) => list[(start + at) % list.length] ?? []);
}

export const JOKES_A_WEEK = 4;

/** The week's joke with the shortest question, where there is little room: shortJoke(jokes, week47) → { question: 'Was ist bunt …?', … } */
export const shortJoke = (jokes: Content['lastPage']['jokes'], week: Pick<Week, 'name'>) =>
  inTurn(jokes, week, JOKES_A_WEEK).sort((one, other) => one.question.length - other.question.length)[0];
