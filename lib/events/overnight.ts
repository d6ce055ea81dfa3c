import type { Slot } from '@/lib/content/values/times';

/** crossesMidnight({ start: '20:00', end: '02:00' }) → true */
export const crossesMidnight = ({ start, end }: Slot) => end !== undefined && end <= start;
