import type { Day } from './day';

const offsets = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });

/** '+01:00' in winter, '+02:00' in summer. */
const offsetAt = (moment: Date) =>
  offsets
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', '') || '+00:00';

/** Adds the offset to a local time in Europe/Berlin: withOffset('2026-12-12T15:00') → '2026-12-12T15:00:00+01:00' */
export function withOffset(time: string): string {
  // The first guess reads the time as UTC and is at most two hours off; the offset at that moment is right on both
  // sides of a clock change.
  const guess = offsetAt(new Date(`${time}:00Z`));
  return `${time}:00${offsetAt(new Date(`${time}:00${guess}`))}`;
}

/** startOfDay('2026-10-31') → '2026-10-31T00:00:00+01:00' */
export const startOfDay = (day: Day) => withOffset(`${day}T00:00`);

/** Converts a local time to UTC: instantOf('2027-04-05T08:00') → '2027-04-05T06:00:00.000Z'. Returns the first if the time occurs twice,
 * undefined if the clocks skip it. */
export const instantOf = (time: string): string | undefined =>
  ['+02:00', '+01:00']
    .map((offset) => ({ offset, moment: new Date(`${time}:00${offset}`) }))
    .find(({ offset, moment }) => offsetAt(moment) === offset)
    ?.moment.toISOString();
