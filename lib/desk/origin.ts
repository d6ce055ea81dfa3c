/** Which file a form was filled from: a field nobody sees, and no file holds. */
export const ORIGIN = 'desk-origin';

/** Its first day, as lists sort by letters: → '2027-04-05'. No file holds it either. */
export const DAY = 'desk-day';
