import type { Day } from '@/lib/dates/day';

/**
 * Whether a dated offer is over: its last day still counts, the day after does not (decisions.md, Zoo offer).
 *
 * hasExpired('2026-06-20', '2026-06-20') → false, hasExpired('2026-06-20', '2026-06-21') → true
 */
export const hasExpired = (validUntil: Day, today: Day) => today > validUntil;
