import type { Day } from './day';

const offsets = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });

/** '+01:00' in winter, '+02:00' in summer. */
const offsetAt = (moment: Date) =>
  offsets
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', '') || '+00:00';

/** withOffset('2026-12-12T15:00') → '2026-12-12T15:00:00+01:00', a wall clock time in Europe/Berlin as machines read it */
export function withOffset(time: string): string {
  // Read as if in UTC it is at most two hours off; asked again at the moment found, the offset is right on both sides
  // of a change of clocks.
  const guess = offsetAt(new Date(`${time}:00Z`));
  return `${time}:00${offsetAt(new Date(`${time}:00${guess}`))}`;
}

/** startOfDay('2026-10-31') → '2026-10-31T00:00:00+01:00' */
export const startOfDay = (day: Day) => withOffset(`${day}T00:00`);
