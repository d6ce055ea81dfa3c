/** 'Wer schreibt …?', 'Wer hat … gemacht?' and the like. Folded. */
const ASKED =
  /^\s*wer\b(.*?)\b(?:arbeitet|bestimmt|entscheidet|erstellt|gemacht|gestaltet|geschrieben|mach(?:t|en)|prufen|pruft|schreib(?:t|en)|verfasst|zeichnet)\b/;

/** Who asks who makes or writes something asks for people, though 'wer' and 'macht' are no subject elsewhere. Takes folded
 * text: makersAsked('wer schreibt die zeitung') → 'redaktion  die zeitung' */
export const makersAsked = (folded: string) => folded.replace(ASKED, 'redaktion $1');
