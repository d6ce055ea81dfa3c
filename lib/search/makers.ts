/** 'Wer schreibt …?', 'Wer hat … gemacht?' and the like. Matches folded text. */
const ASKED =
  /^\s*wer\b(.*?)\b(?:arbeitet|bestimmt|entscheidet|erstellt|gemacht|gestaltet|geschrieben|mach(?:t|en)|prufen|pruft|schreib(?:t|en)|verfasst|zeichnet)\b/;

/** Questions about makers and authors search for the editors, as 'wer' and 'macht' are stop words. Takes folded text:
 * makersAsked('wer schreibt die zeitung') → 'redaktion  die zeitung' */
export const makersAsked = (folded: string) => folded.replace(ASKED, 'redaktion $1');
