import type { Plan } from 'content/kinds';
import { cleanText } from 'german/clean-text';

const LONGEST = 20;
const UNIT = /\s*(?:stück|stk\.?|exemplare?n?|expl?\.?|hefte?|x)$/i;
const THOUSANDS = /^\d{1,3}(?:[. '’]\d{3})+$/;

const MESSAGES = {
  few: (minimum: number) => `Bitte geben Sie mindestens ${minimum} Exemplare an`,
  many: (maximum: number) =>
    `Mehr als ${maximum} Exemplare gehen nicht über dieses Formular. Bitte fragen Sie ${maximum} an und nennen Sie uns die ganze Zahl, wenn wir uns melden`,
  gap: (number: string) => `Bitte schreiben Sie die Zahl der Exemplare ohne Leerzeichen, zum Beispiel ${number}`,
  fraction: 'Bitte geben Sie eine ganze Zahl von Exemplaren an, ohne Komma',
  words: (minimum: number) => `Bitte geben Sie die Zahl der Exemplare in Ziffern an, zum Beispiel ${minimum}`,
} as const;

type Asks = Pick<Plan['asks'], 'copies'>;

/** Without unit and thousands separators: bare('1.000 Stück') → '1000' */
function bare(text: string): string {
  const number = cleanText(text).replace(UNIT, '');
  return THOUSANDS.test(number) ? number.replace(/\D/g, '') : number;
}

/** copiesFault('12,5', asks) → 'Bitte geben Sie eine ganze Zahl von Exemplaren an, ohne Komma'; undefined for plans without copies */
export function copiesFault(text: string, { copies }: Asks): string | undefined {
  if (!copies) return undefined;
  const { minimum: least, maximum: most } = copies;
  if (text.length > LONGEST) return MESSAGES.words(least);
  const typed = bare(text);
  if (typed === '') return MESSAGES.few(least);
  if (/^-?\d+[.,]\d+$/.test(typed)) return MESSAGES.fraction;
  if (/^\d[\d ]*$/.test(typed) && typed.includes(' ')) return MESSAGES.gap(typed.replaceAll(' ', ''));
  if (!/^-?\d+$/.test(typed)) return MESSAGES.words(least);
  if (Number(typed) < least) return MESSAGES.few(least);
  return Number(typed) > most ? MESSAGES.many(most) : undefined;
}

/** readCopies('12 Stück', asks) → 12; undefined if invalid */
export const readCopies = (text: string, asks: Asks) =>
  copiesFault(text, asks) === undefined ? Number(bare(text)) : undefined;
