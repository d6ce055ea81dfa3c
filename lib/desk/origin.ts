/** Which file a form was filled from: a field nobody sees, and no file holds. */
export const ORIGIN = 'desk-origin';
