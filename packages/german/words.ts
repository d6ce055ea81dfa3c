/** Numbers and dates: '1.200', '3,5 Millionen', '5. April 2027', '5. April' */
const MONTH = '(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)';
const NUMBER = `\\d+\\. ${MONTH}(?: \\d{4})?|\\d+(?:[.,:]\\d+)*(?: (?:Millionen|Million|Milliarden|Milliarde))?`;
const WORD = "\\p{L}+(?:[-'’]\\p{L}+)*";
/** Nouns that may precede another noun without forming a name. */
const MEASURE =
  'Grad|Gramm|Kilo|Kilogramm|Liter|Meter|Kilometer|Prozent|Tonne|Tonnen|Stück|Glas|Tasse|Löffel|Paar|Art|Arten|Jahre|Tage';
const NAME = `(?<=[\\p{L}\\d,;–] (?:„)?)(?!(?:${MEASURE})\\b)\\p{Lu}[\\p{Ll}-]+(?: \\p{Lu}[\\p{Ll}-]+)+`;

const RUNNING = new RegExp(`${NUMBER}|${NAME}|${WORD}`, 'gu');

/** Counts names and numbers as one word, as children do: runningWords('Der Laacher See, am 5. April') → ['Der', 'Laacher See', 'am', '5. April'] */
export const runningWords = (sentence: string): string[] => sentence.match(RUNNING) ?? [];

/** plainWords('Der Laacher See, 1.200 Meter lang') → ['Der', 'Laacher', 'See', 'Meter', 'lang'] */
export const plainWords = (text: string): string[] => text.match(new RegExp(WORD, 'gu')) ?? [];
