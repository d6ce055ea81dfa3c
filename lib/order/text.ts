const LETTER = /\p{L}/u;
/** An emoji with its joiners and modifiers, which are kept (group 1), or a character that cannot be seen. */
const UNSEEN =
  /(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f|\u200d)*)|\p{Default_Ignorable_Code_Point}|(?![\n\r\t])[\p{Cc}\p{Cs}]/gu;

/** What was meant by text from outside (a form, an address, a message), with its line breaks: composed letters, no characters that cannot be
 * seen, one space where there are several: cleanLines(' Liebe\r\nMu\u0308ller\u200b ') → 'Liebe\nMüller' */
export const cleanLines = (text: string) =>
  text
    .normalize('NFC')
    .replace(UNSEEN, (_, emoji: string | undefined) => emoji ?? '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

/** The same in one line: cleanText('Mu\u0308ller\u00ad,  Anna') → 'Müller, Anna' */
export const cleanText = (text: string) => cleanLines(text).replace(/\n+/g, ' ');

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
