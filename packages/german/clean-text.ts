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
