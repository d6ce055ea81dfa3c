import * as z from 'zod/mini';
import { type TextRule, textFault } from './text';

// The security policy forbids eval.
z.config({ jitless: true });

/**
 * textWith((text) => (text ? undefined : 'Bitte …')).safeParse(' Zoo ').data → 'Zoo'; for '' a single issue, 'Bitte …'
 */
export const textWith = (faultOf: (text: string) => string | undefined) =>
  z.string().check(
    z.trim(),
    z.refine((text) => faultOf(text) === undefined, { error: ({ input }) => faultOf(String(input)) }),
  );

/** textField(RULES.city).safeParse(' Köln ').data → 'Köln' */
export const textField = (rule: TextRule) => textWith((text) => textFault(text, rule));
