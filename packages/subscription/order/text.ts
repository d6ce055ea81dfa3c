const LETTER = /\p{L}/u;

/** For a cleaned text; lengths in code points, without white space at both ends. */
export type TextRule = {
  /** The field's name in messages, with an article if needed. */
  what: string;
  least: number;
  most: number;
  short: string;
  needsLetter?: boolean;
  /** Allows line breaks. */
  isLong?: boolean;
};

/** Length in code points: lengthOf('👩🦉') → 2. For a text far above `most` the exact length is not counted. */
export const lengthOf = (text: string, most = Number.POSITIVE_INFINITY) =>
  text.length > 2 * most ? text.length : [...text].length;

/** textFault('', { what: 'Schule', least: 2, most: 100, short: 'Bitte nennen Sie die Schule' }) → 'Bitte nennen Sie die Schule' */
export function textFault(text: string, { what, least, most, short, needsLetter }: TextRule) {
  const trimmed = text.trim();
  const length = lengthOf(trimmed, most);
  if (length < least) return short;
  if (length > most) return `${what} darf höchstens ${most} Zeichen lang sein`;
  return needsLetter && !LETTER.test(trimmed) ? `${what} braucht mindestens einen Buchstaben` : undefined;
}
