import type { Plan } from '@/lib/content/kinds';
import { COPIES_MESSAGES } from './messages';

const LONGEST = 20;

type Asks = Pick<Plan['asks'], 'copies'>;

/** copiesFault('12,5', asks) → 'Bitte geben Sie eine ganze Zahl von Exemplaren an, ohne Komma'; undefined for plans without copies */
export function copiesFault(text: string, { copies }: Asks): string | undefined {
  if (!copies) return undefined;
  const { minimum: least, maximum: most } = copies;
  const typed = text.trim();
  if (typed === '') return COPIES_MESSAGES.few(least);
  if (typed.length > LONGEST) return COPIES_MESSAGES.words(least);
  if (/^-?\d+[.,]\d+$/.test(typed)) return COPIES_MESSAGES.fraction;
  if (!/^-?\d+$/.test(typed)) return COPIES_MESSAGES.words(least);
  if (Number(typed) < least) return COPIES_MESSAGES.few(least);
  return Number(typed) > most ? COPIES_MESSAGES.many(most) : undefined;
}

/** readCopies(' 12 ', asks) → 12; undefined if invalid */
export const readCopies = (text: string, asks: Asks) =>
  copiesFault(text, asks) === undefined ? Number(text) : undefined;
