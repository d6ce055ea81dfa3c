/** Hidden form field that identifies the source file; never written to it. */
export const ORIGIN = 'desk-origin';

/** Hidden form field with the first day, for sorting; never written to a file: → '2027-04-05' */
export const DAY = 'desk-day';
