import type { QuotedPlan } from '@/lib/plans/quote';
import { COPIES_MESSAGES } from './messages';

const LONGEST = 20;

/** copiesFault('12,5', terms) → 'Bitte geben Sie eine ganze Zahl von Exemplaren an, ohne Komma'; undefined for plans without copies */
export function copiesFault(text: string, terms: QuotedPlan['terms']): string | undefined {
  if (terms.kind !== 'schoolYear') return undefined;
  const { minimumCopies: least, maximumCopies: most } = terms;
  const typed = text.trim();
  if (typed === '') return COPIES_MESSAGES.few(least);
  if (typed.length > LONGEST) return COPIES_MESSAGES.words(least);
  if (/^-?\d+[.,]\d+$/.test(typed)) return COPIES_MESSAGES.fraction;
  if (!/^-?\d+$/.test(typed)) return COPIES_MESSAGES.words(least);
  if (Number(typed) < least) return COPIES_MESSAGES.few(least);
  return Number(typed) > most ? COPIES_MESSAGES.many(most) : undefined;
}

/** readCopies(' 12 ', terms) → 12; undefined if invalid */
export const readCopies = (text: string, terms: QuotedPlan['terms']) =>
  copiesFault(text, terms) === undefined ? Number(text) : undefined;
