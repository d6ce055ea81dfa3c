import { type Day, today } from 'german/dates/day';

/** Whether the last day is over on which an island shows what was built: isPastDay('2026-12-06') → false until that day ends */
export const isPastDay = (day: string | undefined): boolean => day !== undefined && today() > (day as Day);
