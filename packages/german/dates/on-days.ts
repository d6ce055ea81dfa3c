import type { Day } from './day';

/** First and last day, both included. */
type Days<D> = { from?: D | undefined; until?: D | undefined };

/** isOn({ until: '2026-06-20' }, '2026-06-21') → false */
export const isOn = ({ from = '', until = '~' }: Days<string>, day: Day) => from <= day && day <= until;

/** Attributes of an element shown on some days only. `hidden` is right for the build day; lib/plain/days.ts updates it for the visitor's:
 * onDays({ from: '2026-12-14' }, '2026-11-22') → { 'data-from': '2026-12-14', …, hidden: true } */
export const onDays = ({ from, until }: Days<Day>, builtOn: Day) => ({
  'data-from': from,
  'data-until': until,
  hidden: !isOn({ from, until }, builtOn),
});
