import * as z from 'zod/mini';
import { cleanLines, cleanText, type TextRule, textFault } from './text';

// The security policy forbids eval.
z.config({ jitless: true });

/**
 * textWith((text) => (text ? undefined : 'Bitte …')).safeParse(' Zoo ').data → 'Zoo'; for '' a single issue, 'Bitte …'
 */
export const textWith = (faultOf: (text: string) => string | undefined, clean = cleanText) =>
  z.string().check(
    z.overwrite(clean),
    z.refine((text) => faultOf(text) === undefined, { error: ({ input }) => faultOf(String(input)) }),
  );

/** textField(RULES.city).safeParse(' Ko\u0308ln ').data → 'Köln' */
export const textField = (rule: TextRule) =>
  textWith((text) => textFault(text, rule), rule.isLong ? cleanLines : cleanText);
