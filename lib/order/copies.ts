import type { Plan } from '@/lib/content/kinds';
import { COPIES_MESSAGES } from './messages';
import { cleanText } from './text';

const LONGEST = 20;
const UNIT = /\s*(?:stück|stk\.?|exemplare?n?|expl?\.?|hefte?|x)$/i;
const THOUSANDS = /^\d{1,3}(?:[. '’]\d{3})+$/;

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
  if (text.length > LONGEST) return COPIES_MESSAGES.words(least);
  const typed = bare(text);
  if (typed === '') return COPIES_MESSAGES.few(least);
  if (/^-?\d+[.,]\d+$/.test(typed)) return COPIES_MESSAGES.fraction;
  if (/^\d[\d ]*$/.test(typed) && typed.includes(' ')) return COPIES_MESSAGES.gap(typed.replaceAll(' ', ''));
  if (!/^-?\d+$/.test(typed)) return COPIES_MESSAGES.words(least);
  if (Number(typed) < least) return COPIES_MESSAGES.few(least);
  return Number(typed) > most ? COPIES_MESSAGES.many(most) : undefined;
}

/** readCopies('12 Stück', asks) → 12; undefined if invalid */
export const readCopies = (text: string, asks: Asks) =>
  copiesFault(text, asks) === undefined ? Number(bare(text)) : undefined;
