import { type Day, today } from '@/lib/dates/day';

/** After this day an island shows something else than it was built with: isOver('2026-12-06') → false, up to it */
export const isOver = (day: string | undefined): boolean => day !== undefined && today() > (day as Day);
