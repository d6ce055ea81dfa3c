import type { Day } from './day';

/** From the first to the last of them, both included. */
type Days<D> = { from?: D | undefined; until?: D | undefined };

/** isOn({ until: '2026-06-20' }, '2026-06-21') → false */
export const isOn = ({ from = '', until = '~' }: Days<string>, day: Day) => from <= day && day <= until;

/** For an element that is shown on some days only. It is built as on that day, and lib/plain/days.ts sets it right by the
 * visitor's: onDays({ from: '2026-12-14' }, '2026-11-22') → { 'data-from': '2026-12-14', …, hidden: true } */
export const onDays = ({ from, until }: Days<Day>, builtOn: Day) => ({
  'data-from': from,
  'data-until': until,
  hidden: !isOn({ from, until }, builtOn),
});
