/** crossesMidnight({ start: '20:00', end: '02:00' }) → true */
export const crossesMidnight = ({ start, end }: { start: string; end?: string }) => end !== undefined && end <= start;
